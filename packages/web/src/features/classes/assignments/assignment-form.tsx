import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { shiftDay } from "@verbena/core/calendar";
import { isUndated } from "@verbena/core/classes/assignment";
import { type LocalTime, localTimeIn } from "@verbena/core/local-time";
import type {
  AssignmentInput,
  AssignmentPage,
  ClassDetails,
  TaskInput,
} from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { readBody } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { newId } from "#lib/new-id.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { overviewQuery } from "../results/api.ts";
import { ofAssignment, ofClass } from "./api.ts";
import { PupilsField } from "./pupils-field.tsx";
import { TaskField } from "./task-field.tsx";
import { TaskPreviewBox, useTaskPreview } from "./task-preview.tsx";
import { TimeField, usualEnd } from "./time-field.tsx";

type AssignmentFormProps = {
  ofClass: ClassDetails;
  /** What is prefilled. */
  task: TaskInput;
  /** The task in words, for one that the fields cannot edit. Empty until they are known. */
  words: string;
  /** Null for a new assignment. */
  edited: AssignmentPage | null;
};

/** Whether the fields of the form can edit a task. Others can only be kept, such as a rule. */
export const isEditable = ({ kind }: Pick<TaskInput, "kind">) =>
  kind === "family" || kind === "verbs";

/** The form of a new or changed assignment. */
export function AssignmentForm({ ofClass: details, task, words, edited }: AssignmentFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const classId = details.id;
  const now = localTimeIn(currentInstant(), details.timeZone);
  const { data: overview } = useQuery(overviewQuery(classId));
  const isGiven = edited !== null && !isUndated(edited.assignment);
  const [initial] = useState(() => initialValues({ details, task, edited }));
  const kept = isEditable(initial.task) ? null : { task: initial.task, words };
  const [isGoalChosen, setGoalChosen] = useState(edited !== null);
  const [full, setFull] = useState(nobody);

  async function send({ id, from, ...values }: AssignmentInput): Promise<void> {
    if (edited === null) {
      await readBody(
        ofClass.assignments.$post({ param: { classId }, json: { id, from, ...values } }),
      );
      return;
    }
    const json = { ...values, ...(values.task === initial.task && { task: undefined }) };
    await readBody(
      ofAssignment.$patch({
        param: { classId, assignmentId: id },
        json: JSON.parse(JSON.stringify(json)),
      }),
    );
  }

  const form = useForm<AssignmentInput, unknown>({
    initial,
    schema: async () => {
      const { assignmentInput, assignmentChange } = await import("@verbena/server/forms");
      return edited === null ? assignmentInput : assignmentChange.loose();
    },
    submit: async () => {
      const { id, pupils } = form.values;
      setFull(nobody);
      await send({ ...form.values, goal }).catch((error: unknown) => {
        setFull(fullPupils(error, pupils));
        throw error;
      });
      void queries.invalidateQueries({ queryKey: ["classes", classId] });
      showToast(t(isGiven ? "assignments.form.changed" : "assignments.form.given"));
      await navigate({
        to: "/app/classes/$classId/assignments/$assignmentId",
        params: { classId, assignmentId: id },
      });
    },
  });
  const { values } = form;
  const preview = useTaskPreview(classId, values.task);
  const goal = isGoalChosen ? values.goal : usualGoal(preview.data?.formCount);

  return (
    <form {...form.formProps} className="flex flex-col gap-8">
      <TaskField
        task={values.task}
        kept={kept}
        onChange={(changed) => form.set("task", changed)}
        error={form.error("task")}
      />
      <TaskPreviewBox preview={preview} isEveryForm={goal.kind !== "answers"} />
      <GoalField
        goal={goal}
        onChange={(chosen) => {
          setGoalChosen(true);
          form.set("goal", chosen);
        }}
        error={form.error("goal")}
      />
      <TimeField
        value={values.until}
        onChange={(until) => form.set("until", until)}
        min={now}
        max={details.lastDay}
        label="until"
        zone={details.timeZone}
        error={form.error("until")}
      />
      {edited === null && (
        <StartField
          from={values.from}
          now={now}
          details={details}
          onChange={(from) => form.set("from", from)}
          error={form.error("from")}
        />
      )}
      <PupilsField
        pupils={overview?.pupils}
        chosen={values.pupils}
        onChange={(pupils) => form.set("pupils", pupils)}
        error={form.error("pupils")}
        full={full}
      />
      <TextField
        label={t("assignments.form.note")}
        hint={t("assignments.form.noteHint")}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        {...form.field("note")}
      />
      <div className="action-bar -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3">
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t(isGiven ? "common.save" : "assignments.form.give")}
          </Button>
          <ButtonLink to="/app/classes/$classId/assignments" params={{ classId }} variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

const nobody: ReadonlySet<string> = new Set();

/** Those of the chosen pupils whom the server refused, because they have too many assignments. */
function fullPupils(error: unknown, chosen: readonly string[] | null): ReadonlySet<string> {
  if (!(error instanceof ApiError)) return nobody;
  const places = error.issues
    .filter(({ key }) => key === "pupilFull")
    .map(({ path }) => Number(path.slice("pupils.".length)));
  return new Set(places.flatMap((place) => chosen?.[place] ?? []));
}

type Initial = Pick<AssignmentFormProps, "task" | "edited"> & { details: ClassDetails };

function initialValues({ details, task, edited }: Initial): AssignmentInput {
  const { timeZone, lastDay } = details;
  if (edited !== null) {
    const { id, goal, note, forEverybody, until } = edited.assignment;
    return {
      id,
      task,
      goal,
      note,
      pupils: forEverybody ? null : edited.pupils.map(({ userId }) => userId),
      from: null,
      until: isUndated(edited.assignment)
        ? usualEnd(timeZone, lastDay)
        : localTimeIn(until, timeZone),
    };
  }
  return {
    id: newId(),
    task,
    goal: { kind: "each-once" },
    note: "",
    pupils: null,
    from: null,
    until: usualEnd(timeZone, lastDay),
  };
}

type Goal = AssignmentInput["goal"];

type GoalFieldProps = { goal: Goal; onChange: (goal: Goal) => void; error: string | undefined };

const USUAL_ANSWERS = 20;

/** More forms than most pupils practise for one assignment. */
const MANY_FORMS = 60;

/** The goal of a new assignment, unless the teacher chooses another one. */
function usualGoal(formCount: number | undefined): Goal {
  return formCount !== undefined && formCount > MANY_FORMS
    ? { kind: "answers", answers: USUAL_ANSWERS }
    : { kind: "each-once" };
}

function GoalField({ goal, onChange, error }: GoalFieldProps) {
  const { t } = useTranslation();
  const choose = (kind: Goal["kind"]) =>
    onChange(kind === "answers" ? { kind, answers: USUAL_ANSWERS } : { kind });
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t("assignments.form.goal")}
        value={goal.kind}
        onChange={choose}
        options={(["each-once", "each-on-two-days", "answers"] as const).map((kind) => ({
          value: kind,
          label: t(`assignments.form.goals.${kind}`),
        }))}
      />
      {goal.kind === "answers" && (
        <TextField
          type="number"
          label={t("assignments.form.answers")}
          hint={t("assignments.form.answersHint")}
          className="max-w-xs"
          inputMode="numeric"
          min={1}
          max={1000}
          value={goal.answers === 0 ? "" : goal.answers}
          onChange={({ target }) =>
            onChange({ ...goal, answers: Math.trunc(Number(target.value)) })
          }
          error={error}
        />
      )}
    </div>
  );
}

type StartFieldProps = {
  from: LocalTime | null;
  now: LocalTime;
  details: ClassDetails;
  onChange: (from: LocalTime | null) => void;
  error: string | undefined;
};

/** An assignment begins at once, unless the teacher wants it to begin later. */
function StartField({ from, now, details, onChange, error }: StartFieldProps) {
  const { t } = useTranslation();
  if (from === null) {
    const tomorrow = shiftDay(now.slice(0, "2026-03-01".length), 1);
    return (
      <div className="-mt-6">
        <Button variant="quiet" size="small" onClick={() => onChange(`${tomorrow}T08:00`)}>
          {t("assignments.form.startLater")}
        </Button>
      </div>
    );
  }
  return (
    <TimeField
      value={from}
      onChange={onChange}
      min={now}
      max={details.lastDay}
      label="from"
      zone={details.timeZone}
      error={error}
    />
  );
}

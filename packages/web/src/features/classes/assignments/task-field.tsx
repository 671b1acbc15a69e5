import { verbsIn } from "@verbena/core/classes/assignment";
import {
  allFamilies,
  type ConjugationFamily,
  conjugationFamilies,
  type Family,
  families,
} from "@verbena/core/families";
import type { TaskInput } from "@verbena/server/client";
import { useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type Kind = "family" | "verbs" | "missed";

type TaskFieldProps = {
  task: TaskInput;
  /** A task that the fields cannot edit, such as a rule. It can be kept. Its words are empty until they are known. */
  kept: { task: TaskInput; words: string } | null;
  onChange: (task: TaskInput) => void;
  error: string | undefined;
};

/** What an assignment asks: a family, verbs in some tenses, or what the class gets wrong. */
export function TaskField({ task, kept, onChange, error }: TaskFieldProps) {
  const { t } = useTranslation();
  const kind = task === kept?.task ? "kept" : (task.kind as Kind);
  const [family, setFamily] = useState<Family>(
    task.kind === "family" ? task.family : "presente-indicativo",
  );
  const choose = (chosen: Kind | "kept") => {
    if (chosen === "kept" && kept) onChange(kept.task);
    if (chosen === "family") onChange({ kind: "family", family });
    if (chosen === "verbs") onChange({ kind: "verbs", verbs: [], families: tensesNear(family) });
    if (chosen === "missed") onChange({ kind: "missed", days: "30" });
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t("assignments.form.what")}
        value={kind}
        onChange={choose}
        options={[
          ...(kept ? [{ value: "kept" as const, label: <KeptTask words={kept.words} /> }] : []),
          { value: "family", label: t("assignments.form.kinds.family") },
          { value: "verbs", label: t("assignments.form.kinds.verbs") },
          { value: "missed", label: t("assignments.form.kinds.missed") },
        ]}
      />
      {kind === "family" && (
        <SelectField
          label={t("assignments.form.family")}
          value={family}
          onChange={(chosen) => {
            setFamily(chosen);
            onChange({ kind: "family", family: chosen });
          }}
          options={allFamilies.map((one) => ({ value: one, label: families[one].name }))}
        />
      )}
      {kind === "verbs" && task.kind === "verbs" && (
        <VerbsFields task={task} onChange={onChange} error={error} />
      )}
      {kind === "missed" && task.kind === "missed" && (
        <SelectField
          label={t("assignments.form.period")}
          value={task.days}
          onChange={(days) => onChange({ ...task, days })}
          options={[
            { value: "7", label: t("assignments.form.periods.week") },
            { value: "30", label: t("assignments.form.periods.month") },
            { value: "365", label: t("assignments.form.periods.year") },
          ]}
        />
      )}
      {kind !== "verbs" && error !== undefined && (
        <div role="alert">
          <FieldError id="task-error" error={error} />
        </div>
      )}
    </div>
  );
}

function KeptTask({ words }: { words: string }) {
  const { t } = useTranslation();
  return words === "" ? t("assignments.form.kinds.same") : <SpanishText text={words} />;
}

const tensesNear = (family: Family): ConjugationFamily[] =>
  conjugationFamilies.filter((one) => one === family);

type VerbsTask = Extract<TaskInput, { kind: "verbs" }>;

type VerbsFieldsProps = {
  task: VerbsTask;
  onChange: (task: VerbsTask) => void;
  error: string | undefined;
};

/** Verbs that the teacher types or takes from a selection, and tenses. */
function VerbsFields({ task, onChange, error }: VerbsFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(task.verbs.join(", "));
  const [first = "presente-indicativo"] = task.families;
  const { data: selections = [] } = usePackages(first);
  const type = (text: string) => {
    setTyped(text);
    onChange({ ...task, verbs: verbsIn(text) });
  };
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{t("assignments.form.tenses")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {conjugationFamilies.map((family) => (
            <Checkbox
              key={family}
              checked={task.families.includes(family)}
              onChange={() =>
                onChange({
                  ...task,
                  families: conjugationFamilies.filter(
                    (one) => (one === family) !== task.families.includes(one),
                  ),
                })
              }
            >
              <span lang="es">{families[family].name}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t("assignments.form.verbs")}
        hint={t("assignments.form.verbsHint")}
        error={error}
        lang="es"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {selections.length > 0 && (
        <SelectField
          label={t("assignments.form.selection")}
          value=""
          onChange={(id) => {
            const chosen = selections.find((one) => one.id === id);
            if (chosen) type(chosen.verbs.join(", "));
          }}
          options={[
            { value: "", label: t("assignments.form.noSelection") },
            ...selections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}

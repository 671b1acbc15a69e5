import { useQuery } from "@tanstack/react-query";
import { conjugationFamilies, type Family, isFamily } from "@verbena/core/families";
import { isSkill } from "@verbena/core/knowledge/skill";
import type { TaskInput } from "@verbena/server/client";
import { useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { classQuery } from "../results/api.ts";
import { BackToClass } from "../results/back-to-class.tsx";
import { taskInWords } from "../results/task-in-words.ts";
import { assignmentQuery } from "./api.ts";
import { AssignmentForm } from "./assignment-form.tsx";

/** What an address can prefill: a family, verbs in it, a rule, or what the class gets wrong, all or for one reason. */
type NewAssignmentSearch = {
  family?: string | undefined;
  /** Separated by commas. */
  verbs?: string | undefined;
  skill?: string | undefined;
  /** Why the forms were wrong: a skill or a cause of mistakes. */
  topic?: string | undefined;
  /** In so many days. */
  days?: string | undefined;
};

type NewAssignmentPageProps = { classId: string; search: NewAssignmentSearch };

export function NewAssignmentPage({ classId, search }: NewAssignmentPageProps) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const task = useMemo(() => taskOf(search), [search]);
  const isEditable = task.kind !== "skill" && !(task.kind === "missed" && task.topic);
  return (
    <PageBody>
      <BackToClass classId={classId} />
      <PageHeading title={t("assignments.new")}>{t("assignments.new")}</PageHeading>
      <QueryContent query={details} failure={t("assignments.loadFailed")}>
        {(ofClass) => (
          <AssignmentForm
            ofClass={ofClass}
            task={task}
            kept={isEditable ? null : { task, words: "" }}
            edited={null}
          />
        )}
      </QueryContent>
    </PageBody>
  );
}

const FIRST_FAMILY: Family = "presente-indicativo";

function taskOf({ family, verbs, skill, topic, days }: NewAssignmentSearch): TaskInput {
  const chosen = family !== undefined && isFamily(family) ? family : null;
  const tenses = conjugationFamilies.filter((one) => chosen === null || one === chosen);
  if (skill !== undefined && isSkill(skill)) return { kind: "skill", skill, families: tenses };
  if (topic !== undefined || days !== undefined) {
    return {
      kind: "missed",
      days: days === "7" || days === "365" ? days : "30",
      ...(topic !== undefined && { topic }),
      ...(chosen !== null && { families: [chosen] }),
    };
  }
  if (verbs !== undefined && tenses.length > 0) {
    return { kind: "verbs", verbs: verbs.split(","), families: tenses };
  }
  return { kind: "family", family: chosen ?? FIRST_FAMILY };
}

type EditAssignmentPageProps = { classId: string; assignmentId: string };

export function EditAssignmentPage({ classId, assignmentId }: EditAssignmentPageProps) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const query = useQuery(assignmentQuery(classId, assignmentId));
  return (
    <PageBody>
      <BackToClass classId={classId} />
      <PageHeading title={t("assignments.form.changeTitle")}>
        {t("assignments.form.changeTitle")}
      </PageHeading>
      <p className="max-w-prose text-ink-soft">{t("assignments.form.changeText")}</p>
      <QueryContent query={details} failure={t("assignments.loadFailed")}>
        {(ofClass) => (
          <QueryContent query={query} failure={t("assignments.loadFailed")}>
            {(page) => {
              const task = page.assignment.task as TaskInput;
              const isEditable = task.kind === "family" || task.kind === "verbs";
              const words = taskInWords(t, page.assignment);
              return (
                <AssignmentForm
                  ofClass={ofClass}
                  task={task}
                  kept={isEditable ? null : { task, words }}
                  edited={page}
                />
              );
            }}
          </QueryContent>
        )}
      </QueryContent>
    </PageBody>
  );
}

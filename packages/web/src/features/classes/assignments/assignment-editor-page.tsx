import { useQuery } from "@tanstack/react-query";
import { isDiagnosisCode } from "@verbena/core/causes";
import type { Task } from "@verbena/core/classes/assignment";
import { isSkill } from "@verbena/core/knowledge/skill";
import { readTask, type SourceSearch } from "@verbena/core/practice-sheet/card-source";
import type { TaskInput } from "@verbena/server/client";
import { useMemo } from "react";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { classQuery } from "../results/api.ts";
import { BackToClass } from "../results/back-to-class.tsx";
import { taskInWords } from "../results/task-in-words.ts";
import { topicInWords } from "../results/topic-in-words.ts";
import { assignmentQuery, taskPreviewQuery } from "./api.ts";
import { AssignmentForm, isEditable } from "./assignment-form.tsx";

/** What an address prefills. */
type NewAssignmentSearch = SourceSearch & {
  /** Why the class got the forms wrong: a skill or a cause of mistakes. */
  topic?: string | undefined;
};

type NewAssignmentPageProps = { classId: string; search: NewAssignmentSearch };

export function NewAssignmentPage({ classId, search }: NewAssignmentPageProps) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const task = useMemo(() => readTask(search) ?? firstTask, [search]);
  const { data: asked } = useQuery({
    ...taskPreviewQuery(classId, task as TaskInput),
    enabled: !isEditable(task),
  });
  return (
    <PageBody>
      <BackToClass classId={classId} />
      <PageHeading title={t("assignments.new")}>{t("assignments.new")}</PageHeading>
      <QueryContent query={details} failure={t("assignments.loadFailed")}>
        {(ofClass) => (
          <AssignmentForm
            ofClass={ofClass}
            task={task as TaskInput}
            words={asked ? wordsOf(t, { task, topic: search.topic, ...asked }) : ""}
            edited={null}
          />
        )}
      </QueryContent>
    </PageBody>
  );
}

/** What the forms of a confusion have in common, or what else the task asks. */
function wordsOf(
  t: Translate,
  { topic, ...asked }: Parameters<typeof taskInWords>[1] & { topic: string | undefined },
): string {
  const isTopic = topic !== undefined && (isSkill(topic) || isDiagnosisCode(topic));
  const words = isTopic ? topicInWords(t, { topic, cards: asked.sample }) : "";
  return words || taskInWords(t, asked);
}

const firstTask: Task = { kind: "family", family: "presente-indicativo" };

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
              const { assignment } = page;
              return (
                <AssignmentForm
                  ofClass={ofClass}
                  task={assignment.task as TaskInput}
                  words={taskInWords(t, assignment)}
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

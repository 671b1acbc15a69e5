import type { Task } from "@verbena/core/classes/assignment";
import { isConjugationFamily } from "@verbena/core/families";
import { isFormSkill, isSkill } from "@verbena/core/knowledge/skill";
import { writeTask } from "@verbena/core/practice-sheet/card-source";
import type { ClassConfusion } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";
import { useAskedByClass, useIsArchived } from "./api.ts";

type ConfusionActionsProps = {
  classId: string;
  confusion: ClassConfusion;
  /** The confusion in plain words, which tells its buttons from others. */
  name: string;
};

/** What a teacher can do about a confusion. */
export function ConfusionActions({ classId, confusion, name }: ConfusionActionsProps) {
  const { t } = useTranslation();
  const isArchived = useIsArchived(classId);
  const ofClass = useAskedByClass(classId);
  const { topic, cards } = confusion;
  if (cards.length === 0 || ofClass === null) return null;
  const task = taskOf(confusion);
  const search = { ...writeTask(task), ...ofClass };
  return (
    <div className="flex flex-wrap gap-x-5 text-[0.9375rem] print:hidden">
      <TextLink
        to="/app/board/show"
        search={search}
        state={{ wrongAnswers: cards }}
        className={linkClass}
        aria-label={t("classResults.confusions.projectNamed", { name })}
      >
        {t("classResults.confusions.project")}
      </TextLink>
      {!isArchived && (
        <TextLink
          to="/app/classes/$classId/assignments/new"
          params={{ classId }}
          search={assignmentOf(task, topic)}
          className={linkClass}
          aria-label={t("classResults.confusions.assignNamed", { name })}
        >
          {t("classResults.confusions.assign")}
        </TextLink>
      )}
      <TextLink
        to="/app/print"
        search={search}
        className={linkClass}
        aria-label={t("classResults.confusions.printNamed", { name })}
      >
        {t("classResults.confusions.print")}
      </TextLink>
    </div>
  );
}

const linkClass = "inline-block py-2.5 pointer-fine:py-1";

/**
 * What a teacher practises with a class about a confusion: all forms of its rule; otherwise, the forms on which it
 * happened.
 */
function taskOf({ topic, cards }: ClassConfusion): Task {
  const families = [...new Set(cards.map(({ family }) => family))].filter(isConjugationFamily);
  return isSkill(topic) && isFormSkill(topic) && families.length > 0
    ? { kind: "skill", skill: topic, families }
    : { kind: "forms", forms: cards };
}

/** The search parameters of a new assignment: practice of a rule, or of the forms that were wrong for a cause. */
function assignmentOf(task: Task, topic: ClassConfusion["topic"]) {
  if (task.kind !== "skill") return { topic, days: "30" };
  const [family] = task.families;
  return { skill: task.skill, family };
}

import type { Task } from "@verbena/core/classes/assignment";
import { isConjugationFamily } from "@verbena/core/families";
import { isFormSkill, isSkill } from "@verbena/core/knowledge/skill";
import { writeTask } from "@verbena/core/practice-sheet/card-source";
import type { ClassConfusion } from "@verbena/server/client";
import { ClipboardList, Presentation, Printer } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { ButtonLink } from "#ui/link.tsx";
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
    <div className="flex flex-wrap gap-x-1 gap-y-1 print:hidden">
      <ButtonLink
        to="/app/board/show"
        search={search}
        state={{ wrongAnswers: cards }}
        variant="secondary"
        size="small"
        className={lowerWithMouse}
        aria-label={t("classResults.confusions.projectNamed", { name })}
      >
        <Presentation aria-hidden className="size-4" />
        {t("classResults.confusions.project")}
      </ButtonLink>
      {!isArchived && (
        <ButtonLink
          to="/app/classes/$classId/assignments/new"
          params={{ classId }}
          search={{ ...writeTask(task), topic }}
          variant="quiet"
          size="small"
          className={lowerWithMouse}
          aria-label={t("classResults.confusions.assignNamed", { name })}
        >
          <ClipboardList aria-hidden className="size-4" />
          {t("classResults.confusions.assign")}
        </ButtonLink>
      )}
      <ButtonLink
        to="/app/print"
        search={search}
        variant="quiet"
        size="small"
        className={lowerWithMouse}
        aria-label={t("classResults.confusions.printNamed", { name })}
      >
        <Printer aria-hidden className="size-4" />
        {t("classResults.confusions.print")}
      </ButtonLink>
    </div>
  );
}

/** So that three confusions fit on a laptop. */
const lowerWithMouse = "text-[0.9375rem] pointer-fine:min-h-9 pointer-fine:py-1";

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

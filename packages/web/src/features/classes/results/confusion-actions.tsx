import { isTeachable } from "@verbena/core/classes/confusions";
import { isConjugationFamily } from "@verbena/core/families";
import { isSkill } from "@verbena/core/knowledge/skill";
import { writeCards } from "@verbena/core/practice-sheet/card-list";
import type { ClassConfusion } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";
import { useIsArchived } from "./api.ts";

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
  const { cards } = confusion;
  const search = practiceOf(confusion);
  if (search === null) return null;
  return (
    <div className="flex flex-wrap gap-x-5 text-[0.9375rem] print:hidden">
      <TextLink
        to="/app/board/show"
        search={search}
        state={shownToClass(confusion)}
        className={linkClass}
        aria-label={t("classResults.confusions.projectNamed", { name })}
      >
        {t("classResults.confusions.project")}
      </TextLink>
      {!isArchived && (
        <TextLink
          to="/app/classes/$classId/assignments/new"
          params={{ classId }}
          search={assignmentOf(confusion)}
          className={linkClass}
          aria-label={t("classResults.confusions.assignNamed", { name })}
        >
          {t("classResults.confusions.assign")}
        </TextLink>
      )}
      <TextLink
        to="/app/print"
        search={{ cards: writeCards(cards) }}
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
 * The state with which the board shows what the class wrote. What nothing explains can be any text, which does not belong on
 * a projector.
 */
const shownToClass = ({ topic, examples }: ClassConfusion) =>
  isTeachable(topic) ? { wrongAnswers: examples } : {};

/** The forms on which a confusion happened, as the search parameters of the board and of the sheet. */
function practiceOf({ cards }: ClassConfusion) {
  const family = cards[0]?.family;
  if (family === undefined) return null;
  if (!isConjugationFamily(family)) return { family };
  const items = cards
    .filter((card) => card.family === family)
    .map(({ item }) => item.replace(/^no /, ""));
  return { family, verbs: [...new Set(items)].join(",") };
}

/** Practice of a skill, or of the forms that were wrong for a cause. */
function assignmentOf({ topic, cards }: ClassConfusion) {
  const family = cards[0]?.family;
  return isSkill(topic) && family !== undefined && isConjugationFamily(family)
    ? { skill: topic, family }
    : { topic, days: "30" };
}

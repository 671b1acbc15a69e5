import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/text-link.tsx";

type FamilyActionsProps = {
  exerciseKey: ExerciseKey;
  due: number;
  /** How many items are on the failed list; undefined until that is known. */
  failed: number | undefined;
  /** Id of the family's heading, for those who hear the links out of their row. */
  labelledBy: string;
};

/** Practise first; then selections, what went wrong, theory. */
export function FamilyActions({ exerciseKey, due, failed, labelledBy }: FamilyActionsProps) {
  const { t } = useTranslation();
  const reviewLabel = t(
    isConjugationKey(exerciseKey) ? "navigation.verbsToReview" : "navigation.sentencesToReview",
  );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <ButtonLink
        aria-describedby={labelledBy}
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey }}
        variant="secondary"
        size="small"
        className="mr-1"
      >
        {t(due > 0 ? "dashboard.review" : "dashboard.practise")}
      </ButtonLink>
      {isConjugationKey(exerciseKey) && (
        <TextLink
          aria-describedby={labelledBy}
          to="/app/packages/$tense"
          params={{ tense: exerciseKey }}
          className="py-2.5"
        >
          {t("navigation.selections")}
        </TextLink>
      )}
      <TextLink
        aria-describedby={labelledBy}
        to="/app/packages/$tense/failed"
        params={{ tense: exerciseKey }}
        className="py-2.5"
      >
        {failed === undefined ? reviewLabel : `${reviewLabel} (${failed})`}
      </TextLink>
      <TextLink
        aria-describedby={labelledBy}
        to="/app/theory/$exerciseKey"
        params={{ exerciseKey }}
        className="py-2.5"
      >
        {t("navigation.theory")}
      </TextLink>
    </div>
  );
}

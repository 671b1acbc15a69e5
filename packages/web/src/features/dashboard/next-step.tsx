import { defaultExerciseKey, type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { type FamilyOverview, isSettled } from "./use-family-overview.ts";

/** The next thing to do: reviews that are due, else mistakes, else new forms. */
export function NextStep({ overview }: { overview: Record<ExerciseKey, FamilyOverview> }) {
  const { t } = useTranslation();
  if (!Object.values(overview).every(isSettled)) return <Placeholder className="h-12 w-64" />;
  const next = nextFamily(overview);
  const isDue = (overview[next].counts?.due ?? 0) > 0;
  const resisting = exerciseKeys.find(
    (key) => (overview[key].progress?.failedItems.length ?? 0) > 0,
  );
  if (!isDue && resisting !== undefined) {
    return (
      <Step exerciseKey={resisting} failed>
        {t("dashboard.reviewMistakes")}
      </Step>
    );
  }
  return <Step exerciseKey={next}>{t(isDue ? "dashboard.review" : "dashboard.practise")}</Step>;
}

type StepProps = { exerciseKey: ExerciseKey; failed?: true; children: string };

function Step({ exerciseKey, failed, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/app/exercise/$exerciseKey"
      params={{ exerciseKey }}
      search={failed ? { failed } : {}}
      className="self-start"
    >
      {children} · {t(`vocabulary.exercises.${exerciseKey}`)}
    </ButtonLink>
  );
}

/** The family with most due cards, else with most answers, else the default. */
function nextFamily(overview: Record<ExerciseKey, FamilyOverview>): ExerciseKey {
  return (
    most(({ counts }) => counts?.due ?? 0) ??
    most(({ progress }) => progress?.stats.totalAttempts ?? 0) ??
    defaultExerciseKey
  );

  function most(amountOf: (family: FamilyOverview) => number): ExerciseKey | undefined {
    const best = exerciseKeys.toSorted((a, b) => amountOf(overview[b]) - amountOf(overview[a]))[0];
    return best !== undefined && amountOf(overview[best]) > 0 ? best : undefined;
  }
}

import { defaultExerciseKey, type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { useTranslation } from "#i18n/use-translation.ts";
import { ButtonLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { type FamilyOverview, hasLoaded } from "./use-family-overview.ts";

/** A link to what to practise next: due reviews, else mistakes, else the family practised most. */
export function NextStep({ overview }: { overview: Record<ExerciseKey, FamilyOverview> }) {
  const { t } = useTranslation();
  if (!Object.values(overview).every(hasLoaded)) return <Placeholder className="h-12 w-64" />;
  const next = nextFamily(overview);
  const isDue = (overview[next].counts?.due ?? 0) > 0;
  const familyWithMistakes = exerciseKeys.find(
    (key) => (overview[key].progress?.failedItems.length ?? 0) > 0,
  );
  if (!isDue && familyWithMistakes !== undefined) {
    return (
      <Step exerciseKey={familyWithMistakes} failedOnly>
        {t("dashboard.reviewMistakes")}
      </Step>
    );
  }
  return <Step exerciseKey={next}>{t(isDue ? "dashboard.review" : "dashboard.practise")}</Step>;
}

type StepProps = { exerciseKey: ExerciseKey; failedOnly?: boolean; children: string };

function Step({ exerciseKey, failedOnly = false, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/app/exercise/$exerciseKey"
      params={{ exerciseKey }}
      search={failedOnly ? { failed: true } : {}}
      className="self-start"
    >
      {children} · {t(`vocabulary.exercises.${exerciseKey}`)}
    </ButtonLink>
  );
}

/** The family with the most due cards, else with the most answers, else the default family. */
function nextFamily(overview: Record<ExerciseKey, FamilyOverview>): ExerciseKey {
  return (
    familyWithMost(({ counts }) => counts?.due ?? 0) ??
    familyWithMost(({ progress }) => progress?.stats.totalAttempts ?? 0) ??
    defaultExerciseKey
  );

  function familyWithMost(amountOf: (family: FamilyOverview) => number): ExerciseKey | undefined {
    const best = exerciseKeys.toSorted((a, b) => amountOf(overview[b]) - amountOf(overview[a]))[0];
    return best !== undefined && amountOf(overview[best]) > 0 ? best : undefined;
  }
}

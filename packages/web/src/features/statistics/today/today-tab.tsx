import { successRate } from "@verbena/core/progress/statistics";
import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { useProgress } from "#progress/use-progress.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Figures } from "#ui/figures.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { Section } from "../components/section.tsx";
import { AimProgress } from "./aim-progress.tsx";
import { FamilyToday } from "./family-today.tsx";

/** The learner's day in all families, with the answers that are still on this device. */
export function TodayTab({ practise }: { practise: ExerciseKey }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, exercises, retry } = useProgress();
  if (status === "loading") return <Loading />;

  const families = Object.values(exercises).map(({ stats }) => stats);
  const attempts = families.reduce((sum, { todayAttempts }) => sum + todayAttempts, 0);
  const correct = families.reduce((sum, { todayCorrect }) => sum + todayCorrect, 0);
  return (
    <div className="flex flex-col gap-8">
      {status === "failed" && <LoadFailure text={t("statistics.loadFailed")} onRetry={retry} />}
      <AimProgress answers={attempts} />
      {attempts === 0 ? (
        <div className="flex flex-col items-start gap-4">
          <p>
            <strong className="block">{t("statistics.today.none")}</strong>
            <span className="text-ink-soft">{t("statistics.today.noneText")}</span>
          </p>
          <ButtonLink to="/app/exercise/$exerciseKey" params={{ exerciseKey: practise }}>
            {t("statistics.practise")}
          </ButtonLink>
        </div>
      ) : (
        <>
          <Figures
            figures={[
              { term: t("statistics.answers"), value: formatNumber(language, attempts) },
              {
                term: t("statistics.right"),
                value: formatNumber(language, correct),
                tone: "right",
              },
              {
                term: t("statistics.wrong"),
                value: formatNumber(language, attempts - correct),
                tone: "wrong",
              },
              {
                term: t("statistics.rate"),
                value: formatPercent(language, successRate(correct, attempts)),
              },
            ]}
          />
          <Section title={t("statistics.today.families")}>
            {(headingId) => (
              <ul aria-labelledby={headingId} className="-mt-2 flex flex-col">
                {exerciseKeys.map((key) => (
                  <FamilyToday key={key} exerciseKey={key} stats={exercises[key].stats} />
                ))}
              </ul>
            )}
          </Section>
        </>
      )}
    </div>
  );
}

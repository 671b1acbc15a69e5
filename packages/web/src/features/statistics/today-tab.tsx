import { allFamilies, type Family, families } from "@verbena/core/families";
import type { Statistics } from "@verbena/core/progress/statistics";
import { successRate } from "@verbena/core/progress/statistics";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useToday } from "#progress/use-today.ts";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Figures } from "#ui/figures.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { Section } from "./components.tsx";
import { WeekSection } from "./week-section.tsx";

/** Up to this many chosen families, all are listed. Otherwise only families with an answer today. */
const FEW_FAMILIES = 4;

/** Today's answers in all families, including unsent ones. */
export function TodayTab({ lastFamily }: { lastFamily: Family }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, exercises, retry } = useProgress();
  const { families: chosen } = useUser();
  if (status === "loading") return <Loading />;

  const isPractised = (key: Family) => exercises[key].stats.todayAttempts > 0;
  const isListed = (key: Family) => chosen.length <= FEW_FAMILIES && chosen.includes(key);
  const listed = allFamilies.filter((key) => isPractised(key) || isListed(key));
  const stats = Object.values(exercises).map((progress) => progress.stats);
  const attempts = stats.reduce((sum, { todayAttempts }) => sum + todayAttempts, 0);
  const correct = stats.reduce((sum, { todayCorrect }) => sum + todayCorrect, 0);
  const figure = (value: number) => formatNumber(language, value);
  const rate = formatPercent(language, successRate(correct, attempts));
  return (
    <>
      {status === "failed" && <LoadFailure text={t("statistics.loadFailed")} onRetry={retry} />}
      <AimProgress answers={attempts} />
      {attempts === 0 ? (
        <div className="flex flex-col items-start gap-4">
          <p>
            <strong className="block">{t("statistics.today.none")}</strong>
            <span className="text-ink-soft">{t("statistics.today.noneText")}</span>
          </p>
          <ButtonLink to="/app/exercise/$family" params={{ family: lastFamily }}>
            {t("statistics.practiseFamily", { family: families[lastFamily].name })}
          </ButtonLink>
        </div>
      ) : (
        <>
          <Figures
            figures={[
              { term: t("statistics.answers"), value: figure(attempts) },
              { term: t("statistics.right"), value: figure(correct), tone: "right" },
              { term: t("statistics.wrong"), value: figure(attempts - correct), tone: "wrong" },
              { term: t("statistics.rate"), value: rate },
            ]}
          />
          <Section title={t("statistics.today.families")}>
            <ul aria-label={t("statistics.today.families")} className="-mt-2 flex flex-col">
              {listed.map((key) => (
                <FamilyToday key={key} family={key} stats={exercises[key].stats} />
              ))}
            </ul>
          </Section>
        </>
      )}
      <WeekSection />
    </>
  );
}

/** With a larger aim, each flag represents several answers. */
const FLAGS_MAX = 20;

/** Width of a flag. It does not depend on the number of flags. */
const FLAG_REM = 1.8;

/** How much of today's plan is done, as bunting and in words. Without a plan, the daily aim counts. */
function AimProgress({ answers }: { answers: number }) {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const aim = useToday()?.planned || dailyAim;
  const flags = Math.min(aim, FLAGS_MAX);
  const done = Math.floor(Math.min(answers / aim, 1) * flags);
  return (
    <div className="flex flex-col gap-3">
      <div style={{ maxInlineSize: `${flags * FLAG_REM}rem` }}>
        <Bunting done={done} total={flags} />
      </div>
      <p className="font-display text-xl font-bold">
        {answers < aim
          ? t("statistics.today.aim", { answers, aim })
          : t("statistics.today.aimReached", { count: aim })}
      </p>
    </div>
  );
}

type FamilyTodayProps = { family: Family; stats: Statistics };

function FamilyToday({ family, stats }: FamilyTodayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { todayAttempts, todayCorrect, todayFailed } = stats;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
      <span lang="es" className="font-display text-xl font-bold">
        {families[family].name}
      </span>
      {todayAttempts === 0 ? (
        <span className="text-ink-soft">{t("statistics.today.notPractised")}</span>
      ) : (
        <span className="flex flex-wrap gap-x-4 tabular-nums">
          <span className="font-semibold text-leaf">
            {t("statistics.countedRight", { count: todayCorrect })}
          </span>
          <span className="font-semibold text-geranium">
            {t("statistics.countedWrong", { count: todayFailed })}
          </span>
          <span className="min-w-14 text-right font-semibold">
            {formatPercent(language, successRate(todayCorrect, todayAttempts))}
          </span>
        </span>
      )}
    </li>
  );
}

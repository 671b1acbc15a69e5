import { type Day, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import { successRate } from "@verbena/core/progress/statistics";
import type { Counts, PractisedDay } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatNumber, formatPercent } from "#lib/format.ts";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { WeekChart } from "./week-chart.tsx";

type AccuracyProps = {
  /** Earliest first. */
  days: readonly PractisedDay[];
  today: Day;
};

/** The share of right answers by week, as a curve and as a table. */
export function Accuracy({ days, today }: AccuracyProps) {
  const weeks = weeksOf(days, today);
  const { t } = useTranslation();
  const language = useLanguage();
  const practised = weeks.filter(({ attempts }) => attempts > 0);
  const rateOf = ({ correct, attempts }: Counts) =>
    formatPercent(language, successRate(correct, attempts));
  const latest = rateOf(practised.at(-1) ?? { correct: 0, attempts: 0 });
  const low = practised.filter(({ correct, attempts }) => correct / attempts < LOWEST);
  const percentOf = (rate: number) => formatPercent(language, 100 * rate);
  // A curve needs two points.
  if (practised.length < 2) {
    return <p className="max-w-prose">{t("statistics.accuracy.firstWeek", { rate: latest })}</p>;
  }
  return (
    <>
      <WeekChart
        mondays={weeks.map(({ monday }) => monday)}
        values={weeks.map(({ correct, attempts }) => (attempts === 0 ? null : correct / attempts))}
        lines={[LOWEST, (1 + LOWEST) / 2, 1]}
        format={(rate) => percentOf(Math.round(100 * rate) / 100)}
        label={t("statistics.accuracy.summary", { count: practised.length, rate: latest })}
      />
      {low.length > 0 && (
        <p className="text-[0.9375rem] text-ink-soft">
          {t("statistics.accuracy.below", { count: low.length, rate: percentOf(LOWEST) })}
        </p>
      )}
      <TableDisclosure
        caption={t("statistics.accuracy.title")}
        heads={[
          t("statistics.accuracy.week"),
          t("statistics.answers"),
          t("statistics.right"),
          t("statistics.rate"),
        ]}
        rows={practised.toReversed().map((week) => ({
          key: week.monday,
          cells: [
            formatDay(language, week.monday, "medium"),
            formatNumber(language, week.attempts),
            formatNumber(language, week.correct),
            rateOf(week),
          ],
        }))}
      />
    </>
  );
}

/** Lower rates are drawn on the lowest line, to show differences between the higher ones. */
const LOWEST = 0.5;

type Week = Counts & { monday: Day };

/** The minimum number of weeks, also for a new learner. */
const MIN_WEEKS = 8;

/** All weeks from the first with an answer until today, but at least the last eight. */
export function weeksOf(days: readonly PractisedDay[], today: Day): Week[] {
  const last = mondayOf(today);
  const earliest = shiftDay(last, -(MIN_WEEKS - 1) * WEEK_DAYS);
  const first = mondayOf(days[0]?.day ?? today);
  const weeks: Week[] = [];
  for (
    let monday = first < earliest ? first : earliest;
    monday <= last;
    monday = shiftDay(monday, WEEK_DAYS)
  ) {
    const daysOfWeek = days.filter(({ day }) => mondayOf(day) === monday);
    weeks.push({
      monday,
      attempts: daysOfWeek.reduce((sum, { attempts }) => sum + attempts, 0),
      correct: daysOfWeek.reduce((sum, { correct }) => sum + correct, 0),
    });
  }
  return weeks;
}

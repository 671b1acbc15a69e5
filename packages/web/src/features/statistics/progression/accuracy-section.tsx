import { type Day, dayIn, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { successRate } from "@verbena/core/progress/statistics";
import type { Counts, PractisedDay } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatNumber, formatPercent, formatShortDay } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { AxisLine, AxisText, Chart } from "#ui/chart.tsx";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { daysQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { NoAnswers, Section } from "../components.tsx";

type AccuracySectionProps = { family: FamilyFilter; lastFamily: Family };

export function AccuracySection({ family, lastFamily }: AccuracySectionProps) {
  const { t } = useTranslation();
  const today = dayIn(useNow(), deviceTimeZone());
  const query = useStatistics(daysQuery(family, today));
  return (
    <Section title={t("statistics.accuracy.title")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(days) =>
          days.length === 0 ? (
            <NoAnswers
              title={t("statistics.accuracy.none")}
              text={t("statistics.accuracy.noneText")}
              practise={family === "all" ? lastFamily : family}
            />
          ) : (
            <Accuracy weeks={weeksOf(days, today)} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function Accuracy({ weeks }: { weeks: readonly Week[] }) {
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
      <AccuracyChart
        weeks={weeks}
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

type AccuracyChartProps = {
  /** Consecutive weeks, at least one. */
  weeks: readonly Week[];
  label: string;
};

const HEIGHT = 240;
const TOP = 28;
const FLOOR = HEIGHT - 32;
const LEFT = 58;
const RIGHT_MARGIN = 28;

/** Lower rates are drawn on the lowest line, to show differences between the higher ones. */
const LOWEST = 0.5;

/** Width of a week's date in pixels. */
const DATE_WIDTH = 64;

/** If weeks are closer than this, in pixels, dots are smaller. */
const NARROW_STEP = 14;

/** A line of weekly success rates with a dot for each week. Weeks without answers interrupt the line. */
function AccuracyChart({ weeks, label }: AccuracyChartProps) {
  const language = useLanguage();
  const y = (rate: number) =>
    FLOOR - ((Math.max(rate, LOWEST) - LOWEST) / (1 - LOWEST)) * (FLOOR - TOP);
  return (
    <Chart height={HEIGHT} label={label}>
      {(width) => {
        const right = Math.max(width - RIGHT_MARGIN, LEFT + 1);
        const step = (right - LEFT) / weeks.length;
        const x = (index: number) => LEFT + (index + 0.5) * step;
        const dots = weeks.flatMap(({ correct, attempts }, index): Dot[] => {
          if (attempts === 0) return [];
          const rate = correct / attempts;
          return [{ index, rate, cx: x(index), cy: y(rate) }];
        });
        const last = dots.at(-1);
        return (
          <>
            {[LOWEST, (1 + LOWEST) / 2, 1].map((rate) => (
              <g key={rate}>
                <line x1={LEFT} x2={right} y1={y(rate)} y2={y(rate)} className="stroke-line" />
                <AxisText x={LEFT - 16} y={y(rate)} anchor="end">
                  {formatPercent(language, 100 * rate)}
                </AxisText>
              </g>
            ))}
            {datedWeeks(weeks, Math.floor((right - LEFT) / DATE_WIDTH)).map((week) => {
              const middle = x(weeks.indexOf(week));
              return (
                <g key={week.monday}>
                  <path
                    d={`M${middle} ${FLOOR}v8`}
                    shapeRendering="crispEdges"
                    className="stroke-edge"
                  />
                  <AxisText x={middle} y={FLOOR + 18} anchor="middle">
                    {formatShortDay(language, week.monday)}
                  </AxisText>
                </g>
              );
            })}
            <AxisLine from={LEFT} to={right} y={FLOOR} />
            <path
              d={lineThrough(dots)}
              className="fill-none stroke-leaf"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            {dots.map(({ index, rate, cx, cy }) => (
              <circle
                key={index}
                cx={cx}
                cy={cy}
                r={step < NARROW_STEP ? 2.5 : 4}
                strokeWidth={2}
                className={rate < LOWEST ? "fill-paper stroke-leaf" : "fill-leaf"}
              />
            ))}
            {last && (
              <text
                x={last.cx}
                y={last.cy - 12}
                textAnchor="middle"
                className="fill-leaf font-sans text-[0.9375rem] font-bold tabular-nums"
              >
                {formatPercent(language, Math.round(100 * last.rate))}
              </text>
            )}
          </>
        );
      }}
    </Chart>
  );
}

type Dot = { index: number; rate: number; cx: number; cy: number };

/** An SVG path that connects dots of consecutive weeks. */
function lineThrough(dots: readonly Dot[]): string {
  return dots
    .map(({ index, cx, cy }, place) => {
      const isConnected = dots[place - 1]?.index === index - 1;
      return `${isConnected ? "L" : "M"}${cx} ${cy}`;
    })
    .join("");
}

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

/** The weeks whose date is shown: the last week, and earlier ones at equal distances. */
export function datedWeeks(weeks: readonly Week[], labelsMax: number): Week[] {
  const step = Math.ceil(weeks.length / Math.max(labelsMax, 1));
  return weeks.filter((_, index) => (weeks.length - 1 - index) % step === 0);
}

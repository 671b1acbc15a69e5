import { dayIn } from "@verbena/core/calendar";
import { successRate } from "@verbena/core/progress/statistics";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import type { Counts } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatMonth, formatNumber, formatPercent } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { AxisLine, AxisText, Chart } from "../components/chart.tsx";
import { NoAnswers, Section } from "../components/section.tsx";
import { TableDisclosure } from "../components/table-disclosure.tsx";
import { daysQuery, useStatistics } from "../queries.ts";
import { type Week, weeksOf } from "./weeks.ts";

export function AccuracySection({ family }: { family: ExerciseKey }) {
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
              practise={family}
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
  // A single point is no curve.
  if (practised.length < 2) {
    return <p className="max-w-prose">{t("statistics.accuracy.firstWeek", { rate: latest })}</p>;
  }
  return (
    <>
      <AccuracyChart
        weeks={weeks}
        label={t("statistics.accuracy.summary", { count: practised.length, rate: latest })}
      />
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
const TOP = 16;
const FLOOR = HEIGHT - 32;
const LEFT = 58;
const RIGHT_MARGIN = 16;

/** Width of a month's name in pixels. */
const MONTH_WIDTH = 52;

/** If weeks are closer than this, in pixels, dots are smaller. */
const NARROW_STEP = 14;

/** A line of weekly success rates with a dot for each week; weeks without answers interrupt it. */
function AccuracyChart({ weeks, label }: AccuracyChartProps) {
  const language = useLanguage();
  const y = (rate: number) => FLOOR - rate * (FLOOR - TOP);
  return (
    <Chart height={HEIGHT} label={label}>
      {(width) => {
        const right = Math.max(width - RIGHT_MARGIN, LEFT + 1);
        const step = (right - LEFT) / weeks.length;
        const x = (index: number) => LEFT + (index + 0.5) * step;
        const dots = weeks.flatMap(({ correct, attempts }, index) =>
          attempts === 0 ? [] : [{ index, cx: x(index), cy: y(correct / attempts) }],
        );
        return (
          <>
            {[0, 0.5, 1].map((rate) => (
              <g key={rate}>
                <line x1={LEFT} x2={right} y1={y(rate)} y2={y(rate)} className="stroke-line" />
                <AxisText x={LEFT - 16} y={y(rate)} anchor="end">
                  {formatPercent(language, 100 * rate)}
                </AxisText>
              </g>
            ))}
            {monthStarts(weeks, Math.floor((right - LEFT) / MONTH_WIDTH)).map((week) => {
              const middle = x(weeks.indexOf(week));
              return (
                <g key={week.monday}>
                  <path
                    d={`M${middle} ${FLOOR}v8`}
                    shapeRendering="crispEdges"
                    className="stroke-edge"
                  />
                  <AxisText x={middle} y={FLOOR + 18} anchor="middle">
                    {formatMonth(language, week.monday)}
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
            {dots.map(({ index, cx, cy }) => (
              <circle
                key={index}
                cx={cx}
                cy={cy}
                r={step < NARROW_STEP ? 2.5 : 4}
                className="fill-leaf"
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

type Dot = { index: number; cx: number; cy: number };

/** An SVG path that connects dots of consecutive weeks. */
function lineThrough(dots: readonly Dot[]): string {
  return dots
    .map(({ index, cx, cy }, place) => {
      const isConnected = dots[place - 1]?.index === index - 1;
      return `${isConnected ? "L" : "M"}${cx} ${cy}`;
    })
    .join("");
}

/** The first week of each month, or of every second, third … month if there is room for fewer labels. */
function monthStarts(weeks: readonly Week[], labelsMax: number): Week[] {
  const monthOf = ({ monday }: Week) => monday.slice(0, "2026-01".length);
  const starts = weeks.filter((week, index) => {
    const before = weeks[index - 1];
    return before !== undefined && monthOf(before) !== monthOf(week);
  });
  const step = Math.ceil(starts.length / Math.max(labelsMax, 1));
  return starts.filter((_, index) => index % step === 0);
}

import type { Day } from "@verbena/core/calendar";
import { useLanguage } from "#i18n/use-language.ts";
import { formatShortDay } from "#lib/format.ts";
import { AxisLine, AxisText, Chart } from "#ui/chart.tsx";

type WeekChartProps = {
  label: string;
  /** Consecutive weeks, at least one. */
  mondays: readonly Day[];
  /** A value for each week. Null interrupts the line. */
  values: readonly (number | null)[];
  /** For each week, how high a lighter area above the line reaches. */
  areaTo?: readonly number[];
  /** The values of horizontal lines, lowest first. Values below the lowest line are drawn on it. */
  lines: readonly number[];
  format: (value: number) => string;
};

const HEIGHT = 240;
const TOP = 28;
const FLOOR = HEIGHT - 32;
const LEFT = 58;
const RIGHT_MARGIN = 28;

/** Width of a week's date in pixels. */
const DATE_WIDTH = 64;

/** If weeks are closer than this, in pixels, dots are smaller. */
const NARROW_STEP = 14;

/** A line of weekly values with a dot for each week. */
export function WeekChart({ label, mondays, values, areaTo, lines, format }: WeekChartProps) {
  const language = useLanguage();
  const [lowest, highest] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const y = (value: number) =>
    FLOOR - ((Math.max(value, lowest) - lowest) / (highest - lowest)) * (FLOOR - TOP);
  return (
    <Chart height={HEIGHT} label={label}>
      {(width) => {
        const right = Math.max(width - RIGHT_MARGIN, LEFT + 1);
        const step = (right - LEFT) / mondays.length;
        const x = (index: number) => LEFT + (index + 0.5) * step;
        const dots = values.flatMap((value, index): Dot[] =>
          value === null ? [] : [{ index, value, cx: x(index), cy: y(value) }],
        );
        const upper = areaTo?.map((value, index) => ({ index, value, cx: x(index), cy: y(value) }));
        const last = dots.at(-1);
        return (
          <>
            {upper && <path d={areaBetween(dots, upper)} className="fill-leaf/20" />}
            {lines.map((value) => (
              <g key={value}>
                <line x1={LEFT} x2={right} y1={y(value)} y2={y(value)} className="stroke-line" />
                <AxisText x={LEFT - 16} y={y(value)} anchor="end">
                  {format(value)}
                </AxisText>
              </g>
            ))}
            {datedWeeks(mondays, Math.floor((right - LEFT) / DATE_WIDTH)).map((monday) => {
              const middle = x(mondays.indexOf(monday));
              return (
                <g key={monday}>
                  <path
                    d={`M${middle} ${FLOOR}v8`}
                    shapeRendering="crispEdges"
                    className="stroke-edge"
                  />
                  <AxisText x={middle} y={FLOOR + 18} anchor="middle">
                    {formatShortDay(language, monday)}
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
            {dots.map(({ index, value, cx, cy }) => (
              <circle
                key={index}
                cx={cx}
                cy={cy}
                r={step < NARROW_STEP ? 2.5 : 4}
                strokeWidth={2}
                className={value < lowest ? "fill-paper stroke-leaf" : "fill-leaf"}
              />
            ))}
            {last && (
              <text
                x={last.cx}
                y={last.cy - 12}
                textAnchor="middle"
                className="fill-leaf font-sans text-[0.9375rem] font-bold tabular-nums"
              >
                {format(last.value)}
              </text>
            )}
          </>
        );
      }}
    </Chart>
  );
}

type Dot = { index: number; value: number; cx: number; cy: number };

/** An SVG path that connects dots of consecutive weeks. */
function lineThrough(dots: readonly Dot[]): string {
  return dots
    .map(({ index, cx, cy }, place) => {
      const isConnected = dots[place - 1]?.index === index - 1;
      return `${isConnected ? "L" : "M"}${cx} ${cy}`;
    })
    .join("");
}

/** An SVG path around the area between two uninterrupted lines. */
function areaBetween(lower: readonly Dot[], upper: readonly Dot[]): string {
  const corners = [...lower, ...upper.toReversed()].map(({ cx, cy }) => `${cx} ${cy}`);
  return `M${corners.join("L")}Z`;
}

/** The weeks whose date is shown: the last week, and earlier ones at equal distances. */
export function datedWeeks(mondays: readonly Day[], labelsMax: number): Day[] {
  const step = Math.ceil(mondays.length / Math.max(labelsMax, 1));
  return mondays.filter((_, index) => (mondays.length - 1 - index) % step === 0);
}

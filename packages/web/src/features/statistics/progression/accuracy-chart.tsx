import type { Day } from "@verbena/core/calendar";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useLanguage } from "#i18n/use-language.ts";
import { formatMonth, formatPercent } from "#lib/format.ts";
import { useWidth } from "#ui/use-width.ts";
import { ChartText } from "../components/chart-text.tsx";
import type { Week } from "./weeks.ts";

type AccuracyChartProps = {
  /** In a row, at least one. */
  weeks: readonly Week[];
  /** What it shows, in words. */
  label: string;
};

const HEIGHT = 240;
const PLOT = { top: 16, right: 16, bottom: 32, left: 58 };

/** The width that the name of a month needs. */
const MONTH_WIDTH = 52;

/** Weeks that stand closer have smaller dots. */
const NARROW_STEP = 14;

/** A line of weekly rates, with a dot for each week that has one; it breaks where a week has none. */
export function AccuracyChart({ weeks, label }: AccuracyChartProps) {
  const language = useLanguage();
  const { ref, width } = useWidth<HTMLDivElement>();
  const right = Math.max(width - PLOT.right, PLOT.left + 1);
  const x = scalePoint({
    domain: weeks.map(({ monday }) => monday),
    range: [PLOT.left, right],
    padding: 0.5,
  });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT - PLOT.bottom, PLOT.top] });
  const at = (week: Week) => ({ cx: x(week.monday) ?? 0, cy: y(week.correct / week.attempts) });
  const practised = weeks.filter(({ attempts }) => attempts > 0);
  const dot = x.step() < NARROW_STEP ? 2.5 : 4;
  return (
    <div ref={ref} className="h-60 w-full">
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          {[0, 0.5, 1].map((rate) => (
            <line
              key={rate}
              x1={PLOT.left}
              x2={right}
              y1={y(rate)}
              y2={y(rate)}
              className="stroke-line"
            />
          ))}
          <AxisLeft
            scale={y}
            left={PLOT.left - 8}
            tickValues={[0, 0.5, 1]}
            tickFormat={(rate) => formatPercent(language, 100 * Number(rate))}
            hideAxisLine
            hideTicks
            tickComponent={(tick) => <ChartText {...tick} anchor="end" />}
          />
          <AxisBottom
            scale={x}
            top={HEIGHT - PLOT.bottom}
            tickValues={monthStarts(weeks, Math.floor((right - PLOT.left) / MONTH_WIDTH))}
            tickFormat={(monday) => formatMonth(language, monday)}
            axisLineClassName="stroke-edge"
            tickLineProps={{ className: "stroke-edge" }}
            tickComponent={(tick) => <ChartText {...tick} anchor="middle" />}
          />
          <LinePath
            data={[...weeks]}
            defined={({ attempts }) => attempts > 0}
            x={(week) => at(week).cx}
            y={(week) => at(week).cy}
            className="stroke-leaf"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          {practised.map((week) => (
            <circle key={week.monday} {...at(week)} r={dot} className="fill-leaf" />
          ))}
        </svg>
      )}
    </div>
  );
}

/** The first week of each month, or of every so many months when there is no room for all. */
function monthStarts(weeks: readonly Week[], room: number): Day[] {
  const monthOf = (day: Day) => day.slice(0, "2026-01".length);
  const starts = weeks
    .map(({ monday }) => monday)
    .filter((monday, index, all) => {
      const before = all[index - 1];
      return before !== undefined && monthOf(before) !== monthOf(monday);
    });
  const step = Math.ceil(starts.length / Math.max(room, 1));
  return starts.filter((_, index) => index % step === 0);
}

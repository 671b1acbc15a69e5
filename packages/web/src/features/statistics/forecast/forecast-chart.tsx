import type { Forecast } from "@verbena/core/progress/forecast";
import { AxisBottom } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatWeekday } from "#lib/format.ts";
import { useWidth } from "#ui/use-width.ts";
import { ChartText } from "../components/chart-text.tsx";

type ForecastChartProps = {
  forecast: Forecast;
  /** What it shows, in words. */
  label: string;
};

const HEIGHT = 260;
const PLOT = { top: 24, bottom: 48 };

/** Room between a bar and the figure above it. */
const FIGURE_GAP = 6;

/** A bar that is higher than so many times the highest of the others is cut short, and looks so. */
const CUT_ABOVE = 2;

/**
 * A bar for each day; what waits already stands below what comes due today. However much waits, the
 * other days stay legible.
 */
export function ForecastChart({ forecast, label }: ForecastChartProps) {
  const language = useLanguage();
  const { ref, width } = useWidth<HTMLDivElement>();
  const bars = forecast.days.map(({ day, due }, index) => {
    const waiting = index === 0 ? forecast.backlog : 0;
    return { day, waiting, all: waiting + due };
  });
  const x = scaleBand({
    domain: bars.map(({ day }) => day),
    range: [0, Math.max(width, 1)],
    padding: 0.24,
  });
  const floor = HEIGHT - PLOT.bottom;
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const mostLater = Math.max(0, ...bars.slice(1).map(({ all }) => all));
  const top = mostLater === 0 ? most : Math.min(most, CUT_ABOVE * mostLater);
  const y = scaleLinear({ domain: [0, top], range: [floor, PLOT.top], clamp: true });
  return (
    <div ref={ref} className="h-65 w-full">
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          {bars.map(({ day, waiting, all }) => {
            const place = { x: x(day) ?? 0, width: x.bandwidth() };
            return (
              <g key={day}>
                <Bar {...place} y={y(all)} height={floor - y(all)} rx={4} className="fill-ink" />
                <Bar
                  {...place}
                  y={y(waiting)}
                  height={floor - y(waiting)}
                  rx={4}
                  className="fill-marigold"
                />
                {all > top && <CutMark {...place} y={(y(0) + y(top)) / 2} />}
                {all > 0 && (
                  <text
                    x={place.x + place.width / 2}
                    y={y(all) - FIGURE_GAP}
                    textAnchor="middle"
                    className="fill-ink font-sans text-[0.8125rem] font-semibold tabular-nums"
                  >
                    {formatNumber(language, all)}
                  </text>
                )}
              </g>
            );
          })}
          <AxisBottom
            scale={x}
            top={floor}
            tickValues={bars.map(({ day }) => day)}
            tickFormat={(day) => day}
            axisLineClassName="stroke-edge"
            hideTicks
            tickComponent={({ x: middle, y: line, formattedValue: day = "" }) => (
              <>
                <ChartText
                  x={middle}
                  y={line}
                  formattedValue={formatWeekday(language, day, "narrow")}
                  anchor="middle"
                />
                <ChartText
                  x={middle}
                  y={line + 16}
                  formattedValue={String(Number(day.slice("2026-01-".length)))}
                  anchor="middle"
                />
              </>
            )}
          />
        </svg>
      )}
    </div>
  );
}

/** Across a bar that is cut short. */
function CutMark({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x - 3} ${y + 5}L${x + width + 3} ${y - 5}`}
      strokeWidth={5}
      className="stroke-paper"
    />
  );
}

import type { Family } from "@verbena/core/families";
import type { Forecast } from "@verbena/core/progress/forecast";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatNumber, formatWeekday } from "#lib/format.ts";
import { AxisLine, AxisText, Chart, CutMark } from "#ui/chart.tsx";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { Figures } from "#ui/figures.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { type FamilyFilter, forecastQuery, useStatistics } from "./api.ts";
import { NoAnswers, Section } from "./components.tsx";

type ForecastSectionProps = { family: FamilyFilter; lastFamily: Family };

export function ForecastSection({ family, lastFamily }: ForecastSectionProps) {
  const { t } = useTranslation();
  const query = useStatistics(forecastQuery(family));
  return (
    <Section title={t("statistics.forecast.title")} intro={t("statistics.forecast.intro")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(forecast) =>
          forecast.backlog + dueSoon(forecast) + forecast.later === 0 ? (
            <NoAnswers
              title={t("statistics.forecast.none")}
              text={t("statistics.forecast.noneText")}
              practise={family === "all" ? lastFamily : family}
            />
          ) : (
            <DueCards forecast={forecast} />
          )
        }
      </QueryContent>
    </Section>
  );
}

const dueSoon = ({ days }: Forecast) => days.reduce((sum, { due }) => sum + due, 0);

function DueCards({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { backlog, days, later } = forecast;
  const coming = dueSoon(forecast);
  const figure = (value: number) => formatNumber(language, value);
  const names = {
    backlog: t("statistics.forecast.backlog"),
    coming: t("statistics.forecast.coming", { count: days.length }),
    later: t("statistics.forecast.later"),
  };
  return (
    <>
      <Figures
        figures={[
          { term: names.backlog, value: figure(backlog) },
          { term: names.coming, value: figure(coming) },
          { term: names.later, value: figure(later) },
        ]}
      />
      <ForecastChart
        forecast={forecast}
        label={t("statistics.forecast.summary", { backlog, coming, count: days.length })}
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] bg-marigold" />
          {t("statistics.forecast.waiting")}
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] bg-ink" />
          {t("statistics.forecast.due")}
        </li>
      </ul>
      <TableDisclosure
        caption={t("statistics.forecast.title")}
        heads={[t("statistics.year.day"), t("statistics.forecast.cards")]}
        rows={[
          { key: "backlog", cells: [names.backlog, figure(backlog)] },
          ...days.map(({ day, due }) => ({
            key: day,
            cells: [formatDay(language, day, "full"), figure(due)],
          })),
          { key: "later", cells: [names.later, figure(later)] },
        ]}
      />
    </>
  );
}

type ForecastChartProps = { forecast: Forecast; label: string };

const HEIGHT = 260;
const TOP = 24;
const FLOOR = HEIGHT - 48;

/** Share of each bar’s space that stays empty. */
const GAP = 0.24;

/** Today's bar is cut at this multiple of the highest later bar. */
const CUT_ABOVE = 2;

/**
 * A bar for each day. In today's bar, the backlog is below the cards that become due today. A large backlog is cut off
 * to keep the other days legible.
 */
function ForecastChart({ forecast, label }: ForecastChartProps) {
  const language = useLanguage();
  const bars = forecast.days.map(({ day, due }, index) => {
    const backlog = index === 0 ? forecast.backlog : 0;
    return { day, backlog, all: backlog + due };
  });
  const highest = Math.max(1, ...bars.map(({ all }) => all));
  const highestLater = Math.max(0, ...bars.slice(1).map(({ all }) => all));
  const top = highestLater === 0 ? highest : Math.min(highest, CUT_ABOVE * highestLater);
  const yOf = (cards: number) => FLOOR - Math.min(cards / top, 1) * (FLOOR - TOP);
  return (
    <Chart height={HEIGHT} label={label}>
      {(chartWidth) => {
        const step = chartWidth / (bars.length + GAP);
        const width = step * (1 - GAP);
        return (
          <>
            {bars.map(({ day, backlog, all }, index) => {
              const x = (index + GAP) * step;
              const middle = x + width / 2;
              const bar = { x, width, rx: 4 };
              return (
                <g key={day}>
                  <rect {...bar} y={yOf(all)} height={FLOOR - yOf(all)} className="fill-ink" />
                  <rect
                    {...bar}
                    y={yOf(backlog)}
                    height={FLOOR - yOf(backlog)}
                    className="fill-marigold"
                  />
                  {all > top && <CutMark x={x} y={(TOP + FLOOR) / 2} width={width} />}
                  {all > 0 && (
                    <text
                      x={middle}
                      y={yOf(all) - 6}
                      textAnchor="middle"
                      className="fill-ink font-sans text-[0.8125rem] font-semibold tabular-nums"
                    >
                      {formatNumber(language, all)}
                    </text>
                  )}
                  <AxisText x={middle} y={FLOOR + 18} anchor="middle">
                    {formatWeekday(language, day, "narrow")}
                  </AxisText>
                  <AxisText x={middle} y={FLOOR + 34} anchor="middle">
                    {Number(day.slice("2026-01-".length))}
                  </AxisText>
                </g>
              );
            })}
            <AxisLine from={0} to={chartWidth} y={FLOOR} />
          </>
        );
      }}
    </Chart>
  );
}

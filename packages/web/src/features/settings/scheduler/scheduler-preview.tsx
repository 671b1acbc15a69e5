import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Day } from "@verbena/core/calendar";
import type { Forecast } from "@verbena/core/progress/forecast";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type { SchedulerPreview as Preview } from "@verbena/server/client";
import { useEffect, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { formatDay, formatNumber, formatWeekday } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useIsSendingAnswers } from "#progress/use-waiting.ts";
import { AxisLine, AxisText, Chart, CutMark } from "#ui/chart.tsx";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { QueryContent } from "#ui/load-failure.tsx";

/** How long a slider must rest before a preview is loaded. */
const REST_MS = 400;

/** How many cards become due on each of the next days, with the current and with another scheduler. */
export function SchedulerPreview({ choice }: { choice: SchedulerChoice }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...previewQuery(useRested(choice)),
    enabled: !useIsSendingAnswers(),
  });
  return (
    <div aria-busy={query.isFetching} className="flex flex-col gap-4">
      <h3 className="text-lg">{t("settings.scheduler.preview")}</h3>
      <QueryContent query={query} failure={t("settings.scheduler.previewFailed")}>
        {(preview) => <PreviewFigures preview={preview} />}
      </QueryContent>
    </div>
  );
}

/**
 * Loads when cards become due with the current and with another scheduler. Keeps the last preview until the next one is
 * loaded.
 */
function previewQuery(scheduler: SchedulerChoice) {
  const json = { scheduler, timeZone: deviceTimeZone() };
  return queryOptions({
    queryKey: ["statistics", "scheduler preview", json],
    queryFn: () => readBody(api.progress.scheduler.preview.$post({ json }), "chosen"),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

type Bar = { day: Day; current: number; chosen: number };

function PreviewFigures({ preview: { current, chosen } }: { preview: Preview }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = (value: number) => formatNumber(language, value);
  const bars = current.days.map(({ day, due }, index): Bar => {
    const later = { day, current: due, chosen: chosen.days[index]?.due ?? 0 };
    if (index > 0) return later;
    return {
      day,
      current: later.current + current.backlog,
      chosen: later.chosen + chosen.backlog,
    };
  });
  const summary = t("settings.scheduler.previewSummary", {
    count: dueIn(chosen),
    current: dueIn(current),
  });
  const names = {
    current: t("settings.scheduler.current"),
    chosen: t("settings.scheduler.chosen"),
  };
  return (
    <>
      <p className="font-semibold">{summary}</p>
      <PreviewChart bars={bars} label={summary} />
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] border-2 border-ink-soft" />
          {names.current}
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] bg-ink" />
          {names.chosen}
        </li>
      </ul>
      <TableDisclosure
        caption={t("settings.scheduler.preview")}
        heads={[t("settings.scheduler.day"), names.current, names.chosen]}
        rows={[
          {
            key: "late",
            cells: [t("settings.scheduler.late"), figure(current.backlog), figure(chosen.backlog)],
          },
          ...current.days.map(({ day, due }, index) => ({
            key: day,
            cells: [
              formatDay(language, day, "full"),
              figure(due),
              figure(chosen.days[index]?.due ?? 0),
            ],
          })),
        ]}
      />
    </>
  );
}

const dueIn = ({ backlog, days }: Forecast) => days.reduce((sum, { due }) => sum + due, backlog);

const HEIGHT = 180;
const TOP = 20;
const FLOOR = HEIGHT - 44;

/** Share of each day's space that stays empty. */
const GAP = 0.24;

/** Today's bars are cut at this multiple of the highest later bar. */
const CUT_ABOVE = 4;

/** Two bars for each day. Today's first bar includes the overdue cards. */
function PreviewChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const language = useLanguage();
  const highestOf = (some: readonly Bar[]) =>
    Math.max(0, ...some.flatMap(({ current, chosen }) => [current, chosen]));
  const [highest, highestLater] = [highestOf(bars), highestOf(bars.slice(1))];
  const top = Math.max(
    1,
    highestLater === 0 ? highest : Math.min(highest, CUT_ABOVE * highestLater),
  );
  const yOf = (cards: number) => FLOOR - Math.min(cards / top, 1) * (FLOOR - TOP);
  return (
    <Chart height={HEIGHT} label={label}>
      {(chartWidth) => {
        const step = chartWidth / (bars.length + GAP);
        const width = (step * (1 - GAP)) / 2;
        return (
          <>
            {bars.map(({ day, current, chosen }, index) => {
              const x = (index + GAP) * step;
              return (
                <g key={day}>
                  {current > 0 && (
                    <rect
                      x={x + 1}
                      y={yOf(current) + 1}
                      width={Math.max(0, width - 2)}
                      height={FLOOR - yOf(current)}
                      rx={2}
                      strokeWidth={2}
                      className="fill-paper stroke-ink-soft"
                    />
                  )}
                  <rect
                    x={x + width}
                    y={yOf(chosen)}
                    width={width}
                    height={FLOOR - yOf(chosen)}
                    rx={2}
                    className="fill-ink"
                  />
                  {current > top && <CutMark x={x} y={(TOP + FLOOR) / 2} width={width} />}
                  {chosen > top && <CutMark x={x + width} y={(TOP + FLOOR) / 2} width={width} />}
                  <AxisText x={x + width} y={FLOOR + 14} anchor="middle">
                    {formatWeekday(language, day, "narrow")}
                  </AxisText>
                  <AxisText x={x + width} y={FLOOR + 30} anchor="middle">
                    {Number(day.slice("2026-01-".length))}
                  </AxisText>
                </g>
              );
            })}
            <AxisLine from={0} to={chartWidth} y={TOP} />
            <AxisText x={chartWidth} y={TOP - 10} anchor="end">
              {formatNumber(language, top)}
            </AxisText>
            <AxisLine from={0} to={chartWidth} y={FLOOR} />
          </>
        );
      }}
    </Chart>
  );
}

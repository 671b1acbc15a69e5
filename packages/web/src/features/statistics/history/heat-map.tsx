import { type Day, daysFrom } from "@verbena/core/calendar";
import type { PractisedDay } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay, formatMonth, formatWeekday } from "#lib/format.ts";
import { useUser } from "#session/use-session.ts";
import { shiftDay, WEEK, weekdayOf, YEAR_WEEKS, yearStart } from "../calendar-days.ts";
import { heatOf } from "./heat.ts";
import { HeatCell } from "./heat-cell.tsx";

type HeatMapProps = { days: readonly PractisedDay[]; today: Day };

/** A phone has room for half a year in a row. */
const FIRST_HALF_WEEKS = Math.ceil(YEAR_WEEKS / 2);

/** A year of days, a column for each week: the more was practised, the warmer the day. */
export function HeatMap({ days, today }: HeatMapProps) {
  const { t } = useTranslation();
  const start = yearStart(today);
  const middle = shiftDay(start, FIRST_HALF_WEEKS * WEEK);
  const answers = new Map(days.map(({ day, attempts }) => [day, attempts]));
  return (
    <div
      role="img"
      aria-label={t("statistics.year.summary", { count: days.length })}
      className="grid gap-x-6 gap-y-4 lg:grid-cols-2"
    >
      <HalfYear start={start} weeks={FIRST_HALF_WEEKS} today={today} answers={answers} />
      <HalfYear
        start={middle}
        weeks={YEAR_WEEKS - FIRST_HALF_WEEKS}
        today={today}
        answers={answers}
      />
    </div>
  );
}

type HalfYearProps = {
  /** A Monday. */
  start: Day;
  weeks: number;
  today: Day;
  answers: ReadonlyMap<Day, number>;
};

function HalfYear({ start, weeks, today, answers }: HalfYearProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dailyAim } = useUser();
  const days = daysFrom(start, weeks * WEEK).filter((day) => day <= today);
  const column = (day: Day) => 2 + Math.floor(days.indexOf(day) / WEEK);
  return (
    <div
      className="grid gap-[3px] text-xs leading-none text-ink-soft"
      style={{ gridTemplateColumns: `2rem repeat(${FIRST_HALF_WEEKS}, minmax(0, 1fr))` }}
    >
      {days.filter(beginsMonth).map((day) => (
        <span
          key={day}
          className="row-start-1 mb-1 whitespace-nowrap"
          style={{ gridColumn: `${column(day)} / span 3` }}
        >
          {formatMonth(language, day)}
        </span>
      ))}
      {days.slice(0, WEEK).map((day, weekday) => (
        <span key={day} className="self-center" style={{ gridColumn: 1, gridRow: weekday + 2 }}>
          {weekday % 2 === 0 && formatWeekday(language, day, "short")}
        </span>
      ))}
      {days.map((day) => {
        const count = answers.get(day) ?? 0;
        return (
          <HeatCell
            key={day}
            heat={heatOf(count, dailyAim)}
            title={`${formatDay(language, day, "full")}, ${t("statistics.countedAnswers", { count })}`}
            style={{ gridColumn: column(day), gridRow: weekdayOf(day) + 2 }}
          />
        );
      })}
    </div>
  );
}

/** Whether a month has its first Monday on a day. */
function beginsMonth(day: Day): boolean {
  return weekdayOf(day) === 0 && Number(day.slice("2026-01-".length)) <= WEEK;
}

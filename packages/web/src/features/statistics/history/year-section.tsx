import {
  type Day,
  dayIn,
  daysFrom,
  type Instant,
  shiftDay,
  WEEK_DAYS,
  weekdayOf,
} from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { weekStreaks } from "@verbena/core/progress/rhythm";
import { successRate } from "@verbena/core/progress/statistics";
import type { PractisedDay } from "@verbena/server/client";
import type { CSSProperties } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatMonth, formatNumber, formatPercent, formatWeekday } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { Figures } from "#ui/figures.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { daysQuery, type FamilyFilter, useStatistics, YEAR_WEEKS, yearStart } from "../api.ts";
import { NoAnswers, Section } from "../components.tsx";

type YearSectionProps = { family: FamilyFilter; lastFamily: Family };

export function YearSection({ family, lastFamily }: YearSectionProps) {
  const { t } = useTranslation();
  const now = useNow();
  const today = dayIn(now, deviceTimeZone());
  const query = useStatistics(daysQuery(family, today));
  return (
    <Section title={t("statistics.year.title")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(days) =>
          days.length === 0 ? (
            <NoAnswers
              title={t("statistics.year.none")}
              text={t("statistics.year.noneText")}
              practise={family === "all" ? lastFamily : family}
            />
          ) : (
            <Year days={days} now={now} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function Year({ days, now }: { days: readonly PractisedDay[]; now: Instant }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { practiceDays } = useUser();
  const answers = days.reduce((sum, { attempts }) => sum + attempts, 0);
  const practised = days.map(({ day }) => day);
  const { current, longest } = weekStreaks(practised, now, deviceTimeZone(), practiceDays);
  const figure = (value: number) => formatNumber(language, value);
  return (
    <>
      <Figures
        figures={[
          { term: t("statistics.year.days"), value: figure(days.length) },
          { term: t("statistics.answers"), value: figure(answers) },
          { term: t("statistics.year.streak"), value: figure(current) },
          { term: t("statistics.year.longestStreak"), value: figure(longest) },
        ]}
      />
      <p className="max-w-prose text-ink-soft">
        {t("statistics.year.weekCounts", { count: practiceDays })}
      </p>
      <HeatMap days={days} today={dayIn(now, deviceTimeZone())} />
      <HeatLegend />
      <TableDisclosure
        caption={t("statistics.year.title")}
        heads={[
          t("statistics.year.day"),
          t("statistics.answers"),
          t("statistics.right"),
          t("statistics.rate"),
        ]}
        rows={days.toReversed().map(({ day, attempts, correct }) => ({
          key: day,
          cells: [
            formatDay(language, day, "medium"),
            figure(attempts),
            figure(correct),
            formatPercent(language, successRate(correct, attempts)),
          ],
        }))}
      />
    </>
  );
}

type HeatMapProps = { days: readonly PractisedDay[]; today: Day };

/** The number of weeks in the first row on a phone. A row has room for half a year. */
const FIRST_HALF_WEEKS = Math.ceil(YEAR_WEEKS / 2);

/** A year of days, with a column for each week. The more the learner practised on a day, the warmer its colour. */
function HeatMap({ days, today }: HeatMapProps) {
  const { t } = useTranslation();
  const start = yearStart(today);
  const secondHalfStart = shiftDay(start, FIRST_HALF_WEEKS * WEEK_DAYS);
  const answers = new Map(days.map(({ day, attempts }) => [day, attempts]));
  return (
    <div
      role="img"
      aria-label={t("statistics.year.summary", { count: days.length })}
      className="grid gap-x-6 gap-y-4 lg:grid-cols-2"
    >
      <HalfYear start={start} weeks={FIRST_HALF_WEEKS} today={today} answers={answers} />
      <HalfYear
        start={secondHalfStart}
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
  const days = daysFrom(start, weeks * WEEK_DAYS).filter((day) => day <= today);
  const column = (day: Day) => 2 + Math.floor(days.indexOf(day) / WEEK_DAYS);
  return (
    <div
      className="grid gap-[3px] text-xs leading-none text-ink-soft"
      style={{ gridTemplateColumns: `2rem repeat(${FIRST_HALF_WEEKS}, minmax(0, 1fr))` }}
    >
      {days.filter(isFirstMonday).map((day) => (
        <span
          key={day}
          className="row-start-1 mb-1 whitespace-nowrap"
          style={{ gridColumn: `${column(day)} / span 3` }}
        >
          {formatMonth(language, day)}
        </span>
      ))}
      {days.slice(0, WEEK_DAYS).map((day, weekday) => (
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

function isFirstMonday(day: Day): boolean {
  return weekdayOf(day) === 0 && Number(day.slice("2026-01-".length)) <= WEEK_DAYS;
}

function HeatLegend() {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const meanings = [
    t("statistics.year.heats.none"),
    t("statistics.year.heats.little"),
    t("statistics.year.heats.nearly"),
    t("statistics.year.heats.aim", { count: dailyAim }),
    t("statistics.year.heats.double"),
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
      {heats.map((heat) => (
        <li key={heat} className="inline-flex items-center gap-2">
          <span className="inline-flex w-3.5 shrink-0">
            <HeatCell heat={heat} style={{ inlineSize: "100%" }} />
          </span>
          {meanings[heat]}
        </li>
      ))}
    </ul>
  );
}

/** Levels of practice: none, a little, half the aim, the aim, twice the aim. */
const heats = [0, 1, 2, 3, 4] as const;
type Heat = (typeof heats)[number];

/** @param aim at least 1 */
export function heatOf(answers: number, aim: number): Heat {
  if (answers === 0) return 0;
  if (answers >= 2 * aim) return 4;
  if (answers >= aim) return 3;
  return 2 * answers >= aim ? 2 : 1;
}

/** The highest level is the darkest in the light theme and the brightest in the dark theme. */
const colours: Record<Heat, string> = {
  0: "bg-ink/8",
  1: "bg-marigold/45 dark:bg-marigold/25",
  2: "bg-marigold dark:bg-marigold/55",
  3: "bg-[color-mix(in_oklab,var(--marigold)_45%,var(--marigold-ink))] dark:bg-marigold",
  4: "bg-marigold-ink dark:bg-[color-mix(in_oklab,var(--marigold-ink)_35%,var(--ink))]",
};

type HeatCellProps = { heat: Heat; title?: string; style: CSSProperties };

function HeatCell({ heat, title, style }: HeatCellProps) {
  return (
    <span
      title={title}
      style={style}
      className={classNames("aspect-square rounded-[3px]", colours[heat])}
    />
  );
}

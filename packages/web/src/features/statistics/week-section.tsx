import { type Day, dayIn } from "@verbena/core/calendar";
import { type Week, weekOf, weekStreaks } from "@verbena/core/progress/rhythm";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatWeekday } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { classNames } from "#ui/class-names.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { daysQuery, useStatistics } from "./api.ts";
import { Section } from "./components.tsx";

/** The days of practice in the current week, including today's unsent answers. */
export function WeekSection() {
  const { t } = useTranslation();
  const { exercises } = useProgress();
  const { practiceDays } = useUser();
  const now = useNow();
  const timeZone = deviceTimeZone();
  const today = dayIn(now, timeZone);
  const query = useStatistics(daysQuery("all", today));
  const hasPractised = Object.values(exercises).some(({ stats }) => stats.todayAttempts > 0);
  return (
    <Section title={t("statistics.week.title")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(known) => {
          const days: Day[] = known.map(({ day }) => day);
          if (hasPractised) days.push(today);
          return (
            <WeekOfPractice
              week={weekOf(days, now, timeZone, practiceDays)}
              practiceDays={practiceDays}
              streak={weekStreaks(days, now, timeZone, practiceDays).current}
            />
          );
        }}
      </QueryContent>
    </Section>
  );
}

type WeekOfPracticeProps = {
  week: Week;
  practiceDays: number;
  /** Weeks in a row with enough days of practice. */
  streak: number;
};

/** A week as bunting with a flag for each day, and in words. It never mentions missed days. */
export function WeekOfPractice({ week, practiceDays, streak }: WeekOfPracticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, today, done, freeDaysLeft, isKept } = week;
  return (
    <div className="flex flex-col gap-4">
      <div aria-hidden className="w-full max-w-sm">
        <Bunting
          done={days.length}
          empty={days.map(({ isPractised }) => !isPractised)}
          total={days.length}
        />
        <div className="grid grid-cols-7 text-center text-sm text-ink-soft">
          {days.map(({ day }) => (
            <span key={day} className={classNames(day === today && "font-bold text-ink")}>
              {formatWeekday(language, day, "short")}
            </span>
          ))}
        </div>
      </div>
      <p>
        <strong className="block font-display text-xl">
          {isKept
            ? t("statistics.week.kept", { count: done })
            : t("statistics.week.done", { done, aim: practiceDays })}
        </strong>
        {!isKept && freeDaysLeft > 0 && (
          <span className="block text-ink-soft">
            {t("statistics.week.freeDays", { count: freeDaysLeft })}
          </span>
        )}
        {streak > 0 && (
          <span className="block text-ink-soft">
            {t("statistics.week.streak", { count: streak })}
          </span>
        )}
      </p>
    </div>
  );
}

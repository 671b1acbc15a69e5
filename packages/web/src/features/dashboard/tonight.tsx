import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { RhythmLine, useWeek } from "#learner-ui/rhythm-line.tsx";
import { formatWeekday } from "#lib/format.ts";
import type { Today } from "#progress/use-today.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Lanterns } from "#ui/lanterns.tsx";
import { Street } from "#ui/street.tsx";

/** With this many flags, the bunting is as long as the street. With fewer flags, it is shorter. */
const STREET_FLAGS = 20;

/** More flags would be too small to count. */
const FLAGS_MAX = 60;

/** A lantern hangs at each of these shares of the bunting. */
const LANTERNS = [0.15, 0.4, 0.6, 0.85];

type TonightProps = {
  /** Null until it is known. */
  today: Today | null;
  /** Whether the learner has never answered. There is no week to count yet. */
  isFirst: boolean;
};

/** The picture of a street. Above, a flag for each answer that is for today; below, a house for each day of the week. */
export function Tonight({ today, isFirst }: TonightProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, today: day, done } = useWeek();
  return (
    <section aria-label={t("dashboard.rhythm")} className="flex flex-col gap-3">
      <div>
        <div className="relative h-35 overflow-hidden sm:h-60">
          {today !== null && today.planned > 0 && <TodaysBunting today={today} isFirst={isFirst} />}
          <Street
            lit={days.map(({ isPractised }) => isPractised)}
            openDoor={days.findIndex((one) => one.day === day)}
            label={t("dashboard.litDays", { count: done })}
          />
        </div>
        <p aria-hidden className="mx-auto grid w-73 max-w-full grid-cols-7 sm:w-125">
          {days.map((one) => (
            <span
              key={one.day}
              className={`text-center text-[0.8125rem] ${one.day === day ? "font-bold" : "text-ink-soft"}`}
            >
              {formatWeekday(language, one.day, "narrow").toLocaleUpperCase(language)}
            </span>
          ))}
        </p>
      </div>
      <div className={isFirst ? "invisible" : undefined}>
        <RhythmLine />
      </div>
    </section>
  );
}

/** The bunting of the day with its lanterns, which are lit when nothing is left for today. */
function TodaysBunting({
  today: { planned, left, isDone },
  isFirst,
}: TonightProps & { today: Today }) {
  const total = Math.min(planned, FLAGS_MAX);
  const done = Math.floor(((planned - left) * total) / planned);
  const lanterns = [...new Set(LANTERNS.map((share) => Math.floor(share * total)))];
  return (
    <div
      className="absolute top-0 left-1/2 -translate-x-1/2"
      style={{ width: `${Math.min(100, (100 * total) / STREET_FLAGS)}%` }}
    >
      <Bunting done={done} total={total} marksFirst={isFirst} />
      <Lanterns total={total} before={lanterns} isLit={isDone} />
    </div>
  );
}

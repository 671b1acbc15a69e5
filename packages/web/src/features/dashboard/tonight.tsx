import { dayIn, daysFrom, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import { useTranslation } from "#i18n/use-translation.ts";
import { RhythmLine } from "#learner-ui/rhythm-line.tsx";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { usePractisedDays } from "#progress/use-recent-days.ts";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Lanterns } from "#ui/lanterns.tsx";
import { Street } from "#ui/street.tsx";

/** Of the string. Unless this is the daily aim, a flag is more or less than an answer. */
const FLAGS = 20;

/** The flags before which a lantern hangs. */
const LANTERNS = [3, 8, 12, 17];

type TonightProps = {
  /** Answers of today. */
  answered: number;
  /** Whether the learner has never answered: then there is nothing to count yet. */
  isFirst: boolean;
};

/** The street: its string and its lanterns are the daily aim, its lit windows are the last seven days. */
export function Tonight({ answered, isFirst }: TonightProps) {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const practised = usePractisedDays();
  const [now, timeZone] = [currentInstant(), deviceTimeZone()];
  const lastDays = daysFrom(shiftDay(dayIn(now, timeZone), 1 - WEEK_DAYS), WEEK_DAYS);
  const lit = lastDays.map((day) => practised.includes(day));
  return (
    <section aria-label={t("dashboard.rhythm")} className="flex flex-col gap-3">
      <div className="relative h-35 overflow-hidden sm:h-60">
        <Bunting
          done={isFirst ? FLAGS : Math.floor(Math.min(answered / dailyAim, 1) * FLAGS)}
          total={FLAGS}
          className="absolute inset-x-0 top-0"
        />
        <Lanterns total={FLAGS} before={LANTERNS} isLit={answered >= dailyAim} />
        <Street lit={lit} label={t("dashboard.litDays", { count: lit.filter(Boolean).length })} />
      </div>
      <RhythmLine answered={answered} className={isFirst ? "invisible" : undefined} />
    </section>
  );
}

import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import type { LocalTime } from "@verbena/core/local-time";
import { useTranslation } from "#i18n/use-translation.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { TextField } from "#ui/text-field.tsx";

const USUAL_DAYS = 7;
const USUAL_TIME = "18:00";

/**
 * When an assignment ends, unless the teacher changes it: in a week.
 *
 * @param lastDay of the class
 */
export function usualEnd(timeZone: string, lastDay?: Day): LocalTime {
  const inAWeek = shiftDay(dayIn(currentInstant(), timeZone), USUAL_DAYS);
  const day = lastDay !== undefined && lastDay < inAWeek ? lastDay : inAWeek;
  return `${day}T${USUAL_TIME}`;
}

type TimeFieldProps = {
  value: LocalTime;
  onChange: (value: LocalTime) => void;
  min: LocalTime;
  max?: Day | undefined;
  label: "until" | "from";
  /** IANA name of the class's time zone. */
  zone: string;
  error?: string | undefined;
};

/** A day and a time in the time zone of a class. */
export function TimeField({ value, onChange, min, max, label, zone, error }: TimeFieldProps) {
  const { t } = useTranslation();
  const [day = "", time = ""] = value.split("T");
  const isOwnZone = zone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <TextField
        type="date"
        label={t(`assignments.form.${label}Day`)}
        className="min-w-0 max-w-full flex-[1_1_11rem] sm:max-w-64"
        min={min.split("T")[0]}
        max={max}
        value={day}
        onChange={({ target }) => onChange(`${target.value}T${time}`)}
        error={error}
      />
      <TextField
        type="time"
        label={t("assignments.form.untilTime")}
        className="min-w-0 max-w-full"
        value={time}
        onChange={({ target }) => onChange(`${day}T${target.value}`)}
      />
      {!isOwnZone && (
        <p className="w-full text-[0.9375rem] text-ink-soft">
          {t("assignments.form.zone", { zone })}
        </p>
      )}
    </div>
  );
}

import { dayIn } from "@verbena/core/calendar";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayHeading } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import type { DayOfActions } from "../actions-by-day.ts";
import { ActionRow } from "./action-row.tsx";

/** What administrators did on a day, under its name. */
export function ActionsOfDay({ day, actions }: DayOfActions) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayIn(useNow(), deviceTimeZone());
  const titleId = useId();
  const dayId = useId();
  return (
    <section aria-labelledby={dayId}>
      <h2 id={dayId} className="mb-2 text-lg">
        {formatDayHeading(language, day, today)}
      </h2>
      <span id={titleId} hidden>
        {t("administration.actions.title")}
      </span>
      <ol aria-labelledby={`${titleId} ${dayId}`} className="border-t border-line">
        {actions.map((action) => (
          <ActionRow key={`${action.at} ${action.kind} ${action.admin?.id}`} action={action} />
        ))}
      </ol>
    </section>
  );
}

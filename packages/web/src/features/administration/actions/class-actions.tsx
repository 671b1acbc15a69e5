import { useInfiniteQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import { groupBy } from "@verbena/core/group-by";
import type { LoggedClassAction } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatNumber, formatTime } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { classActionsQuery } from "../api.ts";

/** What teachers did in their classes, the newest first. */
export function ClassActions() {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayIn(useNow(), deviceTimeZone());
  const query = useInfiniteQuery(classActionsQuery);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t("administration.actions.ofClasses.intro")}</p>
      <QueryContent query={query} failure={t("administration.actions.loadFailed")}>
        {({ pages }) => {
          const actions = pages.flatMap((page) => page.actions);
          const byDay = groupBy(actions, ({ at }) => dayIn(at, deviceTimeZone()));
          if (actions.length === 0) return <p>{t("administration.actions.none")}</p>;
          return [...byDay].map(([day, ofDay]) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className="mb-2 text-lg">
                {formatDayHeading(language, day, today)}
              </h2>
              <ol className="border-t border-line">
                {ofDay.map((action) => (
                  <ActionRow key={action.id} action={action} />
                ))}
              </ol>
            </section>
          ));
        }}
      </QueryContent>
      <MoreButton query={query}>{t("administration.actions.more")}</MoreButton>
    </div>
  );
}

/** The beginning of a class's id, enough to recognise it among those of a site. */
const ID_LENGTH = 8;

function ActionRow({ action }: { action: LoggedClassAction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, at, classId, pupilCount, teacher, count } = action;
  const id = classId.slice(0, ID_LENGTH);
  return (
    <li className="flex gap-x-4 border-b border-line py-3 sm:gap-x-6">
      <time dateTime={at} className="w-12 shrink-0 text-ink-soft tabular-nums">
        {formatTime(language, at, deviceTimeZone())}
      </time>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {t(`administration.actions.ofClasses.kinds.${kind}`)}
          {count !== null && ` (${formatNumber(language, count)})`}
        </p>
        <p>
          {pupilCount === null
            ? t("administration.actions.ofClasses.deletedClass", { id })
            : t("administration.actions.ofClasses.class", { id, count: pupilCount })}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {teacher ? (
            <TextLink to="/admin/users/$userId" params={{ userId: teacher.id }}>
              <bdi>{teacher.username || t("common.nameless")}</bdi>
            </TextLink>
          ) : (
            t("administration.actions.byDeletedAccount")
          )}
        </p>
      </div>
    </li>
  );
}

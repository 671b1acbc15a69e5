import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import type { ClassWeek, ListedClass } from "@verbena/server/client";
import { Plus } from "lucide-react";
import { useIssueText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { classesQuery } from "#learner-ui/classes-query.ts";
import { formatDay, formatShortDay } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Alert } from "#ui/alert.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";

type ClassesPageProps = {
  /** Whether to open the class of a teacher who has only one that is not archived. */
  opensOnlyClass: boolean;
};

/** The classes that the user teaches. Archived ones are folded. */
export function ClassesPage({ opensOnlyClass }: ClassesPageProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const query = useQuery(classesQuery);
  return (
    <PageBody width="wide">
      <PageHeading title={t("classes.title")}>{t("classes.title")}</PageHeading>
      <QueryContent query={query} failure={t("classes.loadFailed")}>
        {({ classes, weeks, refusal }) => {
          const taught = classes.filter(({ role }) => role === "teacher");
          const running = taught.filter(({ archivedAt }) => archivedAt === null);
          const archived = taught.filter(({ archivedAt }) => archivedAt !== null);
          const [first] = running;
          if (opensOnlyClass && first && running.length === 1) {
            return <Navigate to="/app/classes/$classId" params={{ classId: first.id }} replace />;
          }
          const open = refusal === null && (
            <ButtonLink to="/app/classes/new">
              <Plus aria-hidden className="size-5" />
              {t("classes.open")}
            </ButtonLink>
          );
          return (
            <>
              {refusal !== null && <Alert tone="info">{issueText(refusal)}</Alert>}
              {running.length === 0 ? (
                <EmptyState title={t("classes.none")} text={t("classes.noneText")} action={open} />
              ) : (
                <>
                  <ClassList classes={running} weeks={weeks} />
                  <div>{open}</div>
                </>
              )}
              <TextLink
                to="/app/classes/help"
                className="inline-flex min-h-11 items-center self-start"
              >
                {t("classes.help")}
              </TextLink>
              {archived.length > 0 && (
                <Disclosure label={t("classes.archived", { count: archived.length })}>
                  <ClassList classes={archived} weeks={{}} />
                </Disclosure>
              )}
            </>
          );
        }}
      </QueryContent>
    </PageBody>
  );
}

type ClassListProps = {
  classes: readonly ListedClass[];
  /** By class. Classes without pupils are missing. */
  weeks: Readonly<Record<string, ClassWeek>>;
};

function ClassList({ classes, weeks }: ClassListProps) {
  const { t, language } = useTranslation();
  return (
    <ul className="flex flex-col border-b border-line">
      {classes.map(({ id, name, pupilCount, lastDay }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4"
        >
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-xl break-words">
              <TextLink
                to="/app/classes/$classId"
                params={{ classId: id }}
                className="inline-flex min-h-11 min-w-11 items-center"
              >
                <bdi>{name}</bdi>
              </TextLink>
            </h2>
            <p className="text-[0.9375rem] text-ink-soft">
              {t("classes.pupils", { count: pupilCount ?? 0 })} ·{" "}
              {t("classes.until", { day: lastDayInWords(language, lastDay) })}
            </p>
            {weeks[id] && <WeekLine week={weeks[id]} />}
          </div>
          <TextLink
            to="/app/classes/$classId/settings"
            params={{ classId: id }}
            aria-label={t("classes.settingsOf", { name })}
            className="inline-flex min-h-11 items-center"
          >
            {t("classes.settings")}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** A day less than a year ahead needs no year. */
function lastDayInWords(language: Language, day: Day): string {
  const today = dayIn(currentInstant(), deviceTimeZone());
  const needsYear = day < today || day >= shiftDay(today, 360);
  return needsYear ? formatDay(language, day, "medium") : formatShortDay(language, day);
}

/** How many pupils have practised, and what is due. */
function WeekLine({ week }: { week: ClassWeek }) {
  const { t, language } = useTranslation();
  const { active, running, nextEnd, timeZone } = week;
  const day = nextEnd && formatShortDay(language, dayIn(nextEnd, timeZone));
  return (
    <p className="text-[0.9375rem]">
      {t("classes.active", { count: active })}
      {day && ` · ${t("classes.due", { count: running, day })}`}
    </p>
  );
}

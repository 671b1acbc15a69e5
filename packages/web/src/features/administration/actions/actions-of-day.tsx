import { type Day, dayIn } from "@verbena/core/calendar";
import { families, isFamily } from "@verbena/core/families";
import type { LoggedAction, LoggedSubject } from "@verbena/server/client";
import { useId } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatNumber, formatTime, isolated } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Disclosure } from "#ui/disclosure.tsx";

type ActionsOfDayProps = { day: Day; actions: readonly LoggedAction[] };

/** The actions of one day in the time zone of the device. */
export function ActionsOfDay({ day, actions }: ActionsOfDayProps) {
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

function ActionRow({ action }: { action: LoggedAction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, at, count } = action;
  return (
    <li className="flex gap-x-4 border-b border-line py-3 sm:gap-x-6">
      <time dateTime={at} className="w-12 shrink-0 text-ink-soft tabular-nums">
        {formatTime(language, at, deviceTimeZone())}
      </time>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {count > 1 && `${formatNumber(language, count)} × `}
          {t(`administration.actions.kinds.${kind}`)}
        </p>
        <ActionSubjects action={action} />
        <p className="text-[0.9375rem] text-ink-soft">
          <Actor action={action} />
        </p>
      </div>
    </li>
  );
}

function Actor({ action: { admin, formerAdmin, subjects } }: { action: LoggedAction }) {
  const { t } = useTranslation();
  if (admin) {
    return t("administration.actions.by", {
      name: isolated(admin.username || t("common.nameless")),
    });
  }
  if (formerAdmin) return t("administration.actions.byMarkedAccount", { mark: formerAdmin });
  return t(
    `administration.actions.${subjects.some(isFromCommand) ? "byCommand" : "byDeletedAccount"}`,
  );
}

const isFromCommand = ({ details }: LoggedSubject) => "from" in details;

/** Subjects that are visible without a click. */
const VISIBLE = 3;

function ActionSubjects({ action: { subjects, count } }: { action: LoggedAction }) {
  const { t } = useTranslation();
  const named = distinct(subjects.filter(isKnown));
  const others = named.slice(VISIBLE);
  const unlisted = count - subjects.length;
  if (named.length === 0) return null;
  return (
    <>
      <Subjects subjects={named.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length + unlisted })}>
          <Subjects subjects={others} />
          {unlisted > 0 && <p>{t("administration.more", { count: unlisted })}</p>}
        </Disclosure>
      )}
    </>
  );
}

const isKnown = ({ target, details }: LoggedSubject) => target !== null || "exercise" in details;

function distinct(subjects: readonly LoggedSubject[]): LoggedSubject[] {
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()];
}

const keyOf = ({ target, details }: LoggedSubject) => `${target?.id} ${details["exercise"]}`;

function Subjects({ subjects }: { subjects: readonly LoggedSubject[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {subjects.map((subject) => (
        <li key={keyOf(subject)}>
          {subject.target && <bdi>{subject.target.username || t("common.nameless")}</bdi>}
          <ExerciseName id={subject.details["exercise"]} />
        </li>
      ))}
    </ul>
  );
}

/** The family of an exercise with verb and person. */
function ExerciseName({ id }: { id: string | number | undefined }) {
  if (id === undefined) return null;
  const [family = "", ...rest] = String(id).split("/");
  const name = isFamily(family) ? families[family].name : family;
  return <span lang="es">{[name, ...rest].join(" · ")}</span>;
}

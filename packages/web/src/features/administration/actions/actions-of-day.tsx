import { type Day, dayIn } from "@verbena/core/calendar";
import { families, isFamily } from "@verbena/core/families";
import type { LoggedAction } from "@verbena/server/client";
import { useId } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatNumber, formatTime, isolated } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Disclosure } from "#ui/disclosure.tsx";

/** The actions of one day in the time zone of the device. */
export function ActionsOfDay({ day, groups }: DayOfActions) {
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
        {groups.map((group) => (
          <GroupRow key={group[0].id} group={group} />
        ))}
      </ol>
    </section>
  );
}

function GroupRow({ group }: { group: ActionGroup }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [action] = group;
  const { kind, at } = action;
  return (
    <li className="flex gap-x-4 border-b border-line py-3 sm:gap-x-6">
      <time dateTime={at} className="w-12 shrink-0 text-ink-soft tabular-nums">
        {formatTime(language, at, deviceTimeZone())}
      </time>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {group.length > 1 && `${formatNumber(language, group.length)} × `}
          {t(`administration.actions.kinds.${kind}`)}
        </p>
        <GroupSubjects group={group} />
        <p className="text-[0.9375rem] text-ink-soft">
          <Actor action={action} />
        </p>
      </div>
    </li>
  );
}

function Actor({ action: { admin, details } }: { action: LoggedAction }) {
  const { t } = useTranslation();
  if (admin) {
    return t("administration.actions.by", {
      name: isolated(admin.username || t("common.nameless")),
    });
  }
  return t(`administration.actions.${"from" in details ? "byCommand" : "byDeletedAccount"}`);
}

/** Subjects that are visible without a click. */
const VISIBLE = 3;

/** The users and exercises that the actions concern. */
function GroupSubjects({ group }: { group: ActionGroup }) {
  const { t } = useTranslation();
  const named = group.filter(({ target, details }) => target !== null || "exercise" in details);
  const distinct = [...new Map(named.map((action) => [subjectOf(action), action])).values()];
  const others = distinct.slice(VISIBLE);
  if (distinct.length === 0) return null;
  return (
    <>
      <Subjects actions={distinct.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length })}>
          <Subjects actions={others} />
        </Disclosure>
      )}
    </>
  );
}

const subjectOf = ({ target, details }: LoggedAction) => `${target?.id} ${details["exercise"]}`;

function Subjects({ actions }: { actions: readonly LoggedAction[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {actions.map((action) => (
        <li key={subjectOf(action)}>
          {action.target && <bdi>{action.target.username || t("common.nameless")}</bdi>}
          <ExerciseName id={action.details["exercise"]} />
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

/** Actions of the same kind and administrator within a minute, such as a deletion of several users. */
type ActionGroup = readonly [LoggedAction, ...LoggedAction[]];

export type DayOfActions = { day: Day; groups: readonly ActionGroup[] };

/** Groups neighbouring actions and divides the groups by day in a time zone. Pass the actions sorted by time. */
export function groupsByDay(
  actions: readonly LoggedAction[],
  timeZone: string,
): readonly DayOfActions[] {
  const days: { day: Day; groups: [LoggedAction, ...LoggedAction[]][] }[] = [];
  for (const action of actions) {
    const day = dayIn(action.at, timeZone);
    const lastDay = days.at(-1);
    const lastGroup = lastDay?.groups.at(-1);
    if (lastDay?.day !== day) days.push({ day, groups: [[action]] });
    else if (lastGroup && groupOf(lastGroup[0]) === groupOf(action)) lastGroup.push(action);
    else lastDay.groups.push([action]);
  }
  return days;
}

const MINUTE_LENGTH = "2026-03-10T12:00".length;

const groupOf = ({ kind, admin, details, at }: LoggedAction) =>
  `${kind} ${admin?.id} ${details["from"]} ${at.slice(0, MINUTE_LENGTH)}`;

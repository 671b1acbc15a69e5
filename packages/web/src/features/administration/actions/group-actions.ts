import { type Day, dayIn } from "@verbena/core/calendar";
import type { LoggedAction } from "@verbena/server/client";

/** Actions of the same kind and administrator within a minute, such as a deletion of several users. */
export type ActionGroup = readonly [LoggedAction, ...LoggedAction[]];

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
    else if (lastGroup && keyOf(lastGroup[0]) === keyOf(action)) lastGroup.push(action);
    else lastDay.groups.push([action]);
  }
  return days;
}

const MINUTE_LENGTH = "2026-03-10T12:00".length;

const keyOf = ({ kind, admin, details, at }: LoggedAction) =>
  `${kind} ${admin?.id} ${details["from"]} ${at.slice(0, MINUTE_LENGTH)}`;

import { type Day, dayIn } from "@verbena/core/calendar";
import type { LoggedAction } from "@verbena/server/client";

/**
 * Joins neighbouring actions of the same kind, administrator and minute: the log has one entry for each
 * batch of users.
 */
export function joinBatches(actions: readonly LoggedAction[]): LoggedAction[] {
  const joined: LoggedAction[] = [];
  for (const action of actions) {
    const last = joined.at(-1);
    if (last && keyOf(last) === keyOf(action)) joined.splice(-1, 1, join(last, action));
    else joined.push(action);
  }
  return joined;
}

const MINUTE_LENGTH = "2026-03-10T12:00".length;

const keyOf = ({ kind, admin, formerAdmin, at }: LoggedAction) =>
  `${kind} ${admin?.id ?? formerAdmin} ${at.slice(0, MINUTE_LENGTH)}`;

function join(one: LoggedAction, other: LoggedAction): LoggedAction {
  return {
    ...one,
    count: one.count + other.count,
    subjects: [...one.subjects, ...other.subjects],
  };
}

type DayOfActions = { day: Day; actions: readonly LoggedAction[] };

/** Groups actions, sorted by time, by their day in a time zone. */
export function actionsByDay(
  actions: readonly LoggedAction[],
  timeZone: string,
): readonly DayOfActions[] {
  const days: { day: Day; actions: LoggedAction[] }[] = [];
  for (const action of actions) {
    const day = dayIn(action.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.actions.push(action);
    else days.push({ day, actions: [action] });
  }
  return days;
}

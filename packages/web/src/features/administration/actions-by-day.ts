import { type Day, dayIn } from "@verbena/core/calendar";
import type { LoggedAction } from "@verbena/server/client";

/** Actions of the same day, in their order. */
export type DayOfActions = { day: Day; actions: readonly LoggedAction[] };

/** Neighbours of the same day in a time zone together; the order of actions stays. */
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

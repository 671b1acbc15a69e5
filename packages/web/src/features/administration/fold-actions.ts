import type { LoggedAction } from "@verbena/server/client";

/**
 * What somebody did again and again within a minute, as one action: a long list of users is worked
 * through in parts, each of which the log has for itself.
 */
export function foldActions(actions: readonly LoggedAction[]): LoggedAction[] {
  const folded: LoggedAction[] = [];
  for (const action of actions) {
    const last = folded.at(-1);
    if (last && keyOf(last) === keyOf(action)) folded.splice(-1, 1, joined(last, action));
    else folded.push(action);
  }
  return folded;
}

/** Kind, person and minute: an instant begins like 2026-03-10T12:00. */
const keyOf = ({ kind, admin, formerAdmin, at }: LoggedAction) =>
  `${kind} ${admin?.id ?? formerAdmin} ${at.slice(0, 16)}`;

function joined(one: LoggedAction, other: LoggedAction): LoggedAction {
  return {
    ...one,
    count: one.count + other.count,
    subjects: [...one.subjects, ...other.subjects],
  };
}

/** A backlog that is offered in parts. */
export type BacklogParts = {
  /** Due cards that are left for today. */
  today: number;
  /** The other due cards. */
  rest: number;
  /** The next days take the rest. */
  days: number;
};

/** The days after today bring reviews of their own, so they take this share of the aim from the backlog. */
const LATER_SHARE = 2 / 3;

/**
 * Divides the due cards over several days if there are more than twice the daily aim. It is only a view of the
 * queue: no card is scheduled anew.
 *
 * @param due cards that are due now
 * @param answered answers of today; together with `due`, they are what was due when the day began
 * @param aim answers a day, at least 1
 * @example backlogParts({ due: 84, answered: 0, aim: 30 }) // { today: 30, rest: 54, days: 3 }
 */
export function backlogParts(cards: {
  due: number;
  answered: number;
  aim: number;
}): BacklogParts | null {
  const { due, answered, aim } = cards;
  if (due + answered <= 2 * aim) return null;
  const today = Math.min(due, Math.max(0, aim - answered));
  const rest = due - today;
  return rest === 0 ? null : { today, rest, days: Math.ceil(rest / Math.ceil(aim * LATER_SHARE)) };
}

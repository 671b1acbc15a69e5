import type { Day } from "../calendar.ts";

/** How much a learner plans to answer on a day. The only number that the interface says to be "for today". */
export type TodayPlan = {
  day: Day;
  /** What the plan was made for, such as the learner's settings. */
  basis: string;
  /** The answers planned at the day's first visit. Never rises. */
  planned: number;
  /** How many of them are left. Never rises. */
  left: number;
};

/** What is known at a visit. */
type Visit = Pick<TodayPlan, "day" | "basis"> & {
  /** The daily aim: answers a day. */
  aim: number;
  /** Answers of today, on all devices. */
  answered: number;
  /** Due cards that can still be asked. */
  due: number;
  /** New cards that may still be asked today. */
  unseen: number;
};

/**
 * The plan of the day. The first visit makes it: due cards, then new ones, up to the daily aim. Later, only answers
 * reduce it: neither mistakes, nor other cards, nor a retraction, nor another device make it larger. What a learner
 * answers beyond it is not for today. A plan shrinks if less can be asked than was known when it was made: the device
 * had not heard from another one for days.
 *
 * @param kept the plan that was shown last; null for none. Kept unless the day or the basis has changed.
 * @example planToday(null, { day, basis, aim: 20, answered: 0, due: 7, unseen: 13 }) // planned: 20, left: 20
 * @example planToday(plan, { day, basis, aim: 20, answered: 12, due: 4, unseen: 13 }) // planned: 20, left: 8
 */
export function planToday(kept: TodayPlan | null, visit: Visit): TodayPlan {
  const { day, basis, aim, answered, due, unseen } = visit;
  if (kept !== null && kept.day === day && kept.basis === basis) {
    const { planned, left } = afterAnswers(kept, answered);
    const excess = Math.max(0, left - due - unseen);
    return { ...kept, planned: planned - excess, left: left - excess };
  }
  const planned = Math.min(aim, answered + due + unseen);
  return { day, basis, planned, left: Math.max(0, planned - answered) };
}

/** The plan after some answers of the day. */
export function afterAnswers(plan: TodayPlan, answered: number): TodayPlan {
  return { ...plan, left: Math.min(plan.left, Math.max(0, plan.planned - answered)) };
}

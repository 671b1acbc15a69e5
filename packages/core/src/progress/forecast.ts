import { type Day, dayIn, daysFrom, type Instant } from "../calendar.ts";

/** How many cards are due now, and how many become due on each of the next days. */
export type Forecast = {
  /** Cards that are due now. */
  backlog: number;
  /** Today without the backlog, and the following days. */
  days: { day: Day; due: number }[];
  /** Cards that become due after those days. */
  later: number;
};

type Span = { now: Instant; timeZone: string; dayCount: number };

/**
 * When a learner's cards become due, by days of their time zone. Each card counts once, at its next review.
 *
 * @param nextReviews next review of each card
 */
export function forecast(
  nextReviews: readonly Instant[],
  { now, timeZone, dayCount }: Span,
): Forecast {
  const due = new Map(daysFrom(dayIn(now, timeZone), dayCount).map((day) => [day, 0]));
  let [backlog, later] = [0, 0];
  for (const nextReview of nextReviews) {
    const day = dayIn(nextReview, timeZone);
    const before = due.get(day);
    if (nextReview <= now) backlog += 1;
    else if (before === undefined) later += 1;
    else due.set(day, before + 1);
  }
  return { backlog, days: [...due].map(([day, count]) => ({ day, due: count })), later };
}

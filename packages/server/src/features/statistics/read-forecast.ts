import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import { isPractised } from "@verbena/core/session/family-card";
import { persons } from "@verbena/core/vocabulary";
import { and, eq, inArray } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { cards, profiles } from "../../db/schema.ts";
import { type ForecastQuery, familiesOf } from "./schema.ts";

/** Today included. */
const FORECAST_DAYS = 14;

type Reader = { db: Database; user: SessionUser; now: Date };

/**
 * How many cards are due, and how many become due on each of the next days. Cards of persons that the learner
 * does not practise are never due.
 */
export async function readForecast(
  { db, user, now }: Reader,
  { exercise, timeZone }: ForecastQuery,
): Promise<Forecast> {
  const { exerciseKey, context, nextReview } = cards;
  const [rows, [profile]] = await Promise.all([
    db
      .select({ exerciseKey, context, nextReview })
      .from(cards)
      .where(and(eq(cards.userId, user.id), inArray(exerciseKey, familiesOf(exercise)))),
    db.select({ chosen: profiles.persons }).from(profiles).where(eq(profiles.id, user.id)),
  ]);
  const practised = rows.filter((card) => isPractised(card, profile?.chosen ?? persons));
  const nextReviews = practised.map((card) => card.nextReview);
  return forecast(nextReviews, { now: now.toISOString(), timeZone, dayCount: FORECAST_DAYS });
}

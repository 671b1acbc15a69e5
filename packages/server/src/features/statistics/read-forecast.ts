import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import { and, eq, inArray } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { cards } from "../../db/schema.ts";
import { type ForecastQuery, familiesOf } from "./schema.ts";

/** Today included. */
const FORECAST_DAYS = 14;

type Reader = { db: Database; user: SessionUser; now: Date };

/** How many cards are due, and how many become due on each of the next days. */
export async function readForecast(
  { db, user, now }: Reader,
  { exercise, timeZone }: ForecastQuery,
): Promise<Forecast> {
  const rows = await db
    .select({ nextReview: cards.nextReview })
    .from(cards)
    .where(and(eq(cards.userId, user.id), inArray(cards.exerciseKey, familiesOf(exercise))));
  const nextReviews = rows.map(({ nextReview }) => nextReview);
  return forecast(nextReviews, { now: now.toISOString(), timeZone, dayCount: FORECAST_DAYS });
}

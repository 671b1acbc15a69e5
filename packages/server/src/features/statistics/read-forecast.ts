import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { familiesOf, findNextReviews } from "./queries.ts";
import type { ForecastQuery } from "./schema.ts";

/** Days of the forecast, today included. */
const FORECAST_DAYS = 14;

type Reader = { db: Database; user: SessionUser; now: Date };

/** How many cards wait, and how many come due on each of the next days of the learner's calendar. */
export async function readForecast(
  { db, user, now }: Reader,
  { exercise, timeZone }: ForecastQuery,
): Promise<Forecast> {
  // A learner has no more cards than there are exercises, so that each can be looked at.
  const nextReviews = await findNextReviews(db, user.id, familiesOf(exercise));
  return forecast(nextReviews, { now: now.toISOString(), timeZone, dayCount: FORECAST_DAYS });
}

import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import { isPractised, isReviewed } from "@verbena/core/session/practice-choice";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { readPracticeChoice } from "../../db/queries.ts";
import { cards } from "../../db/schema.ts";
import { type ForecastQuery, familiesOf } from "./schema.ts";

/** Today included. */
const FORECAST_DAYS = 14;

/**
 * How many cards are due, and how many become due on each of the next days. Cards of persons that the learner
 * does not practise are never due; those of families that are not chosen, only if the query names the family.
 */
export async function readForecast(
  { db, user, now }: RequestContext,
  { family, timeZone }: ForecastQuery,
): Promise<Forecast> {
  const [rows, choice] = await Promise.all([
    db
      .select({
        family: cards.family,
        item: cards.item,
        context: cards.context,
        nextReview: cards.nextReview,
      })
      .from(cards)
      .where(and(eq(cards.userId, user.id), inArray(cards.family, familiesOf(family)))),
    readPracticeChoice(db, user.id),
  ]);
  const isAsked = family === undefined ? isReviewed : isPractised;
  const nextReviews = rows.filter((card) => isAsked(card, choice)).map((card) => card.nextReview);
  return forecast(nextReviews, { now: now.toISOString(), timeZone, dayCount: FORECAST_DAYS });
}

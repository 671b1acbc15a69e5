import { allFamilies } from "@verbena/core/families";
import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { isReviewed } from "@verbena/core/session/practice-choice";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import { readPracticeChoice } from "../../../db/queries.ts";
import { cards } from "../../../db/schema.ts";
import { foldLog } from "../fold-log.ts";

/** Today included. */
const PREVIEW_DAYS = 14;

/** When the practised cards become due: as they are, and with another scheduler. */
export type SchedulerPreview = { current: Forecast; chosen: Forecast };

export async function previewScheduler(
  { db, user, now }: RequestContext,
  { scheduler, timeZone }: { scheduler: SchedulerChoice; timeZone: string },
): Promise<SchedulerPreview> {
  const span = { now: now.toISOString(), timeZone, dayCount: PREVIEW_DAYS };
  const { family, item, context, nextReview } = cards;
  const [stored, choice] = await Promise.all([
    db.select({ family, item, context, nextReview }).from(cards).where(eq(cards.userId, user.id)),
    readPracticeChoice(db, user.id),
  ]);
  const families = await foldLog(db, user.id, scheduler);
  const scheduled = allFamilies.flatMap((family) =>
    Object.values(families[family]?.cards ?? {}).map((card) => ({ ...card, family })),
  );
  const reviewsOf = (list: typeof stored) =>
    list.filter((card) => isReviewed(card, choice)).map((card) => card.nextReview);
  return {
    current: forecast(reviewsOf(stored), span),
    chosen: forecast(reviewsOf(scheduled), span),
  };
}

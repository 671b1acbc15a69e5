import { type Forecast, forecast } from "@verbena/core/progress/forecast";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler-choice";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../../accounts/session/read-session.ts";
import type { Database } from "../../../db/database.ts";
import { cards } from "../../../db/schema.ts";
import { foldLog } from "../read-log.ts";

/** Today included. */
const PREVIEW_DAYS = 14;

type Reader = { db: Database; user: SessionUser; now: Date };

/** When the cards become due as they are, and with another scheduler. */
export type SchedulerPreview = { current: Forecast; chosen: Forecast };

export async function previewScheduler(
  { db, user, now }: Reader,
  { scheduler, timeZone }: { scheduler: SchedulerChoice; timeZone: string },
): Promise<SchedulerPreview> {
  const span = { now: now.toISOString(), timeZone, dayCount: PREVIEW_DAYS };
  const stored = await db
    .select({ nextReview: cards.nextReview })
    .from(cards)
    .where(eq(cards.userId, user.id));
  const families = Object.values(await foldLog(db, user.id, scheduler));
  const scheduled = families.flatMap((family) => Object.values(family.cards));
  const reviewsOf = (list: readonly { nextReview: string }[]) =>
    list.map(({ nextReview }) => nextReview);
  return {
    current: forecast(reviewsOf(stored), span),
    chosen: forecast(reviewsOf(scheduled), span),
  };
}

import { isDeepStrictEqual } from "node:util";
import type { Family } from "@verbena/core/families";
import type { CardKey } from "@verbena/core/progress/card";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import { userProgress } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import { foldLog } from "../fold-log.ts";
import { cardRows } from "../stored-rows.ts";
import { writeScheduler } from "../write-state.ts";

/** Attempts while other devices send answers. */
const ATTEMPTS_MAX = 5;

/**
 * Schedules all cards again, from the log. Only the schedules change. The learner's number rises, so that other
 * devices load the progress again.
 *
 * @throws AppError unavailable if answers always arrive meanwhile
 */
export async function changeScheduler(
  { db, user, now }: RequestContext,
  scheduler: SchedulerChoice,
): Promise<void> {
  const userId = user.id;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const [before] = await db
      .select({ lastSeq: userProgress.lastSeq, scheduler: userProgress.scheduler })
      .from(userProgress)
      .where(eq(userProgress.userId, userId));
    if (isDeepStrictEqual(before?.scheduler ?? null, scheduler)) return;
    const lastSeq = before?.lastSeq ?? 0;
    // After the number: an answer that arrives in between makes it outdated.
    const families = Object.entries(await foldLog(db, userId, scheduler));
    const cards = families.flatMap(([key, progress]) =>
      cardRows(key as Family, progress, Object.keys(progress.cards) as CardKey[]),
    );
    const write = { userId, now: now.toISOString(), expectedSeq: lastSeq, newSeq: lastSeq + 1 };
    if (await writeScheduler(db, write, { scheduler, cards })) return;
  }
  throw new AppError("unavailable");
}

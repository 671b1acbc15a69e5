import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type FoldedFamilies,
  foldEvents,
  type ReceivedEvent,
} from "@verbena/core/progress/fold-events";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type { Queryable } from "../../db/database.ts";
import { readLog } from "../../db/read-log.ts";
import { asReceived } from "./stored-rows.ts";

/** Events that are folded without a pause. */
const PART = 2_000;

/** The progress after the log if the learner had always used a scheduler. Pauses for other requests. */
export async function foldLog(
  db: Queryable,
  userId: string,
  choice: SchedulerChoice,
): Promise<FoldedFamilies> {
  const log = await readLog(db, userId);
  return foldInParts(log.map(asReceived), choice);
}

/**
 * As `foldEvents`. Pauses for other requests.
 *
 * @param complete adds what the log does not have, such as topics (`withTopic`)
 */
export async function foldInParts(
  log: readonly ReceivedEvent[],
  choice: SchedulerChoice,
  complete: (event: ProgressEvent) => ProgressEvent = (event) => event,
): Promise<FoldedFamilies> {
  const scheduler = schedulerFor(choice);
  let families: FoldedFamilies = {};
  for (let from = 0; from < log.length; from += PART) {
    const part = log.slice(from, from + PART);
    const completed = part.map((one) => ({ ...one, event: complete(one.event) }));
    families = foldEvents(completed, scheduler, families);
    await nextTurn();
  }
  return families;
}

import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type FoldedFamilies,
  foldEvents,
  type ReceivedEvent,
} from "@verbena/core/progress/fold-events";
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

/** As `foldEvents`. Pauses for other requests. */
export async function foldInParts(
  log: readonly ReceivedEvent[],
  choice: SchedulerChoice,
): Promise<FoldedFamilies> {
  const scheduler = schedulerFor(choice);
  let families: FoldedFamilies = {};
  for (let from = 0; from < log.length; from += PART) {
    families = foldEvents(log.slice(from, from + PART), scheduler, families);
    await nextTurn();
  }
  return families;
}

import type { Instant } from "@verbena/core/calendar";
import type { CardKey } from "@verbena/core/progress/card";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ReceivedEvent } from "@verbena/core/progress/fold-events";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type { Database } from "../../db/database.ts";
import type { ChangedFamily, FoldedBatch, LoggedEvent } from "./fold-batch.ts";
import { foldInParts, readLog } from "./read-log.ts";
import { asReceived } from "./stored-rows.ts";

/**
 * Folds the families of retracted answers again from the log, and then from the batch. The log may already be
 * newer than the batch's state; then the batch is not written.
 */
export async function refold(
  db: Database,
  learner: string,
  batch: FoldedBatch,
  { scheduler, now }: { scheduler: SchedulerChoice; now: Instant },
): Promise<FoldedBatch> {
  const families = [...batch.refolded];
  if (families.length === 0) return batch;
  const retracted = new Set(batch.retracted);
  const log = (await readLog(db, learner, families)).filter(({ id }) => !retracted.has(id));
  const received: ReceivedEvent[] = [
    ...log.map(asReceived),
    ...batch.logged.filter(isCounted).map(({ event, verdict, cause }) => ({
      event: event.kind === "answer" ? { ...event, verdict: verdict ?? "wrong", cause } : event,
      receivedAt: now,
    })),
  ];
  const folded = await foldInParts(received, scheduler);
  const changed = new Map(batch.changed);
  for (const key of families) {
    const progress = folded[key] ?? noProgress;
    const cards = Object.keys(progress.cards) as CardKey[];
    const days = Object.keys(progress.days);
    const timeZone = batch.changed.get(key)?.timeZone ?? "UTC";
    changed.set(key, { progress, cards, days, wiped: true, timeZone } satisfies ChangedFamily);
  }
  return { ...batch, changed };

  function isCounted({ status, event }: LoggedEvent): boolean {
    return status === "accepted" && families.includes(event.family);
  }
}

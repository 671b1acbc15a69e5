import type { CardKey } from "@verbena/core/progress/card";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ReceivedEvent } from "@verbena/core/progress/fold-events";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import { readLog } from "../../db/read-log.ts";
import { readOtherForms } from "./complete-assignments.ts";
import { type FoldedAssignment, type FoldedForms, refoldCopies } from "./fold-assignments.ts";
import type { ChangedFamily, FoldedBatch } from "./fold-batch.ts";
import { foldInParts } from "./fold-log.ts";
import { withTopic } from "./grade-event.ts";
import type { ProgressState } from "./read-state.ts";
import { asReceived, countedEvent } from "./stored-rows.ts";

/**
 * Folds the families with newly retracted answers again, from the log and then from the batch. If the log has
 * changed since the batch's state was read, the result is wrong, and `writeState` refuses it.
 */
export async function refold(
  { db, user, now }: RequestContext,
  batch: FoldedBatch,
  { scheduler, assignments: copies }: Pick<ProgressState, "scheduler" | "assignments">,
  catalogue: Catalogue,
): Promise<FoldedBatch> {
  const { toRefold, retracted, logged } = batch;
  if (toRefold.size === 0) return batch;
  const log = await readLog(db, user.id, [...toRefold]);
  const earlier = log.filter(({ id }) => !retracted.has(id)).map(asReceived);
  const counted = logged.filter(
    ({ event, status }) => status === "accepted" && toRefold.has(event.family),
  );
  const later = counted.map(
    (event): ReceivedEvent => ({ event: countedEvent(event), receivedAt: now.toISOString() }),
  );
  const all = [...earlier, ...later];
  const folded = await foldInParts(all, scheduler, (event) => withTopic(event, catalogue));
  const refolded = [...toRefold].map((family): [typeof family, ChangedFamily] => {
    const progress = folded[family] ?? noProgress;
    const cards = Object.keys(progress.cards) as CardKey[];
    const days = Object.keys(progress.days);
    const timeZone = batch.changed.get(family)?.timeZone ?? "UTC";
    return [family, { progress, cards, days, wiped: true, timeZone }];
  });
  const events = all.map(({ event }) => event);
  await readOtherForms(db, user.id, copies);
  const assignments = merged(batch.assignments, await refoldCopies(copies, [...toRefold], events));
  return { ...batch, changed: new Map([...batch.changed, ...refolded]), assignments };
}

/** Changes of the same copies in different families. */
function merged(some: readonly FoldedForms[], others: readonly FoldedForms[]): FoldedForms[] {
  const byCopy = new Map<FoldedAssignment, FoldedForms>();
  for (const changes of [...some, ...others]) {
    const { copy, forms, addedRight, changesDone } = changes;
    const before = byCopy.get(copy);
    byCopy.set(copy, {
      copy,
      forms: { ...before?.forms, ...forms },
      addedRight: (before?.addedRight ?? 0) + addedRight,
      changesDone: changesDone || before?.changesDone === true,
    });
  }
  return [...byCopy.values()];
}

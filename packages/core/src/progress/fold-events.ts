import { dayIn, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import type { Scheduler } from "../scheduling/scheduler.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { applyEvent } from "./apply-event.ts";
import { cardKey } from "./card.ts";
import { type ExerciseProgress, noProgress, replaceFutureTimes } from "./exercise-progress.ts";
import type { ProgressEvent } from "./progress-event.ts";

/** An event of the log, and when the server received it. */
export type ReceivedEvent = { event: ProgressEvent; receivedAt: Instant };

export type FoldedFamilies = Partial<Record<Family, ExerciseProgress>>;

/**
 * The progress of each family after a log.
 *
 * @param log without retracted answers, in the order of its numbers
 * @param families the result for an earlier part of the log. The function changes it.
 */
export function foldEvents(
  log: Iterable<ReceivedEvent>,
  scheduler: Scheduler = sm2,
  families: FoldedFamilies = {},
): FoldedFamilies {
  for (const { event, receivedAt } of log) {
    const family = families[event.family] ?? { ...noProgress, cards: {}, days: {} };
    const before = replaceFutureTimes(partFor(event, family), receivedAt, event.at);
    const after = applyEvent(before, event, scheduler);
    const isReset = event.kind === "reset" && after !== before;
    families[event.family] = {
      ...after,
      // Copying all cards for each event would take seconds for a long log.
      cards: isReset ? {} : Object.assign(family.cards, after.cards),
      days: isReset ? {} : Object.assign(family.days, after.days),
    };
  }
  return families;
}

/** The share of the progress that an event reads and changes. */
function partFor(event: ProgressEvent, family: ExerciseProgress): ExerciseProgress {
  if (event.kind !== "answer") return { ...family, cards: {}, days: {} };
  const [key, day] = [cardKey(event), dayIn(event.at, event.timeZone)];
  const [card, dayStatistics] = [family.cards[key], family.days[day]];
  return {
    ...family,
    cards: card ? { [key]: card } : {},
    days: dayStatistics ? { [day]: dayStatistics } : {},
  };
}

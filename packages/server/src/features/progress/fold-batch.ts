import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import type { Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import { chanceOfCard } from "@verbena/core/knowledge/chance";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type CardIdentity, type CardKey, cardKey } from "@verbena/core/progress/card";
import {
  type ExerciseProgress,
  noProgress,
  replaceFutureTimes,
} from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { Scheduler } from "@verbena/core/scheduling/scheduler";
import type { Catalogue } from "../../content/catalogue.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { CheckResult } from "./check-batch.ts";
import type { LoggedAnswer, LoggedBefore } from "./find-logged.ts";
import { type FoldedForms, foldIntoCopies } from "./fold-assignments.ts";
import { gradeEvent } from "./grade-event.ts";
import type { ProgressState } from "./read-state.ts";
import type { ValidEvent } from "./schema.ts";
import { countedEvent, type LoggedEvent } from "./stored-rows.ts";

export type EventResult = {
  /** As the device sent it; null if it sent none. */
  id: string | null;
  /**
   * - accepted: counted.
   * - duplicate: counted before.
   * - skipped: logged but not counted. The exercise, or the answer to retract, was not found. The event counts
   *   if the device sends it again when the server has that exercise or answer.
   * - refused: invalid and not logged.
   */
  status: "accepted" | "duplicate" | "skipped" | "refused";
  key?: IssueKey;
  verdict?: Verdict;
};

type NewEvent = Omit<LoggedEvent, "seq">;

/** A family after the batch, with the cards and days that the batch changed. */
export type ChangedFamily = {
  progress: ExerciseProgress;
  cards: readonly CardKey[];
  days: readonly Day[];
  /** Whether the stored cards and days that are not listed here are deleted. */
  wiped: boolean;
  /** Time zone of the batch's last event in the family. */
  timeZone: string;
};

export type FoldedBatch = {
  /** In the order of the batch. */
  results: EventResult[];
  logged: LoggedEvent[];
  changed: ReadonlyMap<Family, ChangedFamily>;
  /** Ids of answers that earlier batches logged and this batch retracts. */
  retracted: ReadonlySet<string>;
  /** Families with newly retracted answers. Their progress in `changed` counts these answers until `refold`. */
  toRefold: ReadonlySet<Family>;
  /** What the batch changed in the state's assignments. `refold` adds the families of `toRefold`. */
  assignments: readonly FoldedForms[];
};

type Known = {
  state: ProgressState;
  /** Events of the batch that are already in the log. */
  loggedBefore: LoggedBefore;
  /** Answers in the log that the batch retracts, by their id. */
  answersToRetract: ReadonlyMap<string, LoggedAnswer>;
  catalogue: Catalogue;
  now: Instant;
};

/**
 * Applies the events of a batch to the stored progress, in the order in which they were sent. Retractions come
 * last: a device may send a retraction before its answer.
 */
export function foldBatch(batch: readonly CheckResult[], known: Known): FoldedBatch {
  const retractionsLast = batch.toSorted(
    (a, b) => Number(isRetraction(a)) - Number(isRetraction(b)),
  );
  const context = {
    ...known,
    scheduler: schedulerFor(known.state.scheduler),
    hasRetractions: batch.some(isRetraction),
  };
  let folded = nothingFolded;
  const results = new Map<CheckResult, EventResult>();
  for (const checked of retractionsLast) {
    const step = foldEvent(folded, checked, context);
    folded = step.folded;
    results.set(checked, step.result);
  }
  const { lastSeq, assignments } = known.state;
  const logged = [...folded.logged.values()].map((event, index) => ({
    seq: lastSeq + index + 1,
    ...event,
  }));
  const counted = logged
    .filter(({ event, status }) => status === "accepted" && !folded.toRefold.has(event.family))
    .map(countedEvent);
  return {
    ...folded,
    results: batch.flatMap((checked) => results.get(checked) ?? []),
    logged,
    assignments: foldIntoCopies(assignments, counted),
  };
}

const isRetraction = ({ event }: CheckResult) => event?.kind === "retraction";

/** What the earlier events of the batch have changed. */
type Folded = Omit<FoldedBatch, "results" | "logged" | "assignments"> & {
  /** The new events of the log by their id, in the order of their numbers. */
  logged: ReadonlyMap<string, NewEvent>;
};

const nothingFolded: Folded = {
  logged: new Map(),
  changed: new Map(),
  retracted: new Set(),
  toRefold: new Set(),
};

type Context = Known & { scheduler: Scheduler; hasRetractions: boolean };

function foldEvent(
  folded: Folded,
  checked: CheckResult,
  context: Context,
): { folded: Folded; result: EventResult } {
  const { event: sent, sentId: id } = checked;
  if (sent === null) return { folded, result: { id, status: "refused", key: checked.key } };
  const previous = folded.logged.get(sent.id) ?? context.loggedBefore.get(sent.id);
  if (previous && previous.status !== "skipped") {
    return { folded, result: withVerdict({ id, status: "duplicate" }, previous.verdict) };
  }

  const family = folded.changed.get(sent.family) ?? unchanged(context.state, sent.family);
  const event = withListedItems(sent, family, context);
  const findAnswer = (answer: string) =>
    answerInBatch(folded, answer) ?? context.answersToRetract.get(answer);
  const graded = gradeEvent(event, { catalogue: context.catalogue, findAnswer });
  if (graded.status === "skipped") {
    const skipped: NewEvent = {
      event,
      status: "skipped",
      verdict: null,
      cause: null,
      recall: null,
    };
    const isInLog = previous !== undefined;
    return { folded: isInLog ? folded : withLogged(folded, skipped), result: { id, ...graded } };
  }

  const { status, verdict, cause } = graded;
  const recall = event.kind === "answer" ? recallOf(family, event) : null;
  const logged = withLogged(folded, { event, status, verdict, cause, recall });
  const changed = applyTo(family, graded.event, context);
  const applied = { ...logged, changed: new Map([...folded.changed, [event.family, changed]]) };
  const isNewlyRetracted =
    event.kind === "retraction" && findAnswer(event.answer)?.status === "accepted";
  return {
    folded: isNewlyRetracted ? markRetracted(applied, event) : applied,
    result: withVerdict({ id, status }, verdict),
  };
}

function recallOf({ progress }: ChangedFamily, answer: CardIdentity & { at: Instant }) {
  return chanceOfCard(progress.cards[cardKey(answer)], answer.at);
}

/** Adds an event to the log. A skipped event that counts when it is repeated moves to the end. */
function withLogged(folded: Folded, added: NewEvent): Folded {
  const logged = new Map(folded.logged);
  logged.delete(added.event.id);
  return { ...folded, logged: logged.set(added.event.id, added) };
}

function answerInBatch({ logged }: Folded, id: string): LoggedAnswer | undefined {
  const found = logged.get(id);
  if (found?.event.kind !== "answer") return undefined;
  return { family: found.event.family, status: found.status, isTooLateToRetract: false };
}

function markRetracted(
  folded: Folded,
  { family, answer }: { family: Family; answer: string },
): Folded {
  const toRefold = new Set([...folded.toRefold, family]);
  const inBatch = folded.logged.get(answer);
  if (!inBatch) return { ...folded, toRefold, retracted: new Set([...folded.retracted, answer]) };
  const logged = new Map([
    ...folded.logged,
    [answer, { ...inBatch, status: "retracted" as const }],
  ]);
  return { ...folded, toRefold, logged };
}

/**
 * Keeps items that are not on the failed list out of the log. With retractions in the batch, all items stay: a
 * retraction may bring back an item.
 */
function withListedItems(
  event: ValidEvent,
  { progress }: ChangedFamily,
  { hasRetractions }: Context,
): ValidEvent {
  if (event.kind !== "failed-removed" || hasRetractions) return event;
  return { ...event, items: progress.failedItems.filter((item) => event.items.includes(item)) };
}

function withVerdict(result: EventResult, verdict: Verdict | null): EventResult {
  return verdict === null ? result : { ...result, verdict };
}

function unchanged({ exercises }: ProgressState, family: Family): ChangedFamily {
  const progress = exercises[family] ?? noProgress;
  return { progress, cards: [], days: [], wiped: false, timeZone: "UTC" };
}

function applyTo(
  family: ChangedFamily,
  event: ProgressEvent,
  { now, scheduler }: Context,
): ChangedFamily {
  const { timeZone } = event;
  const before = replaceFutureTimes(family.progress, now, event.at);
  const progress = applyEvent(before, event, scheduler);
  if (event.kind === "reset" && progress !== before) {
    return { progress, cards: [], days: [], wiped: true, timeZone };
  }
  if (event.kind !== "answer" || progress === before) return { ...family, progress, timeZone };
  return {
    ...family,
    progress,
    cards: withElement(family.cards, cardKey(event)),
    days: withElement(family.days, dayIn(event.at, timeZone)),
    timeZone,
  };
}

function withElement<T>(list: readonly T[], element: T): readonly T[] {
  return list.includes(element) ? list : [...list, element];
}

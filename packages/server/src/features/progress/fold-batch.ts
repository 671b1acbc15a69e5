import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import type { DiagnosisCode, Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type CardKey, cardKey } from "@verbena/core/progress/card";
import {
  type ExerciseProgress,
  noProgress,
  replaceFutureTimes,
} from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { Scheduler } from "@verbena/core/scheduling/scheduler";
import type { Catalogue } from "../../content/catalogue.ts";
import type { LoggedStatus } from "../../db/schema.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { CheckResult } from "./check-event.ts";
import { type Graded, gradeEvent } from "./grade-event.ts";
import type { LoggedBefore, NamedAnswer, NamedAnswers, ProgressState } from "./read-state.ts";
import type { ValidEvent } from "./schema.ts";

export type EventResult = {
  /** As the device sent it; null if it sent none. */
  id: string | null;
  /**
   * - accepted: counted.
   * - duplicate: counted before.
   * - skipped: logged but not counted, since its exercise, or the answer that it retracts, does not exist. If
   *   it is sent again after that has returned, it counts.
   * - refused: invalid and not logged.
   */
  status: "accepted" | "duplicate" | "skipped" | "refused";
  key?: IssueKey;
  verdict?: Verdict;
};

export type LoggedEvent = {
  seq: number;
  event: ValidEvent;
  status: LoggedStatus;
  /** Null unless it is an answer to an existing exercise. */
  verdict: Verdict | null;
  cause: DiagnosisCode | null;
};

/** A family after the batch, with the cards and days that the batch changed. */
export type ChangedFamily = {
  progress: ExerciseProgress;
  cards: readonly CardKey[];
  days: readonly Day[];
  /** Whether a reset deleted the cards and days of the stored progress. */
  wiped: boolean;
  /** Time zone of the batch's last event in the family. */
  timeZone: string;
};

export type FoldedBatch = {
  results: EventResult[];
  logged: LoggedEvent[];
  changed: ReadonlyMap<Family, ChangedFamily>;
  /** Ids of answers in the log that the batch retracts. */
  retracted: string[];
  /** Families with newly retracted answers: `changed` still has them, until `refold` replaces it. */
  refolded: ReadonlySet<Family>;
};

type Known = {
  state: ProgressState;
  /** Events of the batch that are already in the log. */
  loggedBefore: LoggedBefore;
  named: NamedAnswers;
  catalogue: Catalogue;
  now: Instant;
};

/**
 * Applies the events of a batch to the stored progress, in the order in which they were sent. Retractions come
 * last, so that they also find answers that were sent after them.
 */
export function foldBatch(
  batch: readonly CheckResult[],
  { state, loggedBefore, named, catalogue, now }: Known,
): FoldedBatch {
  const scheduler = schedulerFor(state.scheduler);
  const alreadyLogged = new Map(loggedBefore);
  const logged = new Map<string, Omit<LoggedEvent, "seq">>();
  const changed = new Map<Family, ChangedFamily>();
  const retracted = new Set<string>();
  const refolded = new Set<Family>();

  const retractions = batch.filter(({ event }) => event?.kind === "retraction");
  const inOrder = [...batch.filter((one) => !retractions.includes(one)), ...retractions];
  const results = new Map(inOrder.map((checked) => [checked, resultOf(checked)]));
  return {
    results: batch.flatMap((checked) => results.get(checked) ?? []),
    logged: [...logged.values()].map((event, index) => ({
      seq: state.lastSeq + index + 1,
      ...event,
    })),
    changed,
    retracted: [...retracted],
    refolded,
  };

  function resultOf(checked: CheckResult): EventResult {
    if (checked.event === null) return refusal(checked);
    const { sentId: id } = checked;
    const previous = alreadyLogged.get(checked.event.id);
    if (previous !== undefined && previous.status !== "skipped") {
      return withVerdict({ id, status: "duplicate" }, previous.verdict);
    }

    const family = changed.get(checked.event.family) ?? unchanged(state, checked.event.family);
    const event = withListedItems(checked.event, family, retractions.length > 0);
    const graded = event.kind === "retraction" ? retract(event) : gradeEvent(event, catalogue);
    const { status } = graded;
    if (previous !== undefined && graded.status === "skipped") return { id, ...graded };
    const { verdict, cause } = status === "accepted" ? graded : ungraded;
    alreadyLogged.set(event.id, { status, verdict });
    // A skipped event that is repeated in the batch, and counts now, moves to the end.
    logged.delete(event.id);
    logged.set(event.id, { event, status, verdict, cause });
    if (graded.status === "skipped") return { id, ...graded };

    changed.set(event.family, applyTo(family, graded.event, { now, scheduler }));
    return withVerdict({ id, status: "accepted" }, verdict);
  }

  /** A second retraction of the same answer changes nothing. */
  function retract(event: Extract<ValidEvent, { kind: "retraction" }>): Graded {
    const inBatch = logged.get(event.answer);
    const answer = inBatch?.event.kind === "answer" ? asNamed(inBatch) : named.get(event.answer);
    const isKnown = answer?.family === event.family && answer.status !== "skipped";
    if (!isKnown || answer.isOld) return { status: "skipped", key: "unknownAnswer" };
    if (answer.status === "accepted") {
      if (inBatch) logged.set(event.answer, { ...inBatch, status: "retracted" });
      else retracted.add(event.answer);
      refolded.add(event.family);
    }
    return { status: "accepted", event, ...ungraded };
  }
}

const asNamed = ({ event, status }: Omit<LoggedEvent, "seq">): NamedAnswer => ({
  family: event.family,
  status,
  isOld: false,
});

/** Keeps items that are not on the failed list out of the log. A retraction may bring back an item. */
function withListedItems(
  event: ValidEvent,
  { progress }: ChangedFamily,
  mayGrow: boolean,
): ValidEvent {
  if (event.kind !== "failed-removed" || mayGrow) return event;
  return { ...event, items: progress.failedItems.filter((item) => event.items.includes(item)) };
}

const ungraded = { verdict: null, cause: null };

function refusal({ sentId, key }: Extract<CheckResult, { event: null }>): EventResult {
  return { id: sentId, status: "refused", key };
}

function withVerdict(result: EventResult, verdict: Verdict | null): EventResult {
  return verdict === null ? result : { ...result, verdict };
}

function unchanged({ exercises }: ProgressState, key: Family): ChangedFamily {
  const progress = exercises[key] ?? noProgress;
  return { progress, cards: [], days: [], wiped: false, timeZone: "UTC" };
}

function applyTo(
  family: ChangedFamily,
  event: ProgressEvent,
  { now, scheduler }: { now: Instant; scheduler: Scheduler },
): ChangedFamily {
  const before = replaceFutureTimes(family.progress, now, event.at);
  const progress = applyEvent(before, event, scheduler);
  const { timeZone } = event;
  if (progress === before) return { ...family, progress, timeZone };
  if (event.kind === "reset") return { progress, cards: [], days: [], wiped: true, timeZone };
  if (event.kind !== "answer") return { ...family, progress, timeZone };
  return {
    progress,
    cards: withElement(family.cards, cardKey(event)),
    days: withElement(family.days, dayIn(event.at, timeZone)),
    wiped: family.wiped,
    timeZone,
  };
}

function withElement<T>(list: readonly T[], element: T): readonly T[] {
  return list.includes(element) ? list : [...list, element];
}

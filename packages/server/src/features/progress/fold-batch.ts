import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type CardKey, cardKey } from "@verbena/core/progress/card";
import {
  type ExerciseProgress,
  noProgress,
  replaceFutureTimes,
} from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { DiagnosisCode, ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import type { Catalogue } from "../../content/catalogue.ts";
import type { LoggedStatus } from "../../db/schema.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { CheckResult } from "./check-event.ts";
import { gradeEvent } from "./grade-event.ts";
import type { LoggedBefore, ProgressState } from "./read-state.ts";
import type { ValidEvent } from "./schema.ts";

export type EventResult = {
  /** As the device sent it; null if it sent none. */
  id: string | null;
  /**
   * - accepted: counted.
   * - duplicate: counted before.
   * - skipped: logged but not counted, since its exercise does not exist. If it is sent again after the
   *   exercise has returned, it counts.
   * - refused: invalid and not logged.
   */
  status: LoggedStatus | "duplicate" | "refused";
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
  changed: ReadonlyMap<ExerciseKey, ChangedFamily>;
};

/**
 * Applies the events of a batch to the stored progress, in the order in which they were sent.
 *
 * @param loggedBefore events of the batch that are already in the log
 */
export function foldBatch(
  batch: readonly CheckResult[],
  state: ProgressState,
  loggedBefore: LoggedBefore,
  catalogue: Catalogue,
  now: Instant,
): FoldedBatch {
  const alreadyLogged = new Map(loggedBefore);
  const logged: LoggedEvent[] = [];
  const changed = new Map<ExerciseKey, ChangedFamily>();

  const results = batch.map((checked): EventResult => {
    if (checked.event === null) return refusal(checked);
    const { sentId: id } = checked;
    const previous = alreadyLogged.get(checked.event.id);
    if (previous?.status === "accepted") {
      return withVerdict({ id, status: "duplicate" }, previous.verdict);
    }

    const family =
      changed.get(checked.event.exerciseKey) ?? unchanged(state, checked.event.exerciseKey);
    const event = withListedItems(checked.event, family);
    const graded = gradeEvent(event, catalogue);
    const { status } = graded;
    if (previous !== undefined && graded.status === "skipped") return { id, ...graded };
    const { verdict, cause } = status === "accepted" ? graded : ungraded;
    alreadyLogged.set(event.id, { status, verdict });
    logged.push({ seq: state.lastSeq + logged.length + 1, event, status, verdict, cause });
    if (graded.status === "skipped") return { id, ...graded };

    changed.set(event.exerciseKey, applyTo(family, graded.event, now));
    return withVerdict({ id, status: "accepted" }, verdict);
  });
  return { results, logged, changed };
}

/** Keeps items that are not on the failed list out of the log. */
function withListedItems(event: ValidEvent, { progress }: ChangedFamily): ValidEvent {
  if (event.kind !== "failed-removed") return event;
  return { ...event, items: progress.failedItems.filter((item) => event.items.includes(item)) };
}

const ungraded = { verdict: null, cause: null };

function refusal({ sentId, key }: Extract<CheckResult, { event: null }>): EventResult {
  return { id: sentId, status: "refused", key };
}

function withVerdict(result: EventResult, verdict: Verdict | null): EventResult {
  return verdict === null ? result : { ...result, verdict };
}

function unchanged({ exercises }: ProgressState, key: ExerciseKey): ChangedFamily {
  const progress = exercises[key] ?? noProgress;
  return { progress, cards: [], days: [], wiped: false, timeZone: "UTC" };
}

function applyTo(family: ChangedFamily, event: ProgressEvent, now: Instant): ChangedFamily {
  const before = replaceFutureTimes(family.progress, now, event.at);
  const progress = applyEvent(before, event);
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

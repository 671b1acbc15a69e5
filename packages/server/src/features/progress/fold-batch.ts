import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type CardKey, cardKey } from "@verbena/core/progress/card";
import {
  type ExerciseProgress,
  noProgress,
  withoutFuture,
} from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { DiagnosisCode, ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import type { Catalogue } from "../../content/catalogue.ts";
import type { LoggedStatus } from "../../db/schema.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import type { Checked } from "./check-event.ts";
import { gradeEvent } from "./grade-event.ts";
import type { ProgressState } from "./read-state.ts";
import type { CheckedEvent } from "./schema.ts";

export type EventResult = {
  /** As it was sent; null when it had none. */
  id: string | null;
  /**
   * - accepted: counted.
   * - duplicate: counted before.
   * - skipped: logged but not counted, since its exercise does not exist. It counts when it is sent
   *   again after the exercise has come back.
   * - refused: invalid and not logged.
   */
  status: LoggedStatus | "duplicate" | "refused";
  key?: IssueKey;
  verdict?: Verdict;
};

export type LoggedEvent = {
  seq: number;
  event: CheckedEvent;
  status: LoggedStatus;
  /** Null unless it is an answer to an existing exercise. */
  verdict: Verdict | null;
  cause: DiagnosisCode | null;
};

/** A family after the batch, with the cards and days that the batch changed. */
export type ChangedExercise = {
  progress: ExerciseProgress;
  cards: readonly CardKey[];
  days: readonly Day[];
  /** Whether a reset deleted what was stored before. */
  wiped: boolean;
  /** Of the batch's last event in the family. */
  timeZone: string;
};

export type FoldedBatch = {
  results: EventResult[];
  logged: LoggedEvent[];
  changed: ReadonlyMap<ExerciseKey, ChangedExercise>;
};

/** Applies the events of a batch to the stored progress, in the order in which they were sent. */
export function foldBatch(
  batch: readonly Checked[],
  state: ProgressState,
  catalogue: Catalogue,
  now: Instant,
): FoldedBatch {
  const known = new Map(Object.entries(state.known));
  const logged: LoggedEvent[] = [];
  const changed = new Map<ExerciseKey, ChangedExercise>();

  const results = batch.map((checked): EventResult => {
    if (checked.event === null) return refusal(checked);
    const { sentId: id } = checked;
    const before = known.get(checked.event.id);
    if (before?.status === "accepted") {
      return withVerdict({ id, status: "duplicate" }, before.verdict);
    }

    const exercise =
      changed.get(checked.event.exerciseKey) ?? asStored(state, checked.event.exerciseKey);
    const event = ofItemsOnList(checked.event, exercise);
    const graded = gradeEvent(event, catalogue);
    const { status } = graded;
    if (before !== undefined && graded.status === "skipped") return { id, ...graded };
    const { verdict, cause } = status === "accepted" ? graded : ungraded;
    known.set(event.id, { status, verdict });
    logged.push({ seq: state.lastSeq + logged.length + 1, event, status, verdict, cause });
    if (graded.status === "skipped") return { id, ...graded };

    changed.set(event.exerciseKey, changeBy(graded.event, exercise, now));
    return withVerdict({ id, status: "accepted" }, verdict);
  });
  return { results, logged, changed };
}

/** Keeps invented items out of the log. */
function ofItemsOnList(event: CheckedEvent, { progress }: ChangedExercise): CheckedEvent {
  if (event.kind !== "failed-removed") return event;
  return { ...event, items: progress.failedItems.filter((item) => event.items.includes(item)) };
}

const ungraded = { verdict: null, cause: null };

function refusal({ sentId, key }: Extract<Checked, { event: null }>): EventResult {
  return { id: sentId, status: "refused", key };
}

function withVerdict(result: EventResult, verdict: Verdict | null): EventResult {
  return verdict === null ? result : { ...result, verdict };
}

function asStored({ exercises }: ProgressState, key: ExerciseKey): ChangedExercise {
  const progress = exercises[key] ?? noProgress;
  return { progress, cards: [], days: [], wiped: false, timeZone: "UTC" };
}

function changeBy(event: ProgressEvent, exercise: ChangedExercise, now: Instant): ChangedExercise {
  const before = withoutFuture(exercise.progress, now, event.at);
  const progress = applyEvent(before, event);
  const { timeZone } = event;
  if (progress === before) return { ...exercise, progress, timeZone };
  if (event.kind === "reset") return { progress, cards: [], days: [], wiped: true, timeZone };
  if (event.kind !== "answer") return { ...exercise, progress, timeZone };
  return {
    progress,
    cards: withElement(exercise.cards, cardKey(event)),
    days: withElement(exercise.days, dayIn(event.at, timeZone)),
    wiped: exercise.wiped,
    timeZone,
  };
}

function withElement<T>(list: readonly T[], element: T): readonly T[] {
  return list.includes(element) ? list : [...list, element];
}

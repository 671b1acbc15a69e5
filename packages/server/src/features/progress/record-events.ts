import { setTimeout as sleep } from "node:timers/promises";
import { dayIn, type Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { AppError } from "../../errors/app-error.ts";
import { mayBeArchived } from "./archive.ts";
import { type CheckResult, validEvents } from "./check-batch.ts";
import { completeAssignments, type WrittenAssignment } from "./complete-assignments.ts";
import { findAnswersToRetract, findLogged, type LoggedBefore } from "./find-logged.ts";
import type { ChangedAssignment } from "./fold-assignments.ts";
import { type ChangedFamily, type EventResult, type FoldedBatch, foldBatch } from "./fold-batch.ts";
import { quotaWait } from "./quota.ts";
import { familyJson } from "./read-progress.ts";
import { type ProgressState, readState } from "./read-state.ts";
import { refold } from "./refold.ts";
import {
  assignmentFormRows,
  assignmentRow,
  cardRows,
  dayRows,
  eventRow,
  exerciseRow,
} from "./stored-rows.ts";
import { type AddedTotals, type Changes, writeState } from "./write-state.ts";

/** A family's new state, with only those cards that the batch changed. */
export type ExerciseChange = Omit<ExerciseProgress, "days"> & {
  /** Whether all other cards are deleted. */
  wiped?: true;
};

export type RecordedBatch = {
  /** In the order of the events. */
  results: EventResult[];
  /** Identity of the log, as in `LearnerProgress`. */
  history: string;
  /** Number of the learner's last change before and after the batch. */
  fromVersion: number;
  version: number;
  exercises: Partial<Record<Family, ExerciseChange>>;
  assignments: ChangedAssignment[];
};

type Recorder = RequestContext & {
  content: ContentStore;
  /** Of the user's session. */
  token: string;
};

const TRY_FOR_MS = 10_000;
const PAUSE_MS = 10;
const PAUSE_MAX_MS = 200;

/**
 * Records a batch of a learner. Applies the events to the learner's state, and writes the result if nothing else
 * has changed since the state was read; otherwise starts again with the new state. An event that is sent several
 * times counts once.
 *
 * The first attempt assumes that no event is in the log yet. The log refuses a second row with the same id.
 * The next attempt then looks the events up.
 *
 * @param firstState of the learner, if it was read already
 * @throws AppError unavailable if other batches of the learner always write first, rate_limited beyond a quota
 */
export async function recordEvents(
  recorder: Recorder,
  batch: readonly CheckResult[],
  firstState: ProgressState | null,
): Promise<RecordedBatch> {
  const { db, user, now, token, content } = recorder;
  const events = validEvents(batch);
  const readAgain = async () =>
    (await readState(db, { userId: user.id, token, now }, events)).state;

  let state = firstState ?? (await readAgain());
  // The log's unique index does not know archived events. Look them up first.
  let loggedBefore: LoggedBefore | null = events.some(({ at }) => mayBeArchived(at, now))
    ? await findLogged(recorder, events)
    : null;
  const end = performance.now() + TRY_FOR_MS;
  for (let attempt = 1; performance.now() < end; attempt += 1) {
    const known = {
      state,
      loggedBefore: loggedBefore ?? new Map(),
      // Read after the state: if the log changes in between, the state is outdated, and nothing is written.
      answersToRetract: await findAnswersToRetract(recorder, events),
      catalogue: await content.currentFor(state.contentHash),
      now: now.toISOString(),
    };
    const folded = foldBatch(batch, known);
    const retryAfterS = await quotaWait(recorder, folded.logged, state.lastSeq);
    if (retryAfterS === null) {
      const complete = await refold(recorder, folded, state, known.catalogue);
      const assignments = await completeAssignments(recorder, complete, known.catalogue);
      if (await write(recorder, complete, { ...known, assignments })) {
        return recordedBatch(complete, { ...known, assignments });
      }
    } else if (loggedBefore !== null) {
      // Not on the first attempt: events sent again would count as new.
      throw new AppError("rate_limited", [], { retryAfterS });
    }
    // The first retry is immediate: perhaps only an event was sent again.
    if (loggedBefore !== null) {
      await sleep(Math.random() * Math.min(PAUSE_MS * attempt, PAUSE_MAX_MS));
    }
    state = await readAgain();
    loggedBefore = await findLogged(recorder, events);
  }
  throw new AppError("unavailable");
}

type Known = {
  state: ProgressState;
  loggedBefore: LoggedBefore;
  now: Instant;
  assignments: readonly WrittenAssignment[];
};

/** @returns whether nothing had to be written, or all was written */
async function write({ db, user }: Recorder, folded: FoldedBatch, known: Known): Promise<boolean> {
  const { state, now } = known;
  if (folded.logged.length === 0) return true;
  const [expectedSeq, newSeq] = [state.lastSeq, state.lastSeq + folded.logged.length];
  const added = addedTotals(state.exercises, folded);
  const change = { userId: user.id, now, expectedSeq, newSeq, ...added };
  return writeState(db, change, changesOf(folded, known));
}

function changesOf(
  { logged, changed, retracted }: FoldedBatch,
  { loggedBefore, now, assignments }: Known,
): Changes {
  const families = [...changed];
  const forms = assignments.flatMap((copy) => assignmentFormRows(copy, copy.forms));
  const rows = {
    events: logged.map((event) => eventRow(event, now)),
    exercises: families.map(([family, { progress }]) => exerciseRow(family, progress)),
    cards: families.flatMap(([family, { progress, cards }]) => cardRows(family, progress, cards)),
    days: families.flatMap(([family, { progress, days }]) => dayRows(family, progress, days)),
    assignments: assignments.filter(({ isChanged }) => isChanged).map(assignmentRow),
    assignmentForms: forms.filter(({ progress }) => progress !== ""),
  };
  const emptied = forms.filter(({ progress }) => progress === "");
  const wiped = families.filter(([, { wiped }]) => wiped).map(([family]) => family);
  const hasMoved = logged.some(({ event }) => loggedBefore.has(event.id));
  if (hasMoved) return { kind: "moving", ...rows, wiped, retracted, emptied };
  return wiped.length > 0
    ? { kind: "wiping", ...rows, wiped, retracted, emptied }
    : { kind: "plain", ...rows };
}

function recordedBatch(
  { results, logged, changed }: FoldedBatch,
  { state, now, assignments }: Known,
): RecordedBatch {
  const changes = [...changed].map(([family, change]) => [family, exerciseChange(change, now)]);
  return {
    results,
    history: state.history,
    fromVersion: state.lastSeq,
    version: state.lastSeq + logged.length,
    exercises: Object.fromEntries(changes),
    assignments: assignments.map(({ classId, assignmentId, forms, doneAt }) => ({
      classId,
      assignmentId,
      progress: forms,
      doneAt,
    })),
  };
}

function addedTotals(before: ProgressState["exercises"], { changed }: FoldedBatch): AddedTotals {
  const added = { addedAttempts: 0, addedCorrect: 0 };
  for (const [family, { progress }] of changed) {
    const stats = before[family]?.stats;
    added.addedAttempts += progress.stats.totalAttempts - (stats?.totalAttempts ?? 0);
    added.addedCorrect += progress.stats.totalCorrect - (stats?.totalCorrect ?? 0);
  }
  return added;
}

function exerciseChange(
  { progress, cards, wiped, timeZone }: ChangedFamily,
  now: Instant,
): ExerciseChange {
  const keys = new Set<string>(cards);
  return {
    ...familyJson(progress, dayIn(now, timeZone)),
    cards: Object.fromEntries(Object.entries(progress.cards).filter(([key]) => keys.has(key))),
    ...(wiped && { wiped }),
  };
}

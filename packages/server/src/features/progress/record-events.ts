import { setTimeout as sleep } from "node:timers/promises";
import { dayIn, type Instant } from "@verbena/core/calendar";
import type { CardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { noStatistics, statisticsOnDay } from "@verbena/core/progress/statistics";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors/app-error.ts";
import { checkEvent } from "./check-event.ts";
import { type ChangedFamily, type EventResult, type FoldedBatch, foldBatch } from "./fold-batch.ts";
import { type ProgressState, readState, skippedQuotaSince } from "./read-state.ts";
import { EVENTS_PER_DAY } from "./schema.ts";
import { cardRows, dayRows, eventRow, exerciseRow } from "./stored-rows.ts";
import { type Changes, writeState } from "./write-state.ts";

/** A family's new state, with only those cards that the batch changed. */
export type ExerciseChange = Omit<ExerciseProgress, "days"> & {
  /** Whether all other cards are deleted. */
  wiped?: true;
};

export type RecordedBatch = {
  /** In the order of the events. */
  results: EventResult[];
  /** Identity of the log, as in `Progress`. */
  history: string;
  /** Number of the learner's last event before and after the batch. */
  fromVersion: number;
  version: number;
  exercises: Partial<Record<ExerciseKey, ExerciseChange>>;
};

type Recorder = { db: Database; content: ContentStore; user: SessionUser; now: Date };

const TRY_FOR_MS = 10_000;
const PAUSE_MS = 10;
const PAUSE_MAX_MS = 200;
const DAY_MS = 86_400_000;

/**
 * The only function with which learners change their progress. It reads the state, applies the events, and
 * writes the result if no other batch wrote meanwhile; otherwise it starts again. An event that is sent
 * several times counts once.
 *
 * @param sentAt the device's time when it sent the batch, which corrects its clock
 * @throws AppError unavailable if other batches of the learner always write first, rate_limited beyond the
 *   daily quota
 */
export async function recordEvents(
  recorder: Recorder,
  inputs: readonly unknown[],
  sentAt?: Instant,
): Promise<RecordedBatch> {
  const { id: userId, emailVerified } = recorder.user;
  const eventsPerDay = EVENTS_PER_DAY[emailVerified ? "confirmed" : "unconfirmed"];
  const now = recorder.now.toISOString();
  const behindMs = sentAt === undefined ? 0 : recorder.now.getTime() - Date.parse(sentAt);
  const batch = inputs.map((input) => checkEvent(input, now, behindMs));
  const events = batch.flatMap(({ event }) => event ?? []);
  const end = performance.now() + TRY_FOR_MS;
  for (let attempt = 1; performance.now() < end; attempt += 1) {
    const state = await readState(recorder.db, { userId, eventsPerDay }, events);
    const catalogue = await recorder.content.currentFor(state.contentHash);
    const folded = foldBatch(batch, state, catalogue, now);
    const version = state.lastSeq + folded.logged.length;
    const recorded = {
      results: folded.results,
      history: state.history,
      fromVersion: state.lastSeq,
      version,
      exercises: changesForClient(folded, now),
    };
    if (folded.logged.length === 0) return recorded;
    requireQuota(state.quotaSince, recorder.now);
    if (folded.logged.some(({ status }) => status === "skipped")) {
      const since = await skippedQuotaSince(recorder.db, userId, state.lastSeq);
      requireQuota(since, recorder.now);
    }
    const write = { userId, now, expectedSeq: state.lastSeq, newSeq: version };
    if (await writeState(recorder.db, write, changesOf(folded, state, now))) return recorded;
    await sleep(Math.random() * Math.min(PAUSE_MS * attempt, PAUSE_MAX_MS));
  }
  throw new AppError("unavailable");
}

function requireQuota(quotaSince: Instant | null, now: Date): void {
  if (quotaSince === null) return;
  const leftMs = Date.parse(quotaSince) + DAY_MS - now.getTime();
  // More than a day is left only if the server's clock was ahead when it received the event.
  if (leftMs > 0 && leftMs <= DAY_MS)
    throw new AppError("rate_limited", [], { retryAfterS: Math.ceil(leftMs / 1000) });
}

function changesOf(
  { logged, changed }: FoldedBatch,
  { exercises: before }: ProgressState,
  now: Instant,
): Changes {
  const families = [...changed];
  return {
    events: logged.map((event) => eventRow(event, now)),
    exercises: families.map(([key, { progress }]) => exerciseRow(key, progress)),
    cards: families.flatMap(([key, { progress, cards }]) => cardRows(key, progress, cards)),
    days: families.flatMap(([key, { progress, days }]) => dayRows(key, progress, days)),
    counted: countedIn(changed, before),
    wiped: families.filter(([, { wiped }]) => wiped).map(([key]) => key),
  };
}

function countedIn(
  changed: FoldedBatch["changed"],
  before: ProgressState["exercises"],
): Changes["counted"] {
  const counted = { attempts: 0, correct: 0 };
  for (const [key, { progress }] of changed) {
    const old = before[key]?.stats ?? noStatistics;
    counted.attempts += progress.stats.totalAttempts - old.totalAttempts;
    counted.correct += progress.stats.totalCorrect - old.totalCorrect;
  }
  return counted;
}

function changesForClient({ changed }: FoldedBatch, now: Instant): RecordedBatch["exercises"] {
  const families = [...changed].map(([key, exercise]) => [key, exerciseChange(exercise, now)]);
  return Object.fromEntries(families);
}

function exerciseChange({ progress, cards, wiped, timeZone }: ChangedFamily, now: Instant) {
  const { days: _, stats, ...rest } = progress;
  return {
    ...rest,
    cards: pick(progress.cards, cards),
    stats: statisticsOnDay(stats, dayIn(now, timeZone)),
    ...(wiped && { wiped }),
  };
}

function pick(cards: ExerciseProgress["cards"], keys: readonly CardKey[]) {
  return Object.fromEntries(keys.map((key) => [key, cards[key]]));
}

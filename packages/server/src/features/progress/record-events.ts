import { setTimeout as sleep } from "node:timers/promises";
import { dayIn, type Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type { CardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { mayBeArchived } from "./archive.ts";
import { type CheckResult, checkEvent } from "./check-event.ts";
import { type ChangedFamily, type EventResult, type FoldedBatch, foldBatch } from "./fold-batch.ts";
import {
  findNamedAnswers,
  type LoggedBefore,
  type ProgressState,
  quotaSince,
  rareQuotaSince,
  readLogged,
  readState,
} from "./read-state.ts";
import { refold } from "./refold.ts";
import { EVENTS_PER_DAY, type ValidEvent } from "./schema.ts";
import { cardRows, dayRows, eventRow, exerciseRow } from "./stored-rows.ts";
import { type AddedTotals, type Changes, writeState } from "./write-state.ts";

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
  /** Number of the learner's last change before and after the batch. */
  fromVersion: number;
  version: number;
  exercises: Partial<Record<Family, ExerciseChange>>;
};

type Recorder = Pick<Dependencies, "db" | "content"> & {
  user: SessionUser;
  /** Of the user's session. */
  token: string;
  now: Date;
};

const TRY_FOR_MS = 10_000;
const PAUSE_MS = 10;
const PAUSE_MAX_MS = 200;
const DAY_MS = 86_400_000;

/** The daily quota is only checked when one of so many events is written, since each check reads the log. */
const QUOTA_CHECK_EVERY = 50;

/** @param sentAt the device's time when it sent the batch, which corrects its clock */
export function checkBatch(inputs: readonly unknown[], now: Date, sentAt?: Instant): CheckResult[] {
  const behindMs = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  return inputs.map((input) => checkEvent(input, now.toISOString(), behindMs));
}

/** The events of a batch that are valid. */
export const validEvents = (batch: readonly CheckResult[]): ValidEvent[] =>
  batch.flatMap(({ event }) => event ?? []);

/**
 * The only function with which learners change their progress. It applies the events to the state, and
 * writes the result if no other batch wrote since the state was read; otherwise it starts again. An event
 * that is sent several times counts once.
 *
 * The first attempt assumes that no event is in the log yet. The log refuses a second row with the same id,
 * and the next attempt looks the events up.
 *
 * @param firstState of the learner, read before
 * @throws AppError unavailable if other batches of the learner always write first, rate_limited beyond the
 *   daily quota
 */
export async function recordEvents(
  recorder: Recorder,
  batch: readonly CheckResult[],
  firstState: ProgressState,
): Promise<RecordedBatch> {
  const { db, token } = recorder;
  const userId = recorder.user.id;
  const events = validEvents(batch);
  const now = recorder.now.toISOString();
  const end = performance.now() + TRY_FOR_MS;
  let state = firstState;
  // The log cannot refuse an event that is in the archive.
  let loggedBefore: LoggedBefore | null = events.some(({ at }) => mayBeArchived(at, now))
    ? await readLogged(db, userId, events, now)
    : null;
  for (let attempt = 1; performance.now() < end; attempt += 1) {
    const catalogue = await recorder.content.currentFor(state.contentHash);
    const known: LoggedBefore = loggedBefore ?? new Map();
    // After the state, like all reads of the log: an event that is logged in between makes the state outdated.
    const named = await findNamedAnswers(db, userId, events, now);
    const firstFold = foldBatch(batch, { state, loggedBefore: known, named, catalogue, now });
    const retryAfterS = await quotaWait(recorder, firstFold, state.lastSeq);
    if (retryAfterS !== null && loggedBefore !== null) {
      throw new AppError("rate_limited", [], { retryAfterS });
    }
    const { scheduler } = state;
    const folded =
      retryAfterS === null ? await refold(db, userId, firstFold, { scheduler, now }) : firstFold;
    const version = state.lastSeq + folded.logged.length;
    const recorded = {
      results: folded.results,
      history: state.history,
      fromVersion: state.lastSeq,
      version,
      exercises: changesForClient(folded, now),
    };
    if (folded.logged.length === 0) return recorded;
    const write = { userId, now, expectedSeq: state.lastSeq, newSeq: version };
    const added = addedTotals(state.exercises, folded);
    const changes = changesOf(folded, known, now);
    if (retryAfterS === null && (await writeState(db, { ...write, ...added }, changes))) {
      return recorded;
    }
    if (loggedBefore !== null) {
      await sleep(Math.random() * Math.min(PAUSE_MS * attempt, PAUSE_MAX_MS));
    }
    ({ state } = await readState(db, { userId, token, now: recorder.now }, events));
    loggedBefore = await readLogged(db, userId, events, now);
  }
  throw new AppError("unavailable");
}

/** Seconds until the learner's quotas allow the batch; null if they do. */
async function quotaWait(
  { db, user, now }: Recorder,
  { logged }: FoldedBatch,
  lastSeq: number,
): Promise<number | null> {
  if (logged.length === 0) return null;
  const eventsPerDay = EVENTS_PER_DAY[user.emailVerified ? "confirmed" : "unconfirmed"];
  const checksUntil = (seq: number) => Math.ceil(seq / QUOTA_CHECK_EVERY);
  const isDue = checksUntil(lastSeq + logged.length) > checksUntil(lastSeq);
  const hasSkipped = logged.some(({ status }) => status === "skipped");
  const hasRetraction = logged.some(({ event }) => event.kind === "retraction");
  const since =
    (isDue ? await quotaSince(db, user.id, lastSeq, eventsPerDay) : null) ??
    (hasSkipped ? await rareQuotaSince(db, user.id, lastSeq, "skipped") : null) ??
    (hasRetraction ? await rareQuotaSince(db, user.id, lastSeq, "retractions") : null);
  return since === null ? null : secondsLeft(since, now);
}

function secondsLeft(since: Instant, now: Date): number | null {
  const leftMs = Date.parse(since) + DAY_MS - now.getTime();
  // More than a day is left only if the server's clock was ahead when it received the event.
  return leftMs > 0 && leftMs <= DAY_MS ? Math.ceil(leftMs / 1000) : null;
}

function changesOf(
  { logged, changed, retracted }: FoldedBatch,
  loggedBefore: LoggedBefore,
  now: Instant,
): Changes {
  const families = [...changed];
  return {
    events: logged.map((event) => eventRow(event, now)),
    exercises: families.map(([key, { progress }]) => exerciseRow(key, progress)),
    cards: families.flatMap(([key, { progress, cards }]) => cardRows(key, progress, cards)),
    days: families.flatMap(([key, { progress, days }]) => dayRows(key, progress, days)),
    wiped: families.filter(([, { wiped }]) => wiped).map(([key]) => key),
    retracted,
    hasMoved: logged.some(({ event }) => loggedBefore.has(event.id)),
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

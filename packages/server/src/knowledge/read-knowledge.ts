import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { KNOWLEDGE_RULES, type Knowledge, noKnowledge } from "@verbena/core/knowledge/knowledge";
import { knowledgeFrom, storedKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Catalogue } from "../content/catalogue.ts";
import type { Database } from "../db/database.ts";
import { eventColumns, readPracticeChoice } from "../db/queries.ts";
import { readLog } from "../db/read-log.ts";
import {
  type ArchivedEvent,
  isReset,
  progressEvents,
  skillSnapshots,
  userProgress,
} from "../db/schema.ts";
import { createFairQueue } from "../http/fair-queue.ts";
import { foldKnowledge } from "./fold-knowledge.ts";
import { storeDays } from "./known-day-rows.ts";
import { countPractised, foldDays, type KnownDay } from "./known-days.ts";

/** A learner's knowledge after the event with a number. */
export type KnowledgeAt = { seq: number; knowledge: Knowledge };

type Learner = { db: Database; user: { id: string } };

/** A snapshot ends so many events before the last one: taking back an answer soon does not make it useless. */
const EVENTS_AFTER_SNAPSHOT = 20;

/** With more events after it, a snapshot is replaced. */
const EVENTS_MAX = 120;

/** A fold of a whole log takes up to a second of processor time. */
const inTurn = createFairQueue({
  running: 2,
  runningEach: 1,
  waiting: Number.POSITIVE_INFINITY,
});

/**
 * A learner's knowledge: the stored snapshot, and the events after it. If there is no snapshot, or if a later event undoes
 * what it contains, folds the whole log in turn. Stores a new snapshot when the old one is useless or far behind.
 */
export async function readKnowledge(learner: Learner, catalogue: Catalogue): Promise<KnowledgeAt> {
  const read = () => fromSnapshot(learner, catalogue);
  // Another request of the learner may have stored a snapshot before this one has its turn.
  return (await read()) ?? inTurn(async () => (await read()) ?? fromLog(learner, catalogue));
}

/** Null without a usable snapshot. */
async function fromSnapshot(learner: Learner, catalogue: Catalogue): Promise<KnowledgeAt | null> {
  const { snapshot: start, ...stored } = await readStored(learner);
  if (stored.lastSeq === 0) return { seq: 0, knowledge: noKnowledge };
  const events = start && (await readLater(learner, start, stored.lastSeq));
  return events && foldFrom(learner, { ...stored, start, events }, catalogue);
}

async function fromLog(learner: Learner, catalogue: Catalogue): Promise<KnowledgeAt> {
  const stored = await readStored(learner);
  const events = await readLog(learner.db, learner.user.id);
  return foldFrom(learner, { ...stored, start: null, events }, catalogue);
}

type Stored = { lastSeq: number; resets: Resets };

/** Folds events on a snapshot, or from the beginning. Stores a new snapshot if that is worth it. */
async function foldFrom(
  learner: Learner,
  {
    lastSeq,
    resets,
    start,
    events,
  }: Stored & { start: KnowledgeAt | null; events: readonly ArchivedEvent[] },
  catalogue: Catalogue,
): Promise<KnowledgeAt> {
  const accepted = events.filter(({ seq, status }) => seq <= lastSeq && status === "accepted");
  const counted = accepted.filter((event) => counts(event, resets));
  const { seq, knowledge } = start ?? { seq: 0, knowledge: noKnowledge };
  if (start && accepted.length <= EVENTS_MAX) {
    return { seq: lastSeq, knowledge: await foldKnowledge(knowledge, counted, catalogue) };
  }
  const end = Math.max(seq, endOfSnapshot(accepted, lastSeq));
  const [old, recent] = [
    counted.filter((one) => one.seq <= end),
    counted.filter((one) => one.seq > end),
  ];
  const countForms = countPractised(
    catalogue,
    await readPracticeChoice(learner.db, learner.user.id),
  );
  const { days, ...snapshot } = await foldDays(knowledge, old, catalogue, countForms);
  await storeSnapshot(learner, { seq: end, ...snapshot }, { days, isWhole: start === null });
  return { seq: lastSeq, knowledge: await foldKnowledge(snapshot.knowledge, recent, catalogue) };
}

/**
 * The knowledge of the stored snapshot, and the later answers that count. Null without a usable snapshot.
 */
export async function readAfterSnapshot(
  learner: Learner,
): Promise<{ knowledge: Knowledge; events: ArchivedEvent[] } | null> {
  const { snapshot, lastSeq, resets } = await readStored(learner);
  const later = snapshot && (await readLater(learner, snapshot, lastSeq));
  if (!later) return null;
  const events = later.filter((event) => event.status === "accepted" && counts(event, resets));
  return { knowledge: snapshot.knowledge, events };
}

/** The last reset of each family that had an effect. */
type Resets = ReadonlyMap<Family, { seq: number; at: Instant }>;

async function readStored({
  db,
  user,
}: Learner): Promise<Stored & { snapshot: KnowledgeAt | null }> {
  const [progress] = await db
    .select({ lastSeq: userProgress.lastSeq })
    .from(userProgress)
    .where(eq(userProgress.userId, user.id));
  const { family, seq, answeredAt, status } = progressEvents;
  const resets = await db
    .select({ family, seq, at: answeredAt })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, user.id), isReset, eq(status, "accepted")))
    .orderBy(asc(answeredAt), asc(seq));
  const [snapshot] = await db
    .select()
    .from(skillSnapshots)
    .where(
      and(eq(skillSnapshots.userId, user.id), eq(skillSnapshots.rulesVersion, KNOWLEDGE_RULES)),
    );
  return {
    lastSeq: progress?.lastSeq ?? 0,
    resets: new Map(resets.map((reset) => [reset.family, reset])),
    snapshot: snapshot ? { seq: snapshot.seq, knowledge: knowledgeFrom(snapshot.state) } : null,
  };
}

/** The events after a snapshot, also those that were taken back. Null if they undo what the snapshot contains. */
async function readLater(
  { db, user }: Learner,
  snapshot: KnowledgeAt,
  lastSeq: number,
): Promise<ArchivedEvent[] | null> {
  const { userId, seq, status } = progressEvents;
  const later = await db
    .select(eventColumns)
    .from(progressEvents)
    .where(
      and(
        eq(userId, user.id),
        gt(seq, snapshot.seq),
        lte(seq, lastSeq),
        inArray(status, ["accepted", "retracted"]),
      ),
    )
    .orderBy(asc(seq));
  return later.some((event) => undoesEarlier(event, later)) ? null : later;
}

/** Whether an event undoes an answer that is not among the later ones. */
function undoesEarlier(event: ArchivedEvent, later: readonly ArchivedEvent[]): boolean {
  if (event.kind === "reset") return true;
  return event.kind === "retraction" && !later.some(({ id }) => id === event.payload?.answer);
}

/** The answers and estimates of a learner that count, in the order of the log. */
export async function readCountedEvents(learner: Learner): Promise<ArchivedEvent[]> {
  const { resets } = await readStored(learner);
  const log = await readLog(learner.db, learner.user.id);
  return log.filter((event) => counts(event, resets));
}

/** Whether an event shows or says something, and counts after the resets of its family. */
function counts({ kind, family, seq, answeredAt }: ArchivedEvent, resets: Resets): boolean {
  const reset = resets.get(family);
  const says = kind === "answer" || kind === "placement" || kind === "estimate-set";
  return says && (!reset || (seq > reset.seq && answeredAt >= reset.at));
}

/** A new snapshot contains every event that undoes another one. Otherwise each read would fold the whole log again. */
function endOfSnapshot(events: readonly ArchivedEvent[], lastSeq: number): number {
  const lastUndo = events.findLast(({ kind }) => kind === "reset" || kind === "retraction");
  return Math.max(0, lastSeq - EVENTS_AFTER_SNAPSHOT, lastUndo?.seq ?? 0);
}

/** @param added the days that the snapshot adds, or all days of the log */
async function storeSnapshot(
  { db, user }: Learner,
  { seq, knowledge }: KnowledgeAt,
  added: { days: readonly KnownDay[]; isWhole: boolean },
): Promise<void> {
  const row = { rulesVersion: KNOWLEDGE_RULES, seq, state: storedKnowledge(knowledge) };
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(skillSnapshots)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({
        target: skillSnapshots.userId,
        set: row,
        // An older server, or a slower request, does not replace a newer snapshot.
        setWhere: sql`(${skillSnapshots.rulesVersion}, ${skillSnapshots.seq}) < (${row.rulesVersion}, ${seq})`,
      })
      .returning({ seq: skillSnapshots.seq });
    if (stored.length > 0) await storeDays(tx, user.id, added);
  });
}

import { DAY_MS } from "@verbena/core/calendar";
import type { Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { type LoggedStatus, progressEvents } from "../../db/schema.ts";
import { findArchived, mayBeArchived } from "./archive.ts";
import type { ValidEvent } from "./schema.ts";

/** Events in the log or in the archive, by their id. */
export type LoggedBefore = ReadonlyMap<string, { status: LoggedStatus; verdict: Verdict | null }>;

/** Finds the events of a batch that an earlier batch has logged. */
export async function findLogged(
  { db, user, now }: RequestContext,
  events: readonly ValidEvent[],
): Promise<LoggedBefore> {
  const { id, status, verdict } = progressEvents;
  const rows = await db
    .select({ id, status, verdict })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, user.id), inArray(id, idsOf(events))));
  const old = events.filter(({ at }) => mayBeArchived(at, now));
  const archived = old.length === 0 ? [] : await findArchived(db, user.id, idsOf(old));
  return new Map([...archived, ...rows].map((row) => [row.id, row]));
}

const idsOf = (events: readonly ValidEvent[]) => [...new Set(events.map(({ id }) => id))];

/** An answer can be retracted for this long. It is then still in the log, not in the archive. */
const RETRACTABLE_FOR_MS = 60 * DAY_MS;

export type LoggedAnswer = {
  family: Family;
  status: LoggedStatus;
  /** Whether it is too late to retract it. */
  isTooLateToRetract: boolean;
};

/** Finds the learner's answers in the log that the retractions of a batch name, by their id. */
export async function findAnswersToRetract(
  { db, user, now }: RequestContext,
  events: readonly ValidEvent[],
): Promise<ReadonlyMap<string, LoggedAnswer>> {
  const ids = events.flatMap((event) => (event.kind === "retraction" ? event.answer : []));
  if (ids.length === 0) return new Map();
  const { id, kind, family, status, receivedAt } = progressEvents;
  const rows = await db
    .select({ id, family, status, receivedAt })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, user.id), inArray(id, ids), eq(kind, "answer")));
  const oldest = now.getTime() - RETRACTABLE_FOR_MS;
  return new Map(
    rows.map(({ id, family, status, receivedAt }) => [
      id,
      { family, status, isTooLateToRetract: Date.parse(receivedAt) < oldest },
    ]),
  );
}

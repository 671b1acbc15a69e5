import { levelOf } from "@verbena/core/levels";
import { and, eq, gt } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import type { Queryable } from "../../db/database.ts";
import { adminActions, userTotals } from "../../db/schema.ts";
import { encodeCursor } from "../../input/cursor.ts";
import { type FoundUser, findMatches, findUsers, MATCHES_MAX } from "./find-users.ts";
import type { UsersQuery } from "./schema.ts";

export type ListedUser = FoundUser & {
  /** Index of the level from all families together. */
  level: number;
};

export type UserListPage = {
  users: ListedUser[];
  /** A lower bound (`exact: false`) if a search has very many matches. */
  total: { count: number; exact: boolean };
  /** Cursors of the next and previous pages; null if there is none. */
  next: string | null;
  previous: string | null;
};

const USERS_PER_PAGE = 50;

/** The audit log has at most one entry an hour for reading the list. */
const RECORD_INTERVAL_MS = 3_600_000;

type Reader = { db: Queryable; now: Date; adminId: string };

/** A page of the list of users. Records the reading in the audit log. */
export async function listUsers(reader: Reader, query: UsersQuery): Promise<UserListPage> {
  const { db } = reader;
  await recordReading(reader);
  const matches = await findMatches(db, query);
  const found = await findUsers(db, { ...query, limit: USERS_PER_PAGE + 1 }, matches);
  const page = found.slice(0, USERS_PER_PAGE);
  const hasMoreAhead = found.length > USERS_PER_PAGE;
  const hasMoreBehind = query.from !== null;
  const isForward = query.way === "forward";
  if (!isForward) page.reverse();
  const cursorOf = (user: FoundUser | undefined) =>
    user ? encodeCursor([user[query.sort], user.id]) : null;
  return {
    users: page.map((user) => ({ ...user, level: levelOf(user.total_correct) })),
    total: await countMatches(db, matches),
    next: (isForward ? hasMoreAhead : hasMoreBehind) ? cursorOf(page.at(-1)) : null,
    previous: (isForward ? hasMoreBehind : hasMoreAhead) ? cursorOf(page[0]) : null,
  };
}

async function recordReading({ db, now, adminId }: Reader): Promise<void> {
  const since = new Date(now.getTime() - RECORD_INTERVAL_MS).toISOString();
  const isRecorded = and(
    eq(adminActions.adminId, adminId),
    eq(adminActions.kind, "users-listed"),
    gt(adminActions.at, since),
  );
  if ((await db.$count(adminActions, isRecorded)) > 0) return;
  await recordActions({ db, now, adminId }, [{ kind: "users-listed" }]);
}

async function countMatches(
  db: Queryable,
  matches: string[] | null,
): Promise<UserListPage["total"]> {
  if (matches === null) return { count: await db.$count(userTotals), exact: true };
  return { count: Math.min(matches.length, MATCHES_MAX), exact: matches.length <= MATCHES_MAX };
}

import type { Instant } from "@verbena/core/calendar";
import { levelOf } from "@verbena/core/levels";
import type { Language } from "@verbena/core/vocabulary";
import { and, eq, gt, inArray } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import type { Tables } from "../../db/database.ts";
import { adminActions, profiles, type Role } from "../../db/schema.ts";
import { cursorOf, type FoundUser, findMatches, findUsers, MATCHES_MAX } from "./find-users.ts";
import type { UsersQuery } from "./schema.ts";
import { cursorText } from "./user-order.ts";

/** A user as administrators see them. */
export type UserRecord = {
  id: string;
  username: string;
  email: string;
  /** Whether the address was confirmed by a link in a mail. */
  email_verified: boolean;
  created_at: Instant;
  last_sign_in_at: Instant | null;
  total_attempts: number;
  total_correct: number;
  /** In whole per cent. */
  success_rate: number;
  /** Index of the level that the total of all families gives. */
  level: number;
  role: Role;
};

/** A user with the language in which they read; null until they have opened the application. */
export type ListedUser = UserRecord & { language: Language | null };

export type UsersPage = {
  users: ListedUser[];
  /** How many there are. Where it is not exact: of a search at least so many, of all users a minute ago. */
  total: { count: number; exact: boolean };
  /** What to ask for, forward, to have the page after; null when there is none. */
  next: string | null;
  /** The same backward. */
  previous: string | null;
};

const USERS_PER_PAGE = 50;

/** One entry of the audit log stands for all that an administrator sees of the list for so long. */
const RECORD_AGAIN_MS = 3_600_000;

type Reader = {
  db: Tables;
  now: Date;
  adminId: string;
  countUsers: () => Promise<UsersPage["total"]>;
};

/** A page of the list of users. */
export async function listUsers(reader: Reader, query: UsersQuery): Promise<UsersPage> {
  const { db, countUsers } = reader;
  await recordReading(reader);
  const matches = await findMatches(db, query);
  // One more tells whether there is another page.
  const found = await findUsers(db, { ...query, limit: USERS_PER_PAGE + 1 }, matches);
  const goesOn = found.length > USERS_PER_PAGE;
  const page = found.slice(0, USERS_PER_PAGE);
  const cameFrom = query.from !== null;
  if (query.way === "backward") page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  const [before, after] = query.way === "forward" ? [cameFrom, goesOn] : [goesOn, cameFrom];
  const textOf = (user: FoundUser) => cursorText(cursorOf(user, query.sort));
  const languages = await languagesOf(db, page);
  return {
    users: page.map((user) => ({ ...userRecord(user), language: languages.get(user.id) ?? null })),
    total: matches === null ? await countUsers() : countOf(matches),
    next: after && last ? textOf(last) : null,
    previous: before && first ? textOf(first) : null,
  };
}

async function recordReading({ db, now, adminId }: Reader): Promise<void> {
  const since = new Date(now.getTime() - RECORD_AGAIN_MS);
  const recorded = and(
    eq(adminActions.adminId, adminId),
    eq(adminActions.kind, "users-listed"),
    gt(adminActions.at, since.toISOString()),
  );
  if ((await db.$count(adminActions, recorded)) > 0) return;
  await recordActions({ db, now, adminId }, [{ kind: "users-listed" }]);
}

/** The language in which each of these users reads; those without a profile are left out. */
export async function languagesOf(
  db: Tables,
  of: readonly FoundUser[],
): Promise<Map<string, Language>> {
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ id: profiles.id, language: profiles.preferredLanguage })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return new Map(rows.map(({ id, language }) => [id, language]));
}

function countOf(matches: readonly string[]): UsersPage["total"] {
  return { count: Math.min(matches.length, MATCHES_MAX), exact: matches.length <= MATCHES_MAX };
}

export function userRecord(user: FoundUser): UserRecord {
  const { id, username, email, emailVerified, role, createdAt, lastSignInAt } = user;
  return {
    id,
    username,
    email,
    email_verified: emailVerified,
    created_at: new Date(createdAt).toISOString(),
    last_sign_in_at: lastSignInAt === null ? null : new Date(lastSignInAt).toISOString(),
    total_attempts: user.totalAttempts,
    total_correct: user.totalCorrect,
    success_rate: user.successRate,
    level: levelOf(user.totalCorrect),
    role,
  };
}

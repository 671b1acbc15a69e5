import type { Instant } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import { profiles, type Role, searchable, users, userTotals } from "../../db/schema.ts";
import type { UsersOrder } from "./schema.ts";
import { type Direction, orderOf, type SortKey, type UserPosition } from "./user-order.ts";

type Filter = Pick<UsersOrder, "search" | "role">;

export type WantedUsers = Filter & {
  sort: SortKey;
  direction: Direction;
  /** Start after this position; null starts at the first or last user, according to `way`. */
  from: UserPosition | null;
  way: "forward" | "backward";
  limit: number;
};

export type FoundUser = {
  id: string;
  username: string;
  email: string;
  /** Whether the user has confirmed the address. */
  email_verified: boolean;
  created_at: Instant;
  last_sign_in_at: Instant | null;
  total_attempts: number;
  total_correct: number;
  /** Per cent, rounded. */
  success_rate: number;
  role: Role;
  /** Null until the user has opened the application. */
  language: Language | null;
};

/** A search with at most this many matches sorts them all. One with more reads users in order first. */
export const MATCHES_MAX = 1000;

/** Users that a search with many matches reads in order before it sorts all matches. */
const SCANNED_FIRST = 2000;

/** Users per query in `readUsers`. */
const USERS_PER_READ = 1000;

/** The ids of matching users, at most `MATCHES_MAX + 1`; null without a filter. */
export async function findMatches(db: Queryable, filter: Filter): Promise<string[] | null> {
  if (filter.search === "" && filter.role === undefined) return null;
  const { rows } = await db.execute<{ id: string }>(matchesStatement(filter));
  return rows.map(({ id }) => id);
}

/** @param matches the result of `findMatches` */
export async function findUsers(
  db: Queryable,
  wanted: WantedUsers,
  matches: readonly string[] | null,
): Promise<FoundUser[]> {
  const isTooMany = matches !== null && matches.length > MATCHES_MAX;
  const ids = isTooMany ? await findMatchesInOrder(db, wanted) : matches;
  const { rows } = await db.execute<FoundUser>(pageStatement(wanted, ids));
  return rows;
}

/** If matches are frequent, the first users in order contain a page of them. Otherwise sorts all matches. */
async function findMatchesInOrder(db: Queryable, wanted: WantedUsers): Promise<string[]> {
  const isByTotals = orderOf(wanted.sort, wanted.direction).id === userTotals.userId;
  const from = isByTotals ? fromUsersAndTotals : sql`from ${users}`;
  const columns = sql`${users.id} as id, ${users.searchText}, ${users.role}`;
  const first = await db.execute<{ id: string }>(sql`
    select id from (
      select ${columns} ${from} ${pageClauses(wanted)} limit ${SCANNED_FIRST}
    ) as first_users
    where ${isMatch(wanted, sql`search_text`, sql`role`)} limit ${wanted.limit}`);
  if (first.rows.length === wanted.limit) return first.rows.map(({ id }) => id);
  const isWanted = isMatch(wanted, users.searchText, users.role);
  // No LIMIT: with it, PostgreSQL would scan the whole index of the order.
  const all = await db.execute<{ id: string }>(
    sql`select ${users.id} as id ${from} ${pageClauses(wanted, isWanted)}`,
  );
  return all.rows.slice(0, wanted.limit).map(({ id }) => id);
}

/** All users in order, in batches. */
export async function* readUsers(db: Queryable, order: UsersOrder): AsyncGenerator<FoundUser[]> {
  const wanted = { ...order, way: "forward", limit: USERS_PER_READ } as const;
  const matches = await findMatches(db, wanted);
  let from: UserPosition | null = null;
  while (true) {
    const found: FoundUser[] = await findUsers(db, { ...wanted, from }, matches);
    yield found;
    const last = found.at(-1);
    if (!last || found.length < USERS_PER_READ) return;
    from = [last[wanted.sort], last.id];
  }
}

export function matchesStatement(filter: Filter): SQL {
  const isWanted = isMatch(filter, users.searchText, users.role);
  return sql`select id from ${users} where ${isWanted} limit ${MATCHES_MAX + 1}`;
}

export function pageStatement(wanted: WantedUsers, matches: readonly string[] | null): SQL {
  const { limit } = wanted;
  if (matches === null)
    return sql`select ${selected} ${fromUsersAndTotals} ${pageClauses(wanted)} limit ${limit}`;
  // LIMIT 1 makes PostgreSQL look up each user by key instead of reading whole tables.
  return sql`
    select ${selected} from unnest(${sql.param(matches)}::uuid[]) as wanted(id),
      lateral (select * from ${users} where ${users.id} = wanted.id limit 1) as users,
      lateral (select * from ${userTotals} where user_id = wanted.id limit 1) as user_totals
    ${pageClauses(wanted)} limit ${limit}`;
}

const fromUsersAndTotals = sql`from ${users} join ${userTotals} on ${userTotals.userId} = ${users.id}`;

const columns: Record<keyof FoundUser, SQLWrapper> = {
  id: users.id,
  username: users.name,
  email: users.email,
  email_verified: users.emailVerified,
  created_at: instantSql(users.createdAt),
  last_sign_in_at: instantSql(users.lastSignInAt),
  total_attempts: userTotals.totalAttempts,
  total_correct: userTotals.totalCorrect,
  success_rate: userTotals.successRate,
  role: users.role,
  language: sql`(
    select ${profiles.preferredLanguage} from ${profiles} where ${profiles.id} = ${users.id}
  )`,
};
const selected = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/** WHERE and ORDER BY for the users after a position. */
function pageClauses({ sort, direction, way, from }: WantedUsers, isWanted = sql`true`): SQL {
  const { by, id, cast } = orderOf(sort, direction);
  const isAscending = (direction === "asc") === (way === "forward");
  const [comparison, sortOrder] = isAscending ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const isAfter = from
    ? sql`(${by}, ${id}) ${comparison} (${cast(from[0])}, ${from[1]}::uuid)`
    : sql`true`;
  return sql`where ${isAfter} and ${isWanted} order by ${by} ${sortOrder}, ${id} ${sortOrder}`;
}

/** The partial index of administrators needs the role as a literal. The search index needs its collation. */
function isMatch({ search, role }: Filter, text: SQLWrapper, roleColumn: SQLWrapper): SQL {
  const isAdmin = role === "admin" ? sql`${roleColumn} = 'admin'` : sql`true`;
  if (search === "") return isAdmin;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${text} like ${searchable(sql`${pattern}::text`)} collate "default" and ${isAdmin}`;
}

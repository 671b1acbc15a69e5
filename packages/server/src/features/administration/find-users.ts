import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tables } from "../../db/database.ts";
import { type Role, searchable, users, userTotals } from "../../db/schema.ts";
import { type Cursor, type Direction, type Order, orderOf, type SortKey } from "./user-order.ts";

/** Which users are looked for: with a text in their name or address, in a role. */
export type Filter = { search: string; role?: "admin" };

/** Which users are wanted, in which order. */
export type WantedUsers = Filter & {
  sort: SortKey;
  direction: Direction;
  /** Where to go on; null begins at the end that the way comes from. */
  from: Cursor | null;
  way: "forward" | "backward";
  limit: number;
};

export type FoundUser = {
  id: string;
  username: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  /** Milliseconds since 1970. */
  createdAt: number;
  lastSignInAt: number | null;
  totalAttempts: number;
  totalCorrect: number;
  successRate: number;
};

/** Up to so many matches of a search are sorted; where there are more, they are looked for in order. */
export const MATCHES_MAX = 1000;

/** Users of one step where matches are looked for in order, and steps before they are all sorted. */
const STEP = 1000;
const STEPS_MAX = 2;

/**
 * Ids of those of a role whose name or address has the text in it, one more than are sorted at the
 * most; null where everybody is looked for.
 */
export async function findMatches(db: Tables, filter: Filter): Promise<string[] | null> {
  if (filter.search === "" && filter.role === undefined) return null;
  const { rows } = await db.execute<{ id: string }>(matchesStatement(filter));
  return rows.map(({ id }) => id);
}

/** Users in the order of the way, from the place on, which is not among them. */
export async function findUsers(
  db: Tables,
  wanted: WantedUsers,
  matches: readonly string[] | null,
): Promise<FoundUser[]> {
  if (matches !== null && matches.length > MATCHES_MAX) return walkThroughMatches(db, wanted);
  const { rows } = await db.execute<FoundUser>(pageStatement(wanted, matches));
  return rows;
}

export function matchesStatement(filter: Filter): SQL {
  const matching = isMatch(filter, users.searchText, users.role);
  return sql`select id from ${users} where ${matching} limit ${MATCHES_MAX + 1}`;
}

/**
 * A page from the index that has users in this order; or some users, looked up and sorted. With
 * `limit 1` PostgreSQL looks each of them up by key, and never reads a whole table instead.
 */
export function pageStatement(
  wanted: WantedUsers,
  matches: readonly string[] | null,
  more: readonly PgColumn[] = [],
): SQL {
  const from =
    matches === null
      ? sql`${users} join ${userTotals} on ${userTotals.userId} = ${users.id}`
      : sql`unnest(${sql.param(matches)}::uuid[]) as wanted(id),
          lateral (select * from ${users} where ${users.id} = wanted.id limit 1) as users,
          lateral (select * from ${userTotals} where user_id = wanted.id limit 1) as user_totals`;
  return sql`select ${sql.join([columns, ...more], sql`, `)} from ${from} where ${onward(wanted)}`;
}

/**
 * Where a great part of all users match, the index of the order is walked, so many users at a time:
 * each step reads what it says, whatever PostgreSQL believes of the search. Where matches are rare
 * there, the rest is one statement that looks at everybody once.
 */
async function walkThroughMatches(db: Tables, wanted: WantedUsers): Promise<FoundUser[]> {
  const found: FoundUser[] = [];
  let { from } = wanted;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const limit = wanted.limit - found.length;
    const { rows } = await db.execute<Walked>(stepStatement({ ...wanted, from, limit }));
    found.push(...rows.filter(({ matches }) => matches));
    if (found.length === wanted.limit) return found;
    const end = rows.find(({ last }) => last);
    if (!end) return found;
    from = cursorOf(end, wanted.sort);
  }
  const rest = { ...wanted, from, limit: wanted.limit - found.length };
  const { rows } = await db.execute<{ id: string }>(nextMatchesStatement(rest));
  const ids = rows.map(({ id }) => id);
  return [...found, ...(await db.execute<FoundUser>(pageStatement(rest, ids))).rows];
}

type Walked = FoundUser & { matches: boolean; last: boolean };

/**
 * So many of the matches among the next users; where there are fewer, also the last of those users,
 * from whom the next step goes on.
 */
function stepStatement(wanted: WantedUsers): SQL {
  const page = pageStatement({ ...wanted, limit: STEP }, null, [users.searchText]);
  return sql`
    select * from (
      select page.*, ${isMatch(wanted, sql`search_text`, sql`role`)} as matches,
        row_number() over () = ${STEP}::int as last
      from (${page}) as page
    ) as step
    where matches or last limit ${wanted.limit}`;
}

/** Ids of the next matches in an order, for which PostgreSQL looks at no user twice. */
function nextMatchesStatement(wanted: WantedUsers): SQL {
  const isByTotals = orderOf(wanted.sort, wanted.direction).id === userTotals.userId;
  const totals = isByTotals ? sql`join ${userTotals} on ${userTotals.userId} = ${users.id}` : sql``;
  return sql`select ${users.id} as id from ${users} ${totals}
    where ${isMatch(wanted, users.searchText, users.role)} and ${onward(wanted)}`;
}

/** The place of a user in an order. */
export function cursorOf(user: FoundUser, sort: SortKey): Cursor {
  return { value: sortValue(user, sort), id: user.id };
}

function sortValue(user: FoundUser, sort: SortKey): Cursor["value"] {
  switch (sort) {
    case "username":
      return user.username;
    case "email":
      return user.email;
    case "created_at":
      return instantOf(user.createdAt);
    case "last_sign_in_at":
      return user.lastSignInAt === null ? null : instantOf(user.lastSignInAt);
    case "total_attempts":
      return user.totalAttempts;
    case "total_correct":
      return user.totalCorrect;
    case "success_rate":
      return user.successRate;
  }
}

const instantOf = (ms: number) => new Date(ms).toISOString();

/** Both drivers give such a number alike. */
const msOf = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

const columns = sql`
  ${users.id} as id, ${users.name} as username, ${users.email} as email,
  ${users.emailVerified} as "emailVerified", ${users.role} as role,
  ${msOf(sql`${users.createdAt}`)} as "createdAt",
  ${msOf(sql`${users.lastSignInAt}`)} as "lastSignInAt",
  ${userTotals.totalAttempts} as "totalAttempts", ${userTotals.totalCorrect} as "totalCorrect",
  ${userTotals.successRate} as "successRate"`;

/** So many beyond a place, in the order of the way. */
function onward({ sort, direction, way, from, limit }: WantedUsers): SQL {
  const order = orderOf(sort, direction);
  const ascending = (direction === "asc") === (way === "forward");
  const along = ascending ? sql`asc` : sql`desc`;
  return sql`${beyond(order, from, ascending)}
    order by ${order.by} ${along}, ${order.id} ${along} limit ${limit}`;
}

function beyond({ by, id, at }: Order, from: Cursor | null, ascending: boolean): SQL {
  if (!from) return sql`true`;
  const than = ascending ? sql`>` : sql`<`;
  return sql`(${by}, ${id}) ${than} (${at(from.value)}, ${from.id}::uuid)`;
}

/** The role is no parameter: so the index that has administrators alone is of use. */
function isMatch({ search, role }: Filter, text: SQLWrapper, roleOf: SQLWrapper): SQL {
  const hasText = search === "" ? sql`true` : like(text, search);
  return role === "admin" ? sql`${hasText} and ${roleOf} = 'admin'` : hasText;
}

/** The collation is that of the index, which would not be used otherwise. */
function like(text: SQLWrapper, search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${text} like ${searchable(sql`${pattern}::text`)} collate "default"`;
}

import type { Instant } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import { levelOf } from "@verbena/core/levels";
import { successRate } from "@verbena/core/progress/statistics";
import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Queryable } from "../../db/database.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import {
  adminActions,
  classMembers,
  collateName,
  neverAsEarliest,
  profiles,
  type Role,
  searchable,
  teachers,
  userProgress,
  users,
} from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { type ClassRole, classRoles } from "../../input/options.ts";
import type { SortKey, UsersOrder } from "./schema.ts";

/** A user as the API returns them. The specification names the fields that are not in camelCase. */
export type ListedUser = {
  id: string;
  username: string;
  email: string;
  /** Whether the user has confirmed the address. */
  emailVerified: boolean;
  created_at: Instant;
  last_sign_in_at: Instant | null;
  /** Answers in all families together. */
  totalAttempts: number;
  total_correct: number;
  /** Per cent, rounded. */
  successRate: number;
  /** Index of the level from all families together. */
  level: number;
  role: Role;
  /** The roles in classes, each once. Somebody who may open classes is a teacher. */
  classRoles: ClassRole[];
  /** Null until the user has opened the application. */
  language: Language | null;
};

export type UsersPage = {
  users: ListedUser[];
  /** The number of users that match the search. */
  total: number;
  /** The id of the last user, for the next page; null on the last page. */
  next: string | null;
};

export type WantedUsers = UsersOrder & {
  /** Begins after the user with this id; null begins at the first. */
  after: string | null;
  size: number;
};

const USERS_PER_PAGE = 50;

/** Users per query in `readUsers`. */
const USERS_PER_READ = 1000;

/** The audit log has at most one entry an hour for reading the list. */
const RECORD_INTERVAL_MS = 3_600_000;

/**
 * A page of the list of users. Records the reading in the audit log.
 *
 * @throws AppError not_found if the user in `after` was deleted
 */
export async function listUsers(
  context: RequestContext,
  { after, ...order }: UsersOrder & { after?: string },
): Promise<UsersPage> {
  await recordReading(context);
  return readPage(context.db, { ...order, after: after ?? null, size: USERS_PER_PAGE });
}

/** All users of a search in order, in batches. */
export async function* readUsers(db: Queryable, order: UsersOrder): AsyncGenerator<ListedUser[]> {
  let after: string | null = null;
  do {
    const page: UsersPage = await readPage(db, { ...order, after, size: USERS_PER_READ });
    yield page.users;
    after = page.next;
  } while (after !== null);
}

/** Records that an administrator reads names and addresses, at most once an hour. */
export async function recordReading({ db, user, now }: RequestContext): Promise<void> {
  const since = new Date(now.getTime() - RECORD_INTERVAL_MS).toISOString();
  const isRecorded = and(
    eq(adminActions.adminId, user.id),
    eq(adminActions.kind, "users-listed"),
    gt(adminActions.at, since),
  );
  if ((await db.$count(adminActions, isRecorded)) > 0) return;
  await recordActions({ db, now, adminId: user.id }, [{ kind: "users-listed" }]);
}

type UserRow = Omit<ListedUser, "successRate" | "level" | "classRoles">;

async function withClassRoles(db: Queryable, rows: readonly UserRow[]): Promise<ListedUser[]> {
  const rolesOf = await readClassRoles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    classRoles: rolesOf(row.id),
    successRate: successRate(row.total_correct, row.totalAttempts),
    level: levelOf(row.total_correct),
  }));
}

async function readClassRoles(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => ClassRole[]> {
  const { userId, role } = classMembers;
  const ofClasses = await db
    .selectDistinct({ userId, role })
    .from(classMembers)
    .where(inArray(userId, ids));
  const invited = await db
    .select({ userId: teachers.userId })
    .from(teachers)
    .where(inArray(teachers.userId, ids));
  const has = new Set(ofClasses.map((row) => `${row.role} ${row.userId}`));
  for (const row of invited) has.add(`teacher ${row.userId}`);
  return (id) => classRoles.filter((one) => has.has(`${one} ${id}`));
}

/** One user; null if there is none with this id. */
export async function findUser(db: Queryable, id: string): Promise<ListedUser | null> {
  const { rows } = await db.execute<UserRow>(sql`
    select ${selected} from ${users}
      left join ${userProgress} on ${userProgress.userId} = ${users.id}
      left join ${profiles} on ${profiles.id} = ${users.id}
    where ${users.id} = ${id}`);
  const [user] = await withClassRoles(db, rows);
  return user ?? null;
}

async function readPage(db: Queryable, wanted: WantedUsers): Promise<UsersPage> {
  const { rows } = await db.execute<UserRow & { total: number }>(usersStatement(wanted));
  if (wanted.after !== null && rows.length === 0) throw new AppError("not_found");
  const page = rows.slice(0, wanted.size).map(({ total: _, ...row }) => row);
  return {
    users: await withClassRoles(db, page),
    total: rows[0]?.total ?? 0,
    next: rows.length > wanted.size ? (page.at(-1)?.id ?? null) : null,
  };
}

const { totalAttempts, totalCorrect } = userProgress;

/** The values by which users are sorted. Those of `users` have an index. */
const ofUsers = {
  username: collateName(users.name),
  email: users.email,
  created_at: users.createdAt,
  last_sign_in_at: neverAsEarliest(users.lastSignInAt),
} as const;

/** An index on these would make every answer slower. PostgreSQL sorts 100,000 of the short rows in 20 ms. */
const ofProgress = {
  totalAttempts,
  total_correct: totalCorrect,
  successRate: sql`coalesce(${totalCorrect} / nullif(${totalAttempts}, 0)::float8, 0)`,
} as const;

const isOfProgress = (sort: SortKey): sort is keyof typeof ofProgress =>
  Object.hasOwn(ofProgress, sort);

const columns: Record<keyof UserRow, SQLWrapper> = {
  id: users.id,
  username: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  created_at: instantSql(users.createdAt),
  last_sign_in_at: instantSql(users.lastSignInAt),
  totalAttempts: sql`coalesce(${totalAttempts}, 0)`,
  total_correct: sql`coalesce(${totalCorrect}, 0)`,
  role: users.role,
  language: profiles.preferredLanguage,
};
const selected = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/**
 * The users of a page. A search first finds all its users and then sorts them: with an index of the order,
 * PostgreSQL might read all users to find a few.
 */
export function usersStatement({ search, role, sort, direction, after, size }: WantedUsers): SQL {
  const isSearch = search !== "" || role !== undefined;
  const source = isOfProgress(sort)
    ? { by: ofProgress[sort], id: userProgress.userId, tables: sql`${userProgress}` }
    : { by: ofUsers[sort], id: users.id, tables: sql`${users}` };
  const { by, id } = source;
  const tables =
    isSearch && isOfProgress(sort)
      ? sql`${userProgress} join ${users} on ${users.id} = ${userProgress.userId}`
      : source.tables;
  const [order, comparison] = direction === "asc" ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const isAfter =
    after === null
      ? sql`true`
      : sql`("by", id) ${comparison} (select ${by}, ${id} from ${source.tables} where ${id} = ${after})`;
  return sql`
    with found as ${isSearch ? sql`materialized` : sql`not materialized`} (
      select ${id} as id, ${by} as "by" from ${tables} where ${isMatch(search, role)}
    ),
    page as (
      select * from found where ${isAfter} order by "by" ${order}, id ${order} limit ${size + 1}
    )
    select ${selected}, (select count(*)::int from found) as total from page
      join ${users} on ${users.id} = page.id
      left join ${userProgress} on ${userProgress.userId} = page.id
      left join ${profiles} on ${profiles.id} = page.id
    order by page."by" ${order}, page.id ${order}`;
}

/** The partial index of administrators needs the role as a literal. The search index needs its collation. */
function isMatch(search: string, role: WantedUsers["role"]): SQL {
  const isAdmin = role === "admin" ? sql`${users.role} = 'admin'` : sql`true`;
  if (search === "") return isAdmin;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${users.searchText} like ${searchable(sql`${pattern}::text`)} collate "default" and ${isAdmin}`;
}

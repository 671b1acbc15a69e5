import { and, eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { preparedStatement } from "../../db/prepared-statement.ts";
import { columnsOf } from "../../db/queries.ts";
import { sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { setQueueUser } from "../../http/fair-queue.ts";
import { hashToken } from "../../security/secret.ts";
import { sendSessionToken, sessionToken } from "./session-cookie.ts";
import { EXTEND_AFTER_S, idleEnd, sessionEnd } from "./session-length.ts";

/** A session that has not expired. */
export type Session = {
  id: string;
  token: string;
  isRemembered: boolean;
  endsAt: Date;
  user: SessionUser;
};

/** The session of a request, or null. Extends the session and its cookie at most once an hour. */
export async function readSession(c: Context, dependencies: Dependencies): Promise<Session | null> {
  const token = identifiedToken(c, dependencies);
  if (!token) return null;
  return sessionFrom(c, dependencies, token, await findLiveSession(dependencies, token));
}

/** The session of a token, unless it has expired. */
export async function findLiveSession(
  { db, now }: Dependencies,
  token: string,
): Promise<LiveSession | null> {
  const [row] = await db.runPrepared(liveSession, { tokenHash: hashToken(token), now: now() });
  return row?.session ?? null;
}

const IDENTITIES_MAX = 10_000;

/** User ids by session token, of the last live sessions. A session never changes its user. */
const identities = new Map<string, string>();

function rememberIdentity(token: string, userId: string): void {
  identities.delete(token);
  identities.set(token, userId);
  const [oldest] = identities.keys();
  if (identities.size > IDENTITIES_MAX && oldest !== undefined) identities.delete(oldest);
}

/**
 * The session token of a request with a valid signature. If the token has belonged to a live session, the
 * request waits in the queue of its user from now on, before the session is read.
 */
export function identifiedToken(c: Context, dependencies: Dependencies): string | null {
  const token = sessionToken(c, dependencies);
  const userId = token === null ? undefined : identities.get(token);
  if (userId !== undefined) setQueueUser(userId);
  return token;
}

/** The session of a request from a row that was read. Extends the session as `readSession` does. */
export async function sessionFrom(
  c: Context,
  dependencies: Dependencies,
  token: string,
  row: LiveSession | null,
): Promise<Session | null> {
  if (!row) return null;
  const { id, isRemembered, user } = row;
  setQueueUser(user.id);
  rememberIdentity(token, user.id);
  const session = { id, token, isRemembered, endsAt: new Date(row.endsAtMs), user };
  return row.ageS > EXTEND_AFTER_S ? extend(c, dependencies, session) : session;
}

/** The columns of a `SessionUser`. */
export const sessionUserColumns = columnsOf(
  users,
  "id",
  "name",
  "email",
  "emailVerified",
  "role",
  "twoFactorEnabled",
);

/** The user of a session. The routes of sign-in return it. */
export type SessionUser = Pick<typeof users.$inferSelect, keyof typeof sessionUserColumns>;

export type LiveSession = {
  id: string;
  user: SessionUser;
  isRemembered: boolean;
  ageS: number;
  /** Milliseconds since 1970. */
  endsAtMs: number;
};

const endsAtMs = sql<number>`(extract(epoch from ${sessionEnd}) * 1000)::float8`;

const userMembers = Object.entries(sessionUserColumns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);

/** A `LiveSession`, or null. The statement needs the parameters `tokenHash` and `now`. */
export const liveSessionSql = sql`(
  select json_build_object('id', ${sessions.id},
    'user', json_build_object(${sql.join(userMembers, sql`, `)}),
    'isRemembered', ${sessions.remembered},
    'ageS', extract(epoch from ${sql.placeholder("now")}::timestamptz - ${sessions.lastUsedAt})::float8,
    'endsAtMs', ${endsAtMs})
  from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.tokenHash} = ${sql.placeholder("tokenHash")}
    and ${sessionEnd} > ${sql.placeholder("now")}::timestamptz
)`;

const liveSession = preparedStatement<{ session: LiveSession | null }>(
  "live_session",
  sql`select ${liveSessionSql} as session`,
);

/** Moves the end of a session, and of its cookie unless that ends with the browser. */
async function extend(c: Context, dependencies: Dependencies, session: Session): Promise<Session> {
  const { db, now } = dependencies;
  const { id, isRemembered } = session;
  const [extended] = await db
    .update(sessions)
    .set({ lastUsedAt: now(), expiresAt: idleEnd(now(), isRemembered) })
    .from(users)
    .where(and(eq(sessions.id, id), eq(users.id, sessions.userId)))
    .returning({ endsAtMs });
  if (isRemembered) sendSessionToken(c, dependencies, session);
  return extended ? { ...session, endsAt: new Date(extended.endsAtMs) } : session;
}

import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { prepared } from "../db/prepared-statement.ts";
import { sessions, users } from "../db/schema.ts";
import type { Dependencies } from "../http/dependencies.ts";
import { endsWithBrowser, sendSessionToken, sessionToken } from "./session-cookie.ts";
import { PROLONG_AFTER_S, SESSION_S } from "./session-length.ts";
import type { SessionUser } from "./session-user.ts";

/**
 * The user of a request's session, or null. Does what better-auth does for its own calls, with one
 * round trip to the database instead of two, and with a lost database told apart from a mishap.
 */
export async function readSession(
  c: Context,
  dependencies: Dependencies,
): Promise<SessionUser | null> {
  const { auth, db, now } = dependencies;
  const token = await sessionToken(c, auth);
  if (!token) return null;
  const [session] = await db.runPrepared(liveSession, { token, now: now() });
  if (!session) return null;
  if (session.ageS > PROLONG_AFTER_S) await prolong(c, dependencies, token);
  return session.user;
}

const { id, name, email, role } = users;

const liveSession = prepared<{ user: SessionUser; ageS: number }>(
  "live_session",
  sql`select
    json_build_object('id', ${id}, 'name', ${name}, 'email', ${email}, 'role', ${role}) as user,
    extract(epoch from ${sql.placeholder("now")}::timestamptz - ${sessions.updatedAt})::int as "ageS"
  from ${sessions} join ${users} on ${id} = ${sessions.userId}
  where ${sessions.token} = ${sql.placeholder("token")}
    and ${sessions.expiresAt} > ${sql.placeholder("now")}`,
);

/**
 * Makes a remembered session last as long again; of one that ends with the browser it is only noted
 * that it was used.
 */
async function prolong(c: Context, { auth, db, now }: Dependencies, token: string) {
  const isKept = !(await endsWithBrowser(c, auth));
  const expiresAt = new Date(now().getTime() + SESSION_S * 1000);
  await db
    .update(sessions)
    .set({ updatedAt: now(), ...(isKept && { expiresAt }) })
    .where(eq(sessions.token, token));
  if (isKept) await sendSessionToken(c, auth, token);
}

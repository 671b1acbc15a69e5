import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { prepared } from "../../db/prepared-statement.ts";
import { type Role, sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { endsWithBrowser, sendSessionToken, sessionToken } from "./session-cookie.ts";
import { idleEnd, sessionEnd, USE_NOTED_AFTER_S } from "./session-length.ts";

/** A session that has not ended. */
export type Session = {
  token: string;
  isRemembered: boolean;
  endsAt: Date;
  user: SessionUser;
};

/**
 * The session of a request, or null. Does what better-auth does for its own calls, with one round trip
 * to the database instead of two, and reports a lost database as such.
 */
export async function readSession(c: Context, dependencies: Dependencies): Promise<Session | null> {
  const { auth, db, now } = dependencies;
  const token = await sessionToken(c, auth);
  if (!token) return null;
  const [row] = await db.runPrepared(liveSession, { token, now: now() });
  if (!row) return null;
  const isRemembered = row.remembered ?? !(await endsWithBrowser(c, auth));
  const session = { token, isRemembered, endsAt: new Date(row.endsAt), user: row.user };
  if (row.ageS > USE_NOTED_AFTER_S) await noteUse(c, dependencies, session);
  return session;
}

const { id, name, email, emailVerified, role, twoFactorEnabled } = users;

type LiveSession = {
  user: SessionUser;
  remembered: boolean | null;
  ageS: number;
  /** Milliseconds since 1970. */
  endsAt: number;
};

const liveSession = prepared<LiveSession>(
  "live_session",
  sql`select
    json_build_object('id', ${id}, 'name', ${name}, 'email', ${email},
      'emailVerified', ${emailVerified}, 'role', ${role},
      'twoFactorEnabled', ${twoFactorEnabled}) as user,
    ${sessions.remembered} as remembered,
    extract(epoch from ${sql.placeholder("now")}::timestamptz - ${sessions.updatedAt})::float8 as "ageS",
    (extract(epoch from ${sessionEnd}) * 1000)::float8 as "endsAt"
  from ${sessions} join ${users} on ${id} = ${sessions.userId}
  where ${sessions.token} = ${sql.placeholder("token")}
    and ${sessionEnd} > ${sql.placeholder("now")}::timestamptz`,
);

/** Prolongs a session. The cookie of one that ends with the browser stays as it is. */
async function noteUse(c: Context, { auth, db, now }: Dependencies, session: Session) {
  const { token, isRemembered } = session;
  await db
    .update(sessions)
    .set({
      updatedAt: now(),
      expiresAt: idleEnd(now(), isRemembered),
      remembered: isRemembered,
    })
    .where(eq(sessions.token, token));
  if (isRemembered) await sendSessionToken(c, auth, session);
}

/** Who a request comes from. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  twoFactorEnabled: boolean;
};

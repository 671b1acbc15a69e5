import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { preparedStatement } from "../../db/prepared-statement.ts";
import { type Role, sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { readCookie, sendSessionToken, sessionToken } from "./session-cookie.ts";
import { EXTEND_AFTER_S, idleEnd, sessionEnd } from "./session-length.ts";

/** A session that has not expired. */
export type Session = {
  token: string;
  isRemembered: boolean;
  endsAt: Date;
  user: SessionUser;
};

/** The session of a request, or null. Extends the session and its cookie at most once an hour. */
export async function readSession(c: Context, dependencies: Dependencies): Promise<Session | null> {
  const { db, now } = dependencies;
  const token = sessionToken(c, dependencies);
  if (!token) return null;
  const [row] = await db.runPrepared(liveSession, { token, now: now() });
  if (!row) return null;
  const isRemembered = row.remembered ?? readCookie(c, dependencies, "dont_remember") === null;
  const session = { token, isRemembered, endsAt: new Date(row.endsAt), user: row.user };
  if (row.ageS > EXTEND_AFTER_S) await extend(c, dependencies, session);
  return session;
}

const { id, name, email, emailVerified, role, twoFactorEnabled } = users;

/** The columns of a `SessionUser`. */
export const sessionUserColumns = { id, name, email, emailVerified, role, twoFactorEnabled };

type LiveSession = {
  user: SessionUser;
  remembered: boolean | null;
  ageS: number;
  /** Milliseconds since 1970. */
  endsAt: number;
};

const liveSession = preparedStatement<LiveSession>(
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

/** Leaves the cookie of a session that ends with the browser as it is. */
async function extend(c: Context, dependencies: Dependencies, session: Session): Promise<void> {
  const { db, now } = dependencies;
  const { token, isRemembered } = session;
  await db
    .update(sessions)
    .set({
      updatedAt: now(),
      expiresAt: idleEnd(now(), isRemembered),
      remembered: isRemembered,
    })
    .where(eq(sessions.token, token));
  if (isRemembered) sendSessionToken(c, dependencies, session);
}

/** The user of a session. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  twoFactorEnabled: boolean;
};

import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { sessions, users } from "../db/schema.ts";
import type { Dependencies } from "../http/dependencies.ts";
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
  const { secret, authCookies } = await auth.$context;
  const token = await getSignedCookie(c, secret, authCookies.sessionToken.name);
  if (!token) return null;
  const [session] = await db
    .select({
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now())));
  if (!session) return null;
  const age = now().getTime() - session.updatedAt.getTime();
  if (age > PROLONG_AFTER_S * 1000) await prolong(c, dependencies, token);
  return session.user;
}

/** Makes a remembered session last as long again; one that ends with the browser stays as it is. */
async function prolong(c: Context, { auth, db, now }: Dependencies, token: string) {
  const { secret, authCookies } = await auth.$context;
  const { sessionToken, dontRememberToken } = authCookies;
  if (await getSignedCookie(c, secret, dontRememberToken.name)) return;
  await db
    .update(sessions)
    .set({ expiresAt: new Date(now().getTime() + SESSION_S * 1000), updatedAt: now() })
    .where(eq(sessions.token, token));
  const attributes = { httpOnly: true, ...sessionToken.attributes, maxAge: SESSION_S };
  await setSignedCookie(c, sessionToken.name, token, secret, attributes);
}

import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { getSignedCookie } from "hono/cookie";
import { sessions, users } from "../db/schema.ts";
import type { Dependencies } from "../http/dependencies.ts";
import type { SessionUser } from "./session-user.ts";

const DAY_MS = 86_400_000;

/**
 * The user of a request's session, or null. This is better-auth's own reading in one round trip
 * to the database; prolonging a session, once a day, is left to better-auth.
 */
export async function readSession(
  c: Context,
  { auth, db, now }: Dependencies,
): Promise<SessionUser | null> {
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
  if (now().getTime() - session.updatedAt.getTime() > DAY_MS) await prolongSession(c, auth);
  return session.user;
}

async function prolongSession(c: Context, auth: Dependencies["auth"]): Promise<void> {
  const { headers } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
}

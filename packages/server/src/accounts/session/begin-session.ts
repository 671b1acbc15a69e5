import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { hashToken } from "../../security/secret.ts";
import type { SessionUser } from "./read-session.ts";
import { idleEnd } from "./session-length.ts";

const TOKEN_BYTES = 24;

/** Longest part of a User-Agent header that is stored; browsers use a third of it. */
const USER_AGENT_MAX_LENGTH = 512;

/** An account with more loses the session that was used longest ago. */
const SESSIONS_MAX = 100;

/** The browser in which somebody signs in. */
export type Browser = {
  userAgent: string | undefined;
  /** Token of the browser's previous session, which the sign-in ends. */
  replacedToken: string | null;
};

export type NewSession = { token: string; isRemembered: boolean };

/** The outcome of a sign-up or sign-in. */
export type SignedInUser = { user: SessionUser; session: NewSession };

const newSessionToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/**
 * Gives a session a new token, in case somebody has stolen the old one.
 *
 * @returns the token
 */
export async function renewToken(db: Queryable, sessionId: string): Promise<string> {
  const token = newSessionToken();
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId));
  return token;
}

/** Ends all sessions of a user except one. */
export async function endOtherSessions(
  db: Queryable,
  { id, user }: { id: string; user: { id: string } },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, id)));
}

/** Begins a session, and ends the browser's previous one. */
export async function beginSession(
  { db, now }: DatabaseContext,
  { userId, isRemembered, browser }: { userId: string; isRemembered: boolean; browser: Browser },
): Promise<NewSession> {
  const token = newSessionToken();
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  await endSession(db, browser.replacedToken);
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    remembered: isRemembered,
    userAgent: browser.userAgent?.slice(0, USER_AGENT_MAX_LENGTH),
    expiresAt: idleEnd(now, isRemembered),
    createdAt: now,
    lastUsedAt: now,
  });
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(SESSIONS_MAX)
    .for("update", { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, surplus));
  return { token, isRemembered };
}

/**
 * Ends a session of a session's user.
 *
 * @throws AppError not_found if the user has no session with this id
 */
export async function endOwnSession(
  db: Queryable,
  { user }: { user: { id: string } },
  id: string,
): Promise<void> {
  const isOwn = and(eq(sessions.userId, user.id), eq(sessions.id, id));
  const ended = await db.delete(sessions).where(isOwn).returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("not_found");
}

/** @param token null where the browser has no session */
export async function endSession(db: Queryable, token: string | null): Promise<void> {
  if (token !== null) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

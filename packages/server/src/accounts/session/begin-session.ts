import { randomBytes, randomUUID } from "node:crypto";
import { desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
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

export const newSessionToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Begins a session, and ends the browser's previous one. */
export async function beginSession(
  { db, now }: { db: Queryable; now: Date },
  { userId, isRemembered, browser }: { userId: string; isRemembered: boolean; browser: Browser },
): Promise<NewSession> {
  const token = newSessionToken();
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  await endSession(db, browser.replacedToken);
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    token,
    remembered: isRemembered,
    userAgent: browser.userAgent?.slice(0, USER_AGENT_MAX_LENGTH),
    expiresAt: idleEnd(now, isRemembered),
    createdAt: now,
    updatedAt: now,
  });
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(SESSIONS_MAX)
    .for("update", { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, surplus));
  return { token, isRemembered };
}

/** @param token null where the browser has no session */
export async function endSession(db: Queryable, token: string | null): Promise<void> {
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token));
}

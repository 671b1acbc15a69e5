import { randomBytes, randomUUID } from "node:crypto";
import { desc, eq, inArray } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
import { idleEnd } from "./session-length.ts";

const TOKEN_BYTES = 24;

/** Longest part of a User-Agent header that is stored; browsers use a third of it. */
const USER_AGENT_MAX_LENGTH = 512;

/** The session used longest ago ends when an account has more. */
const SESSIONS_MAX = 100;

/** The browser in which somebody signs in. */
export type Browser = {
  userAgent: string | undefined;
  /** Token of the session that the browser had before, which ends. */
  replacedToken: string | null;
};

export type NewSession = { token: string; isRemembered: boolean };

export const newSessionToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Begins a session in place of the one that the browser had. */
export async function beginSession(
  { db, now }: { db: Tables; now: Date },
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
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(SESSIONS_MAX)
    .for("update", { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, tooMany));
  return { token, isRemembered };
}

/** @param token null where the browser has no session */
export async function endSession(db: Tables, token: string | null): Promise<void> {
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token));
}

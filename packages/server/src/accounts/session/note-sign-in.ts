import { desc, eq, inArray } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";

/** The most sessions of one account; those used longest ago go first. */
const SESSIONS_MAX = 100;

type SignIn = {
  userId: string;
  /** Token of the session that the browser had before. */
  replaced: string | null;
};

/** Keeps when somebody last signed in, and ends the sessions that the new one takes the place of. */
export async function noteSignIn(
  { db, now }: { db: Tables; now: Date },
  { userId, replaced }: SignIn,
): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  if (replaced !== null) await db.delete(sessions).where(eq(sessions.token, replaced));
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(SESSIONS_MAX)
    // Two sign-ins at once never wait for each other.
    .for("update", { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, tooMany));
}

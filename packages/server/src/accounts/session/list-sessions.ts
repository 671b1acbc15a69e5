import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
import { type Device, describeDevice } from "./describe-device.ts";
import { sessionEnd } from "./session-length.ts";

/** A browser in which a learner is signed in. */
export type SignedInBrowser = Device & {
  id: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  /** ISO instant. */
  signedInAt: string;
  /** ISO instant, to the hour. */
  lastUsedAt: string;
};

type Reader = { db: Database; userId: string; token: string; now: Date };

/** Where a learner is signed in, the browser used last first. */
export async function listSessions({ db, userId, token, now }: Reader): Promise<SignedInBrowser[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), sql`${sessionEnd} > ${now.toISOString()}::timestamptz`))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt), sessions.id);
  return rows.map(({ session }) => ({
    id: session.id,
    ...describeDevice(session.userAgent ?? ""),
    isThis: session.token === token,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.updatedAt.toISOString(),
  }));
}

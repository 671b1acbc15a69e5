import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { type Device, describeDevice } from "./describe-device.ts";

/** A browser in which a learner is signed in. */
export type SignedInBrowser = Device & {
  id: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  /** ISO instant. */
  signedInAt: string;
  /** ISO instant, true to the day: it is kept no more exactly. */
  lastUsedAt: string;
};

type Reader = { db: Database; userId: string; token: string | null; now: Date };

/** Where a learner is signed in, the browser used last first. */
export async function listSessions({ db, userId, token, now }: Reader): Promise<SignedInBrowser[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt), sessions.id);
  return rows.map((session) => ({
    id: session.id,
    ...describeDevice(session.userAgent ?? ""),
    isThis: session.token === token,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.updatedAt.toISOString(),
  }));
}

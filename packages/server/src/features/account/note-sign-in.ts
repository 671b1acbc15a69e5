import { eq } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { users } from "../../db/schema.ts";

/** Keeps when somebody last signed in. */
export async function noteSignIn(
  { db, now }: { db: Tables; now: Date },
  userId: string,
): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
}

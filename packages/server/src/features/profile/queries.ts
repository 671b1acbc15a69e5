import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { profiles } from "../../db/schema.ts";

export type StoredProfile = typeof profiles.$inferSelect;

/** Makes a profile of the account's name and a language, unless there is one. */
export async function createProfile(
  db: Database,
  user: SessionUser,
  preferredLanguage: Language,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ id: user.id, username: user.name, preferredLanguage })
    .onConflictDoNothing();
}

export async function findProfile(
  db: Database,
  userId: string,
): Promise<StoredProfile | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}

export async function updateProfile(
  db: Database,
  userId: string,
  change: Partial<StoredProfile>,
): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.id, userId));
}

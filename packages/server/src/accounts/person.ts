import { fallbackLanguage, type Language } from "@verbena/core/vocabulary";
import { eq, type SQL } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { profiles, users } from "../db/schema.ts";

/** Somebody to write to. */
export type Person = {
  userId: string;
  email: string;
  isConfirmed: boolean;
  username: string;
  language: Language;
};

/**
 * @param which one user
 * @param language of somebody who has not chosen one yet
 */
export async function findPerson(
  db: Tables,
  which: SQL,
  language: Language = fallbackLanguage,
): Promise<Person | null> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(which);
  if (!row) return null;
  const { user, profile } = row;
  return {
    userId: user.id,
    email: user.email,
    isConfirmed: user.emailVerified,
    username: profile?.username ?? user.name,
    language: profile?.preferredLanguage ?? language,
  };
}

/**
 * The name for a greeting. Anyone can sign up with another person's address and put an advertisement
 * into the name, so an address that is not confirmed gets none.
 */
export function nameForMail({ isConfirmed, username }: Person): { username?: string } {
  return isConfirmed ? { username } : {};
}

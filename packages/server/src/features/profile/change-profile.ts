import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import { updateProfile } from "./queries.ts";
import { type Profile, readProfile } from "./read-profile.ts";
import type { ProfileChange } from "./schema.ts";

type Changer = { db: Database; user: SessionUser; language: Language };

/** Changes what the input names, leaves the rest, and gives the whole profile. */
export async function changeProfile(
  { db, user, language }: Changer,
  change: ProfileChange,
): Promise<Profile> {
  const profile = await readProfile({ db, user, language });
  if (Object.keys(change).length === 0) return profile;
  await updateProfile(db, user.id, change);
  return { ...profile, ...change };
}

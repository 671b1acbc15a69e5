import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import type { Role } from "../../db/schema.ts";
import { createProfile, findProfile, type StoredProfile } from "./queries.ts";

/** A learner as the interface knows them. */
export type Profile = StoredProfile & { email: string; role: Role };

type Reader = { db: Database; user: SessionUser; language: Language };

/** The learner's profile; the first reading makes it, in the language of the request. */
export async function readProfile({ db, user, language }: Reader): Promise<Profile> {
  const known = await findProfile(db, user.id);
  if (known) return { ...known, email: user.email, role: user.role };
  await createProfile(db, user, language);
  return readProfile({ db, user, language });
}

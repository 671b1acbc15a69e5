import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Role } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createProfile, findProfile, type StoredProfile } from "./queries.ts";

/** A learner as the interface knows them. */
export type Profile = StoredProfile & {
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** Whether the administration is closed to them until they have set up a second factor. */
  needsTwoFactor: boolean;
};

type Reader = Pick<Dependencies, "db" | "administratorsNeedTwoFactor"> & {
  user: SessionUser;
  language: Language;
};

/** The learner's profile; the first reading makes it, in the language of the request. */
export async function readProfile({ user, language, ...access }: Reader): Promise<Profile> {
  const { db, administratorsNeedTwoFactor } = access;
  const { email, role, twoFactorEnabled } = user;
  const known = await findProfile(db, user.id);
  if (known) {
    const needsTwoFactor = administratorsNeedTwoFactor && role === "admin" && !twoFactorEnabled;
    return { ...known, email, role, twoFactorEnabled, needsTwoFactor };
  }
  await createProfile(db, user, language);
  return readProfile({ user, language, ...access });
}

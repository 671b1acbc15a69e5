import { updateProfile } from "./queries.ts";
import { type Profile, readProfile } from "./read-profile.ts";
import type { ProfileChange } from "./schema.ts";

type Changer = Parameters<typeof readProfile>[0];

/** Changes what the input names, leaves the rest, and gives the whole profile. */
export async function changeProfile(changer: Changer, change: ProfileChange): Promise<Profile> {
  const profile = await readProfile(changer);
  if (Object.keys(change).length === 0) return profile;
  await updateProfile(changer.db, changer.user.id, change);
  return { ...profile, ...change };
}

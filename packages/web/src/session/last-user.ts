import type { Profile } from "@verbena/server/client";
import { forgetDrafts } from "#lib/drafts.ts";
import { cacheEntry, clearOfflineCache } from "#lib/offline-cache.ts";
import { forgetTabValues } from "#lib/web-storage.ts";

/** As long as a session lasts. */
const MAX_AGE_MS = 30 * 86_400_000;

const entry = cacheEntry<Profile>("session", MAX_AGE_MS);

/** Remembers who is signed in, and removes what this browser keeps of anybody else. */
export async function rememberUser(user: Profile | null): Promise<void> {
  if (user !== null) {
    forgetTabValues(user.id);
    forgetDrafts(user.id);
  }
  const before = await entry.read();
  if (before !== undefined && before.id !== user?.id) await clearOfflineCache();
  if (user !== null) await entry.write(user);
}

/** Who was signed in here last, without administrator rights, which only the server can confirm. */
export async function lastUser(): Promise<Profile | undefined> {
  const user = await entry.read();
  return user && { ...user, role: "user" };
}

/** Removes tab values, drafts and cached answers. What waits to be sent stays. */
export async function forgetUsers(): Promise<void> {
  forgetTabValues();
  forgetDrafts();
  await clearOfflineCache();
}

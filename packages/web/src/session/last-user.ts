import type { Profile } from "@verbena/server/client";
import { forgetDrafts } from "#lib/drafts.ts";
import { cacheEntry, clearOfflineCache } from "#lib/offline-cache.ts";
import { forgetTabValues } from "#lib/web-storage.ts";

const DAY_MS = 86_400_000;

/** As long as a session lasts: a browser that the server has not confirmed since shows nobody. */
const LAST_USER_DAYS = 30;

const kept = cacheEntry<Profile>("session", LAST_USER_DAYS * DAY_MS);

/** Keeps who is signed in; what is kept of anybody else goes. */
export async function rememberUser(user: Profile | null): Promise<void> {
  if (user !== null) {
    forgetTabValues(user.id);
    forgetDrafts(user.id);
  }
  const before = await kept.read();
  if (before !== undefined && before.id !== user?.id) await clearOfflineCache();
  if (user !== null) await kept.write(user);
}

/** Who was signed in here last. A role is the server's to confirm: without it nobody administers. */
export async function lastUser(): Promise<Profile | undefined> {
  const user = await kept.read();
  return user && { ...user, role: "user" };
}

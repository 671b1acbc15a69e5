import type { Profile } from "@verbena/server/client";
import { forgetItem, forgetItemOfOthers } from "#lib/first-item.ts";
import { forgetPlan } from "#lib/kept-plan.ts";
import { KNOWN_USER_KEY, reloadAfterSignOut } from "#lib/known-user.ts";
import { cacheEntry, clearOfflineCache } from "#lib/offline-cache.ts";
import {
  clearTabValues,
  readCookie,
  removeStored,
  writeCookie,
  writeStored,
} from "#lib/web-storage.ts";
import { deleteDrafts } from "./drafts.ts";

/** The lifetime of a session. */
const MAX_AGE_MS = 30 * 86_400_000;

/** Holds the last pupil whose account a class made. The cookie ends with the browser, as such a session does. */
const PUPIL_COOKIE = "verbena_pupil";

const entry = cacheEntry<Profile>("session", MAX_AGE_MS);

/** Stores who is signed in, and deletes the data of other users from this browser. */
export async function rememberUser(user: Profile): Promise<void> {
  writeStored(KNOWN_USER_KEY, "yes");
  reloadAfterSignOut();
  clearTabValues(user.id);
  deleteDrafts(user.id);
  forgetItemOfOthers(user.id);
  const before = await entry.read();
  if (before !== undefined && before.id !== user.id) await clearOfflineCache();
  if (user.isMade) writeCookie(PUPIL_COOKIE, user.id);
  await entry.write(user);
}

/** Deletes the last user and their cached responses. Call this when nobody is signed in. Drafts stay. */
export async function forgetUser(): Promise<void> {
  if ((await entry.read()) === undefined) return;
  forgetItem();
  forgetPlan();
  removeStored(KNOWN_USER_KEY);
  await clearOfflineCache();
}

/**
 * The user who was signed in last, without administrator rights: only the server can confirm those. Pupils whose account
 * a class made share computers: nobody sees them after the browser was closed.
 */
export async function readLastUser(): Promise<Profile | undefined> {
  const user = await entry.read();
  if (user?.isMade && readCookie(PUPIL_COOKIE) !== user.id) return undefined;
  return user && { ...user, role: "user" };
}

/** Deletes tab values, drafts, and cached responses of all users. Unsent changes stay. */
export async function clearUserData(): Promise<void> {
  clearTabValues();
  forgetItem();
  forgetPlan();
  removeStored(KNOWN_USER_KEY);
  deleteDrafts();
  await clearOfflineCache();
}

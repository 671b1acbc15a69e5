import { api, doneBy } from "#lib/api.ts";
import { isOutage } from "#lib/api-error.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";
import type { SignOutReach } from "./session-context.ts";

/** Set while the server has to be told that the learner signed out in this browser. */
const OVERDUE = "verbena_sign_out_overdue";

/**
 * Ends the session on the server. Without a network, signing out here is put off and remembered: until
 * the server has heard of it, nobody counts as signed in.
 *
 * @returns whether the server has been told
 * @throws ApiError when the server refuses, or cannot be told to end every session
 */
export async function endSession(reach: SignOutReach): Promise<boolean> {
  try {
    await (reach === "here"
      ? doneBy(api.auth["sign-out"].$post())
      : doneBy(api.auth["sign-out-everywhere"].$post({ json: { includingThis: true } })));
    removeStored(OVERDUE);
    return true;
  } catch (error) {
    if (reach === "here" && isOutage(error) && writeStored(OVERDUE, "true")) return false;
    throw error;
  }
}

/** Tells the server of a sign-out that was put off; false while it still cannot be told. */
export async function endOverdueSession(): Promise<boolean> {
  return readStored(OVERDUE) === null || endSession("here");
}

/** Somebody has just signed in: the new session is not the one that had to end. */
export function sessionBegan(): void {
  removeStored(OVERDUE);
}

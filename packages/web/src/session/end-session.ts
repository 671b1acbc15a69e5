import { api, doneBy } from "#lib/api.ts";
import { isOutage } from "#lib/api-error.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";
import type { SignOutReach } from "./use-session.ts";

/** Set while the server does not know that the learner has signed out in this browser. */
const OVERDUE = "verbena_sign_out_overdue";

/**
 * Ends the session on the server. During an outage, signing out here is remembered, and nobody counts as
 * signed in until the server knows.
 *
 * @returns whether the server knows
 * @throws ApiError when the server refuses, or cannot be reached to end every session
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

/** Tells the server of an overdue sign-out; false while it cannot be reached. */
export async function endOverdueSession(): Promise<boolean> {
  return readStored(OVERDUE) === null || endSession("here");
}

/** Call it after a sign-in: the new session must not be ended. */
export function cancelOverdueSignOut(): void {
  removeStored(OVERDUE);
}

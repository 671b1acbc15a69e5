import { api, ensureSuccess } from "#lib/api.ts";
import { isOutage } from "#lib/api-error.ts";
import { forgetStart } from "#lib/start.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";

/** Set after a sign-out during an outage, until the server has ended the session. */
const OVERDUE = "verbena_sign_out_overdue";

/**
 * Ends the session on the server. During an outage, stores the sign-out and sends it later. Until then, the application
 * shows nobody as signed in.
 *
 * @returns whether the server has ended the session
 * @throws ApiError when the server refuses
 */
export async function endSession(): Promise<boolean> {
  try {
    await ensureSuccess(api.auth["sign-out"].$post());
    removeStored(OVERDUE);
    forgetStart();
    return true;
  } catch (error) {
    if (isOutage(error) && writeStored(OVERDUE, "true")) return false;
    throw error;
  }
}

/** Whether the server still has to end a session that is closed on this device. */
export const isSignOutOverdue = () => readStored(OVERDUE) !== null;

/** Sends an overdue sign-out, if there is one. Resolves to false while the server cannot be reached. */
export async function sendOverdueSignOut(): Promise<boolean> {
  return !isSignOutOverdue() || endSession();
}

/** Call this after a sign-in. Otherwise an overdue sign-out would end the new session. */
export function cancelOverdueSignOut(): void {
  removeStored(OVERDUE);
}

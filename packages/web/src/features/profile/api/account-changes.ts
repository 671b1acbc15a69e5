import type { accountDeletion, emailChange, passwordChange } from "@verbena/server/client";
import type { z } from "zod";
import { api, doneBy } from "#lib/api.ts";
import { errorCodeOf } from "#lib/api-error.ts";

/** @throws ApiError, also when the present password is another */
export function changePassword(change: z.input<typeof passwordChange>): Promise<void> {
  return doneBy(api.auth["change-password"].$post({ json: change }));
}

/**
 * Asks for a mail to a new address, which is the learner's once its link was followed; the answer is
 * the same when somebody else has that address.
 *
 * @throws ApiError, also when the password is another
 */
export function changeEmail(change: z.input<typeof emailChange>): Promise<void> {
  return doneBy(api.auth["change-email"].$post({ json: change }));
}

/** Sends the mail to the new address that waits once more. */
export function sendNewAddressMail(): Promise<void> {
  return doneBy(api.auth["new-address"]["send-again"].$post());
}

/** Keeps the present address: the link to the new one is worth nothing any more. */
export function keepAddress(): Promise<void> {
  return doneBy(api.auth["new-address"].$delete());
}

/** Asks for a mail that confirms the learner's address. */
export function sendConfirmation(): Promise<void> {
  return doneBy(api.auth["send-confirmation"].$post());
}

/** Ends the learner's session in one browser; that it had ended already is as good. */
export async function signOutBrowser(id: string): Promise<void> {
  try {
    await doneBy(api.auth.sessions[":id"].$delete({ param: { id } }));
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

/** Ends the learner's sessions in all other browsers. */
export function signOutOthers(): Promise<void> {
  return doneBy(api.auth["sign-out-everywhere"].$post({ json: { includingThis: false } }));
}

/** @throws ApiError, also when the password is another */
export function deleteAccount(input: z.input<typeof accountDeletion>): Promise<void> {
  return doneBy(api.auth["delete-account"].$post({ json: input }));
}

import type { accountDeletion, emailChange, passwordChange } from "@verbena/server/client";
import type { z } from "zod";
import { api, doneBy } from "#lib/api.ts";

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

/** Asks for a mail that confirms the learner's address. */
export function sendConfirmation(): Promise<void> {
  return doneBy(api.auth["send-confirmation"].$post());
}

/** Ends the learner's sessions in all other browsers. */
export function signOutOthers(): Promise<void> {
  return doneBy(api.auth["sign-out-everywhere"].$post({ json: { includingThis: false } }));
}

/** @throws ApiError, also when the password is another */
export function deleteAccount(input: z.input<typeof accountDeletion>): Promise<void> {
  return doneBy(api.auth["delete-account"].$post({ json: input }));
}

import { queryOptions } from "@tanstack/react-query";
import type {
  accountDeletion,
  emailChange,
  passwordChange,
  sessionsEnd,
  twoFactorCode,
  twoFactorProof,
  twoFactorStart,
} from "@verbena/server/forms";
import type { z } from "zod";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { errorCodeOf } from "#lib/api-error.ts";

/** @throws ApiError, also when the current password or the code are wrong */
export function changePassword(change: z.input<typeof passwordChange>): Promise<void> {
  return ensureSuccess(api.auth["change-password"].$post({ json: change }));
}

/**
 * Requests a mail whose link changes the address. The response is the same when the address is taken.
 *
 * @throws ApiError, also when password or code are wrong
 */
export function changeEmail(change: z.input<typeof emailChange>): Promise<void> {
  return ensureSuccess(api.auth["change-email"].$post({ json: change }));
}

/** Sends the mail that confirms the pending address again. */
export function resendAddressChangeMail(): Promise<void> {
  return ensureSuccess(api.auth["new-address"]["send-again"].$post());
}

/** Cancels the pending change of address. */
export function cancelAddressChange(): Promise<void> {
  return ensureSuccess(api.auth["new-address"].$delete());
}

/** Requests a mail that confirms the learner's address. */
export function sendConfirmationMail(): Promise<void> {
  return ensureSuccess(api.auth["send-confirmation"].$post());
}

/**
 * Ends the learner's session in one browser, or in all other browsers. Also succeeds if the session has already ended.
 *
 * @throws ApiError, also when the password is wrong
 */
export async function endSessions(input: z.input<typeof sessionsEnd>): Promise<void> {
  try {
    await ensureSuccess(api.auth.sessions.end.$post({ json: input }));
  } catch (error) {
    if (errorCodeOf(error) !== "not_found") throw error;
  }
}

/** @throws ApiError, also when password or code are wrong */
export function deleteAccount(input: z.input<typeof accountDeletion>): Promise<void> {
  return ensureSuccess(api.auth["delete-account"].$post({ json: input }));
}

/**
 * The learner's address, and whether it is confirmed. Always fetched again, because learners may confirm
 * it in another browser.
 */
export const addressQuery = queryOptions({
  queryKey: ["address"],
  queryFn: async () => {
    const session = await readBody(api.auth["get-session"].$get());
    if (session === null) return null;
    const { email, emailVerified } = session.user;
    return { email, isConfirmed: emailVerified };
  },
  staleTime: 0,
});

/** The pending address; null if there is none. */
export const newAddressQuery = queryOptions({
  queryKey: ["new-address"],
  queryFn: async () => (await readBody(api.auth["new-address"].$get())).newAddress,
  staleTime: 0,
});

/** The browsers in which the learner is signed in. */
export const browsersQuery = queryOptions({
  queryKey: ["browsers"],
  queryFn: async () => (await readBody(api.auth.sessions.$get())).sessions,
  staleTime: 0,
});

/** The URI for an authenticator app, and the recovery codes. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** @throws ApiError, also when the password is wrong */
export function setUpTwoFactor(input: z.input<typeof twoFactorStart>): Promise<NewTwoFactor> {
  return readBody(api.auth["two-factor"]["set-up"].$post({ json: input }));
}

/** @throws ApiError, also when the code is wrong */
export function confirmTwoFactor(input: z.input<typeof twoFactorCode>): Promise<void> {
  return ensureSuccess(api.auth["two-factor"].confirm.$post({ json: input }));
}

/** @throws ApiError, also when password or code are wrong */
export function removeTwoFactor(input: z.input<typeof twoFactorProof>): Promise<void> {
  return ensureSuccess(api.auth["two-factor"].remove.$post({ json: input }));
}

/** @throws ApiError, also when password or code are wrong */
export async function renewRecoveryCodes(input: z.input<typeof twoFactorProof>): Promise<string[]> {
  const { recoveryCodes } = await readBody(
    api.auth["two-factor"]["recovery-codes"].$post({ json: input }),
  );
  return recoveryCodes;
}

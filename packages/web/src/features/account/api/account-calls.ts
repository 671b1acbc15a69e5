import type {
  passwordReset,
  passwordResetRequest,
  signInInput,
  signUpInput,
  twoFactorCode,
} from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api, doneBy } from "#lib/api.ts";
import { sessionBegan } from "#session/end-session.ts";

/**
 * @returns whether a code has to follow before the learner is in
 * @throws ApiError, also when address and password do not fit
 */
export async function signIn(input: z.input<typeof signInInput>): Promise<{ needsCode: boolean }> {
  const { needsCode } = await answerOf(
    api.auth["sign-in"].email.$post({ json: input }),
    "needsCode",
  );
  if (!needsCode) sessionBegan();
  return { needsCode };
}

/** @throws ApiError, also when the code is wrong, or the sign-in has waited too long (`signInAgain`) */
export async function enterCode(input: z.input<typeof twoFactorCode>): Promise<void> {
  await answerOf(api.auth["sign-in"]["two-factor"].$post({ json: input }), "user");
  sessionBegan();
}

/** @throws ApiError, also when the address is taken */
export async function signUp(input: z.input<typeof signUpInput>): Promise<void> {
  await answerOf(api.auth["sign-up"].email.$post({ json: input }), "user");
  sessionBegan();
}

/**
 * Asks for a mail with a link to a new password; the answer is the same whether or not there is such
 * an account.
 *
 * @throws ApiError
 */
export function requestPasswordReset(input: z.input<typeof passwordResetRequest>): Promise<void> {
  return doneBy(api.auth["request-password-reset"].$post({ json: input }));
}

/** Links that confirm an address. */
export type ConfirmingKind = "confirm-address" | "confirm-new-address";

/**
 * Confirms the address of a link.
 *
 * @returns the address
 * @throws ApiError, also when the link is good no more (`linkExpired`)
 */
export async function confirmAddress(kind: ConfirmingKind, token: string): Promise<string> {
  return (await answerOf(api.auth[kind].$post({ json: { token } }))).email;
}

/** @throws ApiError, also when the link is good no more (`linkExpired`) */
export function resetPassword(input: z.input<typeof passwordReset>): Promise<void> {
  return doneBy(api.auth["reset-password"].$post({ json: input }));
}

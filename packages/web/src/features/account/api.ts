import { queryOptions } from "@tanstack/react-query";
import type {
  classSignInInput,
  linkCheck,
  passwordReset,
  passwordResetRequest,
  signInInput,
  signUpInput,
  twoFactorCode,
} from "@verbena/server/forms";
import { useRef } from "react";
import type { z } from "zod";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { errorCodeOf, hasIssue } from "#lib/api-error.ts";
import { cancelOverdueSignOut } from "#session/end-session.ts";

/**
 * @returns whether a code is needed to complete the sign-in
 * @throws ApiError, also when address and password do not match
 */
export async function signIn(input: z.input<typeof signInInput>): Promise<{ needsCode: boolean }> {
  const { needsCode } = await readBody(
    api.auth["sign-in"].email.$post({ json: input }),
    "needsCode",
  );
  if (!needsCode) cancelOverdueSignOut();
  return { needsCode };
}

/**
 * Completes a sign-in with a code.
 *
 * @throws ApiError, also when the code is wrong or too late (`signInAgain`)
 */
export async function sendCode(input: z.input<typeof twoFactorCode>): Promise<void> {
  await readBody(api.auth["sign-in"]["two-factor"].$post({ json: input }), "user");
  cancelOverdueSignOut();
}

/** @throws ApiError, also when code, name, and password do not belong together */
export async function signInToClass(input: z.input<typeof classSignInInput>): Promise<void> {
  await readBody(api.auth["sign-in"].class.$post({ json: input }), "user");
  cancelOverdueSignOut();
}

/** @throws ApiError, also when the address is taken */
async function signUp(input: z.input<typeof signUpInput>): Promise<void> {
  await readBody(api.auth["sign-up"].email.$post({ json: input }), "user");
  cancelOverdueSignOut();
}

/** The response is the same whether or not the address has an account. @throws ApiError */
export function requestPasswordReset(input: z.input<typeof passwordResetRequest>): Promise<void> {
  return ensureSuccess(api.auth["request-password-reset"].$post({ json: input }));
}

/** Links that confirm an address. */
export type ConfirmationKind = "confirm-address" | "confirm-new-address";

/**
 * @returns the confirmed address
 * @throws ApiError, also when the link has expired (`linkExpired`)
 */
export async function confirmAddress(kind: ConfirmationKind, token: string): Promise<string> {
  return (await readBody(api.auth[kind].$post({ json: { token } }))).email;
}

/** @throws ApiError, also when the link has expired (`linkExpired`) */
export function resetPassword(input: z.input<typeof passwordReset>): Promise<void> {
  return ensureSuccess(api.auth["reset-password"].$post({ json: input }));
}

/**
 * What a mailed link does; null if the link has expired. The check leaves the link valid.
 *
 * @param learner id of the signed-in learner. Some links need the learner's session.
 */
export const linkQuery = (link: z.input<typeof linkCheck>, learner?: string) =>
  queryOptions({
    queryKey: ["link", link.kind, link.token, learner],
    queryFn: async () => {
      try {
        return await readBody(api.auth["check-link"].$post({ json: link }));
      } catch (error) {
        if (hasIssue(error, "linkExpired")) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/**
 * Turns the weekly mail on or off by the link in it.
 *
 * @returns false if the link is invalid
 */
export async function changeWeeklyMail(token: string, isOn: boolean): Promise<boolean> {
  try {
    await readBody(api["weekly-mail"].$post({ json: { token, isOn } }), "isOn");
    return true;
  } catch (error) {
    if (hasIssue(error, "linkExpired") || hasIssue(error, "invalidValue")) return false;
    throw error;
  }
}

type SignUpInput = z.input<typeof signUpInput>;

/**
 * Returns a function that creates an account. If an attempt gets no response and the next one finds the address taken,
 * the first attempt has probably created the account. The function then signs in.
 *
 * @throws ApiError, also when the address is taken
 */
export function useSignUp(): (input: SignUpInput) => Promise<void> {
  const hadNoResponse = useRef(false);
  return async (input) => {
    try {
      await signUp(input);
    } catch (error) {
      if (hadNoResponse.current && hasIssue(error, "emailTaken") && (await trySignIn(input)))
        return;
      hadNoResponse.current ||= errorCodeOf(error) === "unreachable";
      throw error;
    }
  };
}

async function trySignIn({ email, password, rememberMe }: SignUpInput): Promise<boolean> {
  try {
    return !(await signIn({ email, password, rememberMe })).needsCode;
  } catch {
    return false;
  }
}

import type { signUpInput } from "@verbena/server/client";
import { useRef } from "react";
import type { z } from "zod";
import { ApiError, errorCodeOf } from "#lib/api-error.ts";
import { signIn, signUp } from "./account-calls.ts";

type SignUpInput = z.input<typeof signUpInput>;

/**
 * Makes an account. When a try was not answered, its account may be there at the next one: then
 * address and password sign in.
 *
 * @throws ApiError, also when the address is another person's
 */
export function useSignUp(): (input: SignUpInput) => Promise<void> {
  const unanswered = useRef(false);
  return async (input) => {
    try {
      await signUp(input);
    } catch (error) {
      if (unanswered.current && isTaken(error) && (await isTheirs(input))) return;
      unanswered.current ||= errorCodeOf(error) === "unreachable";
      throw error;
    }
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ key }) => key === "emailTaken");
}

async function isTheirs({ email, password, rememberMe }: SignUpInput): Promise<boolean> {
  try {
    return !(await signIn({ email, password, rememberMe })).needsCode;
  } catch {
    return false;
  }
}

import type { signInInput, signUpInput } from "@verbena/server/client";
import type { z } from "zod";
import { api, doneBy } from "#lib/api.ts";

/** @throws ApiError, also when address and password do not fit */
export function signIn(input: z.input<typeof signInInput>): Promise<void> {
  return doneBy(api.auth["sign-in"].email.$post({ json: input }));
}

/** @throws ApiError, also when the address is taken */
export function signUp(input: z.input<typeof signUpInput>): Promise<void> {
  return doneBy(api.auth["sign-up"].email.$post({ json: input }));
}

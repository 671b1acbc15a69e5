import type { twoFactorCode, twoFactorProof, twoFactorStart } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api, doneBy } from "#lib/api.ts";

/** What an authenticator app is told, and the codes for the day when it is lost. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** @throws ApiError, also when the password is another */
export function setUpTwoFactor(input: z.input<typeof twoFactorStart>): Promise<NewTwoFactor> {
  return answerOf(api.auth["two-factor"]["set-up"].$post({ json: input }));
}

/** @throws ApiError, also when the code is wrong */
export function confirmTwoFactor(input: z.input<typeof twoFactorCode>): Promise<void> {
  return doneBy(api.auth["two-factor"].confirm.$post({ json: input }));
}

/** @throws ApiError, also when password or code are wrong */
export function removeTwoFactor(input: z.input<typeof twoFactorProof>): Promise<void> {
  return doneBy(api.auth["two-factor"].remove.$post({ json: input }));
}

/** @throws ApiError, also when password or code are wrong */
export async function renewRecoveryCodes(input: z.input<typeof twoFactorProof>): Promise<string[]> {
  const { recoveryCodes } = await answerOf(
    api.auth["two-factor"]["recovery-codes"].$post({ json: input }),
  );
  return recoveryCodes;
}

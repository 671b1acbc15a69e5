import { URI } from "otpauth";
import type { Visitor } from "./test-app.ts";

type TwoFactor = {
  recoveryCodes: string[];
  /** What the authenticator app shows now. */
  code: () => Promise<string>;
};

/** Invalid codes, for a caller who may not set up a second factor. */
const invalidCodes: TwoFactor = { recoveryCodes: [], code: async () => "000000" };

/** Starts to set up a second factor. */
export async function setUpTwoFactor(visitor: Visitor, password: string): Promise<TwoFactor> {
  const { status, body } = await visitor.send("POST", "/api/auth/two-factor/set-up", { password });
  if (status !== 200) return invalidCodes;
  const { uri, recoveryCodes } = Object(body);
  const app = URI.parse(uri);
  return { recoveryCodes, code: async () => app.generate() };
}

/** Sets up a second factor and confirms it. */
export async function addTwoFactor(visitor: Visitor, password: string): Promise<TwoFactor> {
  const twoFactor = await setUpTwoFactor(visitor, password);
  await visitor.send("POST", "/api/auth/two-factor/confirm", { code: await twoFactor.code() });
  return twoFactor;
}

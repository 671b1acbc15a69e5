import type { Hono } from "hono";
import { URI } from "otpauth";
import { sessionCookies } from "./account.ts";
import { type Visitor, visitor } from "./test-app.ts";

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

/** Sets up a second factor and confirms it. This replaces the session's cookie. */
export async function addTwoFactor(
  app: Hono,
  learner: Visitor,
  password: string,
): Promise<TwoFactor & { ana: Visitor; cookie: string }> {
  const twoFactor = await setUpTwoFactor(learner, password);
  const code = { code: await twoFactor.code() };
  const confirmed = await learner.send("POST", "/api/auth/two-factor/confirm", code);
  const cookie = sessionCookies(confirmed)[0]?.split(";")[0] ?? "";
  return { ...twoFactor, ana: visitor(app, cookie), cookie };
}

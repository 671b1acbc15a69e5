import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { logAccount } from "../../http/request-log.ts";
import { validate } from "../../input/validate.ts";
import { notifyOfChange } from "../notices.ts";
import { checkPassword } from "../password/password.ts";
import { twoFactorCode, twoFactorProof, twoFactorStart } from "../schema.ts";
import { endOtherSessions, renewToken } from "../session/begin-session.ts";
import type { SessionUser } from "../session/read-session.ts";
import { replaceSessionToken } from "../session/session-cookie.ts";
import { type SignedIn, signedUpThemselves } from "../session/signed-in.ts";
import { withCode } from "./check-code.ts";
import {
  createTwoFactor,
  isRecoveryCode,
  newRecoveryCodes,
  removeTwoFactors,
  storeRecoveryCodes,
  turnOnTwoFactor,
} from "./two-factor.ts";

/** Sets up, confirms and removes a learner's second factor, and renews its recovery codes. */
export function twoFactorRoutes(dependencies: Dependencies) {
  const { now, rateLimits, linkOrigin } = dependencies;
  const learner = signedUpThemselves(dependencies);

  /**
   * Turns a second factor on or off and queues a mail about it. The session gets a new token, in case somebody has
   * stolen the old one.
   */
  async function switchTwoFactor(c: Context<SignedIn>, code: string, isOn: boolean): Promise<void> {
    const { user, session } = c.var;
    const token = await withCode(
      c,
      dependencies,
      code,
    )(async (tx) => {
      if (isOn) await turnOnTwoFactor(tx, user.id);
      else await removeTwoFactors(tx, [user.id]);
      // The other sessions began without a second factor.
      if (isOn) await endOtherSessions(tx, session);
      const kind = isOn ? "two-factor-on" : "two-factor-off";
      const notifier = { db: tx, now: now(), linkOrigin };
      await notifyOfChange(notifier, kind, user.id, requestLanguage(c));
      return renewToken(tx, session.id);
    });
    logAccount(c, dependencies, isOn ? "two-factor-on" : "two-factor-off", user.email);
    replaceSessionToken(c, dependencies, { ...session, token });
  }

  return new Hono()
    .post("/two-factor/set-up", learner, validate("json", twoFactorStart), async (c) => {
      const { user, session } = c.var;
      requireConfirmedAddress(user);
      await rateLimits.requireRemaining("mail", "two-factor-on", user.id);
      await checkPassword(dependencies, session, c.req.valid("json").password);
      const created = await createTwoFactor(dependencies, user);
      if (!created) throw invalidInput("", "changedMeanwhile");
      return c.json(created);
    })
    .post("/two-factor/confirm", learner, validate("json", twoFactorCode), async (c) => {
      const { user } = c.var;
      const { code } = c.req.valid("json");
      if (user.twoFactorEnabled) throw invalidInput("", "changedMeanwhile");
      requireConfirmedAddress(user);
      if (isRecoveryCode(code)) throw invalidInput("code", "wrongCode");
      await switchTwoFactor(c, code, true);
      await rateLimits.tryConsume("mail", "two-factor-on", user.id);
      return c.json({ success: true });
    })
    .post("/two-factor/remove", learner, validate("json", twoFactorProof), async (c) => {
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, c.var.session, password);
      await switchTwoFactor(c, code, false);
      return c.json({ success: true });
    })
    .post("/two-factor/recovery-codes", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      const { codes, hashes } = await newRecoveryCodes(dependencies);
      await withCode(c, dependencies, code)((tx) => storeRecoveryCodes(tx, user.id, hashes));
      logAccount(c, dependencies, "recovery-codes-renewed", user.email);
      return c.json({ recoveryCodes: codes });
    });
}

/**
 * Every change of a second factor sends a mail, and an unconfirmed address may be a stranger's.
 *
 * @throws AppError forbidden for an unconfirmed address
 */
function requireConfirmedAddress({ emailVerified }: SessionUser): void {
  if (!emailVerified) throw new AppError("forbidden", [{ path: "", key: "addressUnconfirmed" }]);
}

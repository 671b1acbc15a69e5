import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import type { Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { notifyOfChange } from "../notices.ts";
import { checkPassword } from "../password/password.ts";
import { twoFactorCode, twoFactorProof, twoFactorStart } from "../schema.ts";
import type { SessionUser } from "../session/read-session.ts";
import { signedIn } from "../session/signed-in.ts";
import {
  consumeCode,
  createTwoFactor,
  isRecoveryCode,
  removeTwoFactors,
  renewRecoveryCodes,
  turnOnTwoFactor,
} from "./two-factor.ts";

/** Sets up, confirms and removes a learner's second factor, and renews its recovery codes. */
export function twoFactorRoutes(dependencies: Dependencies) {
  const { db, secret, now, rateLimits, linkOrigin } = dependencies;
  const learner = signedIn(dependencies);

  /**
   * Makes a change that needs a code, in the transaction that consumes the code.
   *
   * @throws AppError invalid_input when the code is wrong, rate_limited after too many
   */
  async function withCode<T>(
    { id }: SessionUser,
    code: string,
    change: (tx: Queryable) => Promise<T>,
  ): Promise<T> {
    await rateLimits.consume("code-check-by-user", id);
    const result = await db.transaction(async (tx) => {
      const verdict = await consumeCode({ db: tx, secret, now: now() }, id, code);
      if (verdict !== "right") throw invalidInput("code", "wrongCode");
      return change(tx);
    });
    await rateLimits.reset("code-check-by-user", id);
    return result;
  }

  return new Hono()
    .post("/two-factor/set-up", learner, validate("json", twoFactorStart), async (c) => {
      const { user, session } = c.var;
      requireConfirmedAddress(user);
      await rateLimits.requireRemaining("new-two-factor-by-user", user.id);
      await checkPassword(dependencies, session, c.req.valid("json").password);
      const created = await createTwoFactor({ db, secret }, user);
      if (!created) throw invalidInput("", "changedMeanwhile");
      return c.json(created);
    })
    .post("/two-factor/confirm", learner, validate("json", twoFactorCode), async (c) => {
      const { user, session } = c.var;
      const { code } = c.req.valid("json");
      if (user.twoFactorEnabled) throw invalidInput("", "changedMeanwhile");
      requireConfirmedAddress(user);
      await withCode(user, code, async (tx) => {
        if (isRecoveryCode(code)) throw invalidInput("code", "wrongCode");
        await turnOnTwoFactor({ db: tx, now: now() }, user.id);
        // The other sessions began without a second factor.
        const isOther = ne(sessions.token, session.token);
        await tx.delete(sessions).where(and(eq(sessions.userId, user.id), isOther));
        const notifier = { db: tx, now: now(), linkOrigin };
        await notifyOfChange(notifier, "two-factor-on", user.id, requestLanguage(c));
      });
      await rateLimits.tryConsume("new-two-factor-by-user", user.id);
      return c.json({ success: true });
    })
    .post("/two-factor/remove", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      await withCode(user, code, async (tx) => {
        await removeTwoFactors({ db: tx, now: now() }, [user.id]);
        const notifier = { db: tx, now: now(), linkOrigin };
        await notifyOfChange(notifier, "two-factor-off", user.id, requestLanguage(c));
      });
      return c.json({ success: true });
    })
    .post("/two-factor/recovery-codes", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      const renew = (tx: Queryable) => renewRecoveryCodes({ db: tx, secret }, user.id);
      return c.json({ recoveryCodes: await withCode(user, code, renew) });
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

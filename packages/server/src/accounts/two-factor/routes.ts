import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import type { Tables } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { tellChange } from "../notices.ts";
import { checkPassword } from "../password/password.ts";
import { twoFactorCode, twoFactorProof, twoFactorStart } from "../schema.ts";
import type { SessionUser } from "../session/read-session.ts";
import { signedIn } from "../session/signed-in.ts";
import {
  createTwoFactor,
  isRecoveryCode,
  removeTwoFactors,
  renewRecoveryCodes,
  takeCode,
  turnOnTwoFactor,
} from "./two-factor.ts";

/** A learner's second factor: set up with an authenticator app, confirmed with a code, removed. */
export function twoFactorRoutes(dependencies: Dependencies) {
  const { db, secret, now, rateLimits, linkOrigin } = dependencies;
  const learner = signedIn(dependencies);

  /**
   * Makes a change for which a code is needed, in the transaction that takes the code.
   *
   * @throws AppError invalid_input when the code is wrong, rate_limited after too many
   */
  async function withCode<T>(
    { id }: SessionUser,
    code: string,
    change: (tx: Tables) => Promise<T>,
  ): Promise<T> {
    await rateLimits.count("code-check-by-user", id);
    const changed = await db.transaction(async (tx) => {
      const taken = await takeCode({ db: tx, secret, now: now() }, id, code);
      if (taken !== "right") throw invalidInput("code", "wrongCode");
      return change(tx);
    });
    await rateLimits.forget("code-check-by-user", id);
    return changed;
  }

  return new Hono()
    .post("/two-factor/set-up", learner, validate("json", twoFactorStart), async (c) => {
      const { user, session } = c.var;
      requireConfirmedAddress(user);
      await rateLimits.demandLeft("new-two-factor-by-user", user.id);
      await checkPassword(dependencies, session, c.req.valid("json").password);
      const made = await createTwoFactor({ db, secret }, user);
      if (!made) throw invalidInput("", "changedMeanwhile");
      return c.json(made);
    })
    .post("/two-factor/confirm", learner, validate("json", twoFactorCode), async (c) => {
      const { user, session } = c.var;
      const { code } = c.req.valid("json");
      if (user.twoFactorEnabled) throw invalidInput("", "changedMeanwhile");
      requireConfirmedAddress(user);
      await withCode(user, code, async (tx) => {
        if (isRecoveryCode(code)) throw invalidInput("code", "wrongCode");
        await turnOnTwoFactor({ db: tx, now: now() }, user.id);
        // The other sessions were begun without a second factor.
        const isOther = ne(sessions.token, session.token);
        await tx.delete(sessions).where(and(eq(sessions.userId, user.id), isOther));
        const notifier = { db: tx, now: now(), linkOrigin };
        await tellChange(notifier, "two-factor-on", user.id, requestLanguage(c));
      });
      await rateLimits.tryCount("new-two-factor-by-user", user.id);
      return c.json({ success: true });
    })
    .post("/two-factor/remove", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      await withCode(user, code, async (tx) => {
        await removeTwoFactors({ db: tx, now: now() }, [user.id]);
        const notifier = { db: tx, now: now(), linkOrigin };
        await tellChange(notifier, "two-factor-off", user.id, requestLanguage(c));
      });
      return c.json({ success: true });
    })
    .post("/two-factor/recovery-codes", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      const renew = (tx: Tables) => renewRecoveryCodes({ db: tx, secret }, user.id);
      return c.json({ recoveryCodes: await withCode(user, code, renew) });
    });
}

/**
 * @throws AppError forbidden while nobody has confirmed the address: every change of a second factor
 *   sends it a mail, and it may be a stranger's
 */
function requireConfirmedAddress({ emailVerified }: SessionUser): void {
  if (!emailVerified) throw new AppError("forbidden", [{ path: "", key: "addressUnconfirmed" }]);
}

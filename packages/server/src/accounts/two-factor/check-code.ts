import type { Context } from "hono";
import type { Queryable } from "../../db/database.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { notifyOfChange } from "../notices.ts";
import type { SessionUser } from "../session/read-session.ts";
import { findKnownBrowser } from "../sign-in/known-browser.ts";
import {
  consumeCode,
  lockTwoFactor,
  readCode,
  type TwoFactor,
  wrongCodesOf,
} from "./two-factor.ts";

/** Wrong codes after which the owner gets a mail, once a day. */
const NOTICE_AFTER = 10;

/** Wrong codes after which only known browsers may go on (NIST SP 800-63B, 3.2.2). */
const BLOCK_AFTER = 100;

/**
 * @throws AppError forbidden with `tooManyWrongCodes` if only known browsers may send codes, and this is none
 */
export function requireOpen({ wrongCodes }: TwoFactor, isKnownBrowser: boolean): void {
  if (wrongCodes < BLOCK_AFTER || isKnownBrowser) return;
  throw new AppError("forbidden", [{ path: "code", key: "tooManyWrongCodes" }]);
}

/** Call this after a wrong code: queues a mail to the owner if there were many. */
export async function noticeWrongCode(
  c: Context,
  { db, now, linkOrigin, rateLimits }: Dependencies,
  userId: string,
): Promise<void> {
  if ((await wrongCodesOf(db, userId)) < NOTICE_AFTER) return;
  if (!(await rateLimits.tryConsume("wrong-codes-notice", userId))) return;
  const notifier = { db, now: now(), linkOrigin };
  await notifyOfChange(notifier, "wrong-codes", userId, requestLanguage(c));
}

/** Runs a change in a transaction. */
export type Transact = <T>(change: (tx: Queryable) => Promise<T>) => Promise<T>;

/**
 * Makes a change of a signed-in learner that needs a code, in the transaction that consumes the code.
 *
 * @param c of a request that requires a session; it may have more variables
 * @throws AppError invalid_input when the code is wrong, rate_limited after too many
 */
export const withCode =
  (c: Context, dependencies: Dependencies, code: string): Transact =>
  async (change) => {
    const { db, now, secrets, rateLimits } = dependencies;
    const user: SessionUser = c.get("user");
    const { id: userId, email } = user;
    const isKnownBrowser = (await findKnownBrowser(c, dependencies, email)) !== null;
    const attempt = async () => {
      const typed = await readCode(dependencies, userId, code);
      const transaction = () =>
        db.transaction(async (tx) => {
          const factor = await lockTwoFactor(tx, userId);
          if (!factor) return null;
          requireOpen(factor, isKnownBrowser);
          const result = await consumeCode({ db: tx, secrets, now: now() }, factor, typed);
          // Not thrown here, since the wrong code is stored.
          return result === "right" ? { changed: await change(tx) } : null;
        });
      const outcome = await retryOnDeadlock(transaction);
      if (outcome) return outcome.changed;
      await noticeWrongCode(c, dependencies, userId);
      throw invalidInput("code", "wrongCode");
    };
    return rateLimits.countFailure([["guess", "code of a session", userId]], attempt);
  };

/** Like `withCode`, but only asks for a code if the learner has a second factor. */
export const withCodeIfAny =
  (c: Context, dependencies: Dependencies, code: string | undefined): Transact =>
  async (change) => {
    const user: SessionUser = c.get("user");
    if (code !== undefined && user.twoFactorEnabled) {
      return withCode(c, dependencies, code)(change);
    }
    const transaction = () =>
      dependencies.db.transaction(async (tx) => {
        // The lock keeps the factor turned off until the change is made.
        const factor = await lockTwoFactor(tx, user.id);
        if (factor?.verified) throw invalidInput("code", "required");
        return change(tx);
      });
    return retryOnDeadlock(transaction);
  };

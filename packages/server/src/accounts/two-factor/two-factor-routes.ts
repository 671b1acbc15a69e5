import { and, eq, ne } from "drizzle-orm";
import { Hono } from "hono";
import { sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { passOn, secondStepDone } from "../pass-on.ts";
import { checkPassword } from "../password/check-password.ts";
import { passwordHashOf } from "../password/password-in-force.ts";
import { twoFactorCode, twoFactorProof, twoFactorStart } from "../schema.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import type { SessionUser } from "../session/read-session.ts";
import { secondStepCookies, sessionToken } from "../session/session-cookie.ts";
import { signedIn } from "../session/signed-in.ts";
import { knownBrowser, rememberBrowser } from "../sign-in/known-browser.ts";
import { secondStepCount } from "../sign-in/sign-in-limits.ts";
import { tellChange } from "../tell-change.ts";
import {
  createTwoFactor,
  isRecoveryCode,
  removeTwoFactors,
  renewRecoveryCodes,
  takeCode,
  takeTimedCode,
  turnOnTwoFactor,
  waitingSignIn,
} from "./two-factor.ts";

/**
 * @throws AppError forbidden where nobody has confirmed the address: every change of a second factor
 *   sends it a mail, and it may be a stranger's
 */
function demandConfirmedAddress({ emailVerified }: SessionUser): void {
  if (!emailVerified) throw new AppError("forbidden", [{ path: "", key: "addressUnconfirmed" }]);
}

/** A learner's second factor: set up with an authenticator app, confirmed with a code, removed. */
export function twoFactorRoutes(dependencies: Dependencies) {
  const { auth, db, now, rateLimits, linkOrigin } = dependencies;
  const learner = signedIn(dependencies);

  /** @throws AppError invalid_input when the code is wrong, rate_limited after too many */
  async function checkCode({ id }: SessionUser, code: string): Promise<void> {
    await rateLimits.count("code-check-by-user", id);
    if (!(await takeCode({ db, auth, now: now() }, id, code))) {
      throw invalidInput("code", "wrongCode");
    }
    await rateLimits.forget("code-check-by-user", id);
  }

  async function emailOf(userId: string): Promise<string> {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    return user?.email ?? "";
  }

  return new Hono()
    .post("/sign-in/two-factor", validate("json", twoFactorCode), async (c) => {
      const { code } = c.req.valid("json");
      const userId = await waitingSignIn(c, dependencies);
      const hash = userId && (await passwordHashOf(db, userId));
      // Looked at once more: a new password meanwhile has ended the sign-in.
      if (!hash || !(await waitingSignIn(c, dependencies))) throw invalidInput("", "signInAgain");
      const email = await emailOf(userId);
      c.set("account", email);
      const count = secondStepCount(userId, await knownBrowser(c, dependencies, email));
      // Before the code is taken, so that a refused one is still good afterwards.
      await rateLimits.count(...count);
      const isRecovery = isRecoveryCode(code);
      // better-auth would take a code of the app as often as it is good.
      if (!isRecovery && (await takeTimedCode({ db, auth, now: now() }, userId, code)) === "used") {
        throw invalidInput("code", "usedCode");
      }
      const path = `/api/auth/two-factor/${isRecovery ? "verify-backup-code" : "verify-totp"}`;
      const replaced = await sessionToken(c, auth);
      const passed = { path, hash, cookie: await secondStepCookies(c, auth) };
      const { token, user } = secondStepDone.parse(await passOn(c, dependencies, { code }, passed));
      if (user.id !== userId) {
        // Our checks were about somebody else.
        await db.delete(sessions).where(eq(sessions.token, token));
        c.header("set-cookie", undefined);
        throw invalidInput("", "signInAgain");
      }
      await rateLimits.forget(...count);
      await noteSignIn({ db, now: now() }, { userId, replaced });
      await rememberBrowser(c, dependencies, userId);
      return c.json({ user });
    })
    .post("/two-factor/set-up", learner, validate("json", twoFactorStart), async (c) => {
      const { user, session } = c.var;
      demandConfirmedAddress(user);
      await rateLimits.demandLeft("new-two-factor-by-user", user.id);
      await checkPassword(dependencies, session, c.req.valid("json").password);
      const made = await createTwoFactor({ db, auth, now: now() }, user);
      if (!made) throw invalidInput("", "changedMeanwhile");
      return c.json(made);
    })
    .post("/two-factor/confirm", learner, validate("json", twoFactorCode), async (c) => {
      const { user, session } = c.var;
      const { code } = c.req.valid("json");
      if (user.twoFactorEnabled) throw invalidInput("", "changedMeanwhile");
      demandConfirmedAddress(user);
      await rateLimits.count("code-check-by-user", user.id);
      await db.transaction(async (tx) => {
        // Its lock keeps another set-up from replacing the secret that the code has shown to work.
        const taken = await takeTimedCode({ db: tx, auth, now: now() }, user.id, code);
        if (taken === "wrong") throw invalidInput("code", "wrongCode");
        if (taken === "used") throw invalidInput("", "changedMeanwhile");
        await turnOnTwoFactor({ db: tx, auth, now: now() }, user.id);
        // They were begun without a second factor.
        const isOther = ne(sessions.token, session.token);
        await tx.delete(sessions).where(and(eq(sessions.userId, user.id), isOther));
        const sender = { db: tx, now: now(), linkOrigin };
        await tellChange(sender, "two-factor-on", user.id, requestLanguage(c));
      });
      await rateLimits.forget("code-check-by-user", user.id);
      await rateLimits.tryCount("new-two-factor-by-user", user.id);
      return c.json({ success: true });
    })
    .post("/two-factor/remove", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      await checkCode(user, code);
      await db.transaction(async (tx) => {
        await removeTwoFactors({ db: tx, now: now() }, [user.id]);
        const sender = { db: tx, now: now(), linkOrigin };
        await tellChange(sender, "two-factor-off", user.id, requestLanguage(c));
      });
      return c.json({ success: true });
    })
    .post("/two-factor/recovery-codes", learner, validate("json", twoFactorProof), async (c) => {
      const { user, session } = c.var;
      const { password, code } = c.req.valid("json");
      await checkPassword(dependencies, session, password);
      await checkCode(user, code);
      return c.json({ recoveryCodes: await renewRecoveryCodes({ db, auth, now: now() }, user.id) });
    });
}

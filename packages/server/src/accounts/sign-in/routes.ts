import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput, isUnavailable } from "../../errors/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { takeTurnsAs } from "../../http/turns.ts";
import { validate } from "../../input/validate.ts";
import { refuseGuessable } from "../password/guessable-password.ts";
import { signInInput, signUpInput, twoFactorCode } from "../schema.ts";
import { type Browser, endSession, type NewSession } from "../session/begin-session.ts";
import { readSession, type SessionUser } from "../session/read-session.ts";
import {
  forgetCookie,
  readCookie,
  sendCookie,
  sendSessionToken,
  sessionToken,
} from "../session/session-cookie.ts";
import { knownBrowser, rememberBrowser } from "./known-browser.ts";
import { SECOND_STEP_S, takeSecondStep, waitingUser } from "./second-step.ts";
import { signIn } from "./sign-in.ts";
import { countSignIn, forgetSignIn, giveBackSignIn, secondStepCount } from "./sign-in-limits.ts";
import { signUp } from "./sign-up.ts";

/** Sign-up, sign-in in one or two steps, sign-out, and who is signed in. */
export function signInRoutes(dependencies: Dependencies) {
  const { db, hashing, secret, now, background, rateLimits, trustedProxies } = dependencies;

  const browserOf = (c: Context): Browser => ({
    userAgent: c.req.header("user-agent"),
    replacedToken: sessionToken(c, dependencies),
  });

  async function welcome(c: Context, { user, session }: Begun): Promise<void> {
    sendSessionToken(c, dependencies, session);
    await rememberBrowser(c, dependencies, user.id);
  }

  return new Hono()
    .post("/sign-up/email", validate("json", signUpInput), async (c) => {
      const input = c.req.valid("json");
      const { name: username, email, password } = input;
      await refuseGuessable("password", password, { username, email });
      const client = clientAddress(c, trustedProxies);
      const isWithin = await rateLimits.tryCount("sign-up-by-client", client);
      if (!isWithin) await rateLimits.count("sign-up-by-busy-client", client);
      const visitor = { browser: browserOf(c), language: requestLanguage(c) };
      const begun = await signUp({ db, hashing, now: now() }, input, visitor);
      await welcome(c, begun);
      return c.json({ user: begun.user });
    })
    .post("/sign-in/email", validate("json", signInInput), async (c) => {
      const input = c.req.valid("json");
      const email = input.email.toLowerCase();
      c.set("account", email);
      const client = clientAddress(c, trustedProxies);
      const attempt = { client, email, browser: await knownBrowser(c, dependencies, email) };
      const counts = await countSignIn(rateLimits, attempt);
      if (attempt.browser) takeTurnsAs(attempt.browser.userId);
      const access = { db, hashing, background, now: now() };
      const begun = await signIn(access, { ...input, email }, browserOf(c)).catch(async (error) => {
        if (isUnavailable(error)) await giveBackSignIn(rateLimits, counts);
        throw error;
      });
      await forgetSignIn(rateLimits, attempt);
      const needsCode = "secondStepToken" in begun;
      if (needsCode) {
        forgetCookie(c, dependencies, "session_token");
        sendCookie(c, dependencies, "two_factor", begun.secondStepToken, SECOND_STEP_S);
      } else await welcome(c, begun);
      return c.json({ needsCode, user: needsCode ? null : begun.user });
    })
    .post("/sign-in/two-factor", validate("json", twoFactorCode), async (c) => {
      const { code } = c.req.valid("json");
      const token = readCookie(c, dependencies, "two_factor");
      const user = token && (await waitingUser({ db, now: now() }, token));
      if (!user) throw invalidInput("", "signInAgain");
      c.set("account", user.email);
      const count = secondStepCount(user.id, await knownBrowser(c, dependencies, user.email));
      // Before the code is taken, so that a refused one is still good afterwards.
      await rateLimits.count(...count);
      const attempt = { token, code, browser: browserOf(c) };
      const begun = await takeSecondStep({ db, secret, now: now() }, attempt);
      await rateLimits.forget(...count);
      forgetCookie(c, dependencies, "two_factor");
      await welcome(c, begun);
      return c.json({ user: begun.user });
    })
    .post("/sign-out", async (c) => {
      await endSession(db, sessionToken(c, dependencies));
      forgetCookie(c, dependencies, "session_token");
      return c.json({ success: true });
    })
    .get("/get-session", async (c) => {
      const session = await readSession(c, dependencies);
      if (session) {
        const expiresAt = session.endsAt.toISOString();
        return c.json({ user: session.user, session: { expiresAt } });
      }
      if (sessionToken(c, dependencies)) forgetCookie(c, dependencies, "session_token");
      return c.json(null);
    });
}

type Begun = { user: SessionUser; session: NewSession };

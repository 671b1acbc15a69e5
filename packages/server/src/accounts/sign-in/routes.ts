import { foldName } from "@verbena/core/classes/pupil-names";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import { setQueueUser } from "../../http/fair-queue.ts";
import type { LimitKey } from "../../http/rate-limits.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { logAccount } from "../../http/request-log.ts";
import { validate } from "../../input/validate.ts";
import { signInToClass } from "../made-accounts/sign-in-to-class.ts";
import { rejectGuessablePassword } from "../password/guessable-password.ts";
import {
  classSignInInput,
  publicSignUpInput,
  signInInput,
  signUpInput,
  twoFactorCode,
} from "../schema.ts";
import { type Browser, endSession, type SignedInUser } from "../session/begin-session.ts";
import { readSession } from "../session/read-session.ts";
import {
  readCookie,
  removeCookie,
  sendCookie,
  sendSessionToken,
  sessionToken,
} from "../session/session-cookie.ts";
import { noticeWrongCode } from "../two-factor/check-code.ts";
import { isRecoveryCode } from "../two-factor/two-factor.ts";
import { findKnownBrowser, type KnownBrowser, rememberBrowser } from "./known-browser.ts";
import { completeSecondStep, findPendingUser, SECOND_STEP_S } from "./second-step.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** Sign-up, sign-in in one or two steps, sign-out, and the present session. */
export function signInRoutes(dependencies: Dependencies) {
  const { db, hashing, now, background, rateLimits, trustedProxies, operator } = dependencies;
  const newAccount = operator === "public" ? publicSignUpInput : signUpInput;

  const browserOf = (c: Context): Browser => ({
    userAgent: c.req.header("user-agent"),
    replacedToken: sessionToken(c, dependencies),
  });

  async function finishSignIn(c: Context, { user, session }: SignedInUser): Promise<void> {
    sendSessionToken(c, dependencies, session);
    await rememberBrowser(c, dependencies, user.id);
  }

  return new Hono()
    .post("/sign-up/email", validate("json", newAccount), async (c) => {
      const input = c.req.valid("json");
      const { name: username, email, password } = input;
      await rejectGuessablePassword("password", password, { username, email });
      await rateLimits.consume("sign-up-by-client", clientAddress(c, trustedProxies));
      const visitor = { browser: browserOf(c), language: requestLanguage(c) };
      const signedUp = await signUp({ db, hashing, now: now() }, input, visitor);
      await finishSignIn(c, signedUp);
      logAccount(c, dependencies, "signed-up", signedUp.user.email);
      return c.json({ user: signedUp.user });
    })
    .post("/sign-in/email", validate("json", signInInput), async (c) => {
      const input = c.req.valid("json");
      const email = input.email.toLowerCase();
      c.set("account", email);
      const knownBrowser = await findKnownBrowser(c, dependencies, email);
      if (knownBrowser) setQueueUser(knownBrowser.userId);
      const client = clientAddress(c, trustedProxies);
      const access = { db, hashing, background, now: now() };
      const outcome = await rateLimits.countFailure(
        limitsOfPassword(knownBrowser, client, email),
        () => signIn(access, { ...input, email }, browserOf(c)),
      );
      const needsCode = "secondStepToken" in outcome;
      if (needsCode) {
        removeCookie(c, dependencies, "session_token");
        sendCookie(c, dependencies, "two_factor", outcome.secondStepToken, SECOND_STEP_S);
      } else {
        await finishSignIn(c, outcome);
        logAccount(c, dependencies, "signed-in", email, { factors: ["password"] });
      }
      return c.json({ needsCode, user: needsCode ? null : outcome.user });
    })
    .post("/sign-in/class", validate("json", classSignInInput), async (c) => {
      const input = c.req.valid("json");
      c.set("account", `${input.code} ${foldName(input.name)}`);
      const client = clientAddress(c, trustedProxies);
      const access = { db, hashing, background, now: now() };
      const { user, session } = await rateLimits.countFailure(
        [["password-by-client", client]],
        () => signInToClass(access, input, browserOf(c)),
      );
      sendSessionToken(c, dependencies, session);
      logAccount(c, dependencies, "signed-in", user.email, { factors: ["password"] });
      return c.json({ user });
    })
    .post("/sign-in/two-factor", validate("json", twoFactorCode), async (c) => {
      const { code } = c.req.valid("json");
      const token = readCookie(c, dependencies, "two_factor");
      const user = token && (await findPendingUser({ db, now: now() }, token));
      if (!user) throw invalidInput("", "signInAgain");
      c.set("account", user.email);
      const knownBrowser = await findKnownBrowser(c, dependencies, user.email);
      const attempt = { userId: user.id, token, code, browser: browserOf(c) };
      const complete = () =>
        completeSecondStep(
          { ...dependencies, now: now() },
          { ...attempt, isKnownBrowser: knownBrowser !== null },
        ).catch(async (error) => {
          await noticeWrongCode(c, dependencies, user.id);
          throw error;
        });
      const signedIn = await rateLimits.countFailure(
        [["guess", "code of a sign-in", user.id, knownBrowser?.nonce ?? "new browsers"]],
        complete,
      );
      removeCookie(c, dependencies, "two_factor");
      await finishSignIn(c, signedIn);
      const secondFactor = isRecoveryCode(code) ? "recovery code" : "app";
      const factors = ["password", secondFactor] as const;
      logAccount(c, dependencies, "signed-in", user.email, { factors });
      return c.json({ user: signedIn.user });
    })
    .post("/sign-out", async (c) => {
      await endSession(db, sessionToken(c, dependencies));
      removeCookie(c, dependencies, "session_token");
      return c.json({ success: true });
    })
    .get("/get-session", async (c) => {
      const session = await readSession(c, dependencies);
      if (session) {
        const expiresAt = session.endsAt.toISOString();
        return c.json({ user: session.user, session: { expiresAt } });
      }
      if (sessionToken(c, dependencies)) removeCookie(c, dependencies, "session_token");
      return c.json(null);
    });
}

/**
 * The limits of wrong passwords. A known browser has a limit of its own, which nobody else can exhaust. For other
 * browsers, the limit of the client comes first: a client above it cannot fill the table with counts for invented
 * addresses.
 */
function limitsOfPassword(
  knownBrowser: KnownBrowser | null,
  client: string,
  email: string,
): LimitKey[] {
  if (knownBrowser) {
    return [["guess", "password in a known browser", knownBrowser.userId, knownBrowser.nonce]];
  }
  return [
    ["password-by-client", client],
    ["guess", "password from a client", client, email],
    ["password-by-email", email],
  ];
}

import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { sessions } from "../db/schema.ts";
import type { Dependencies } from "../dependencies.ts";
import { isUnavailable } from "../errors/app-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { requestLanguage } from "../http/request-language.ts";
import { takeTurnsAs } from "../http/turns.ts";
import { validate } from "../input/validate.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";
import { addressRoutes } from "./address/address-routes.ts";
import { linkRoutes } from "./links/link-routes.ts";
import { passOn, secondStepAnswer, signedInAnswer } from "./pass-on.ts";
import { changePassword } from "./password/change-password.ts";
import { refuseGuessable } from "./password/guessable-password.ts";
import { withHashAhead } from "./password/hash-ahead.ts";
import { passwordResetRoutes } from "./password/password-reset-routes.ts";
import { renewHash } from "./password/set-password.ts";
import { passwordChange, signInInput, signUpInput } from "./schema.ts";
import { noteSignIn } from "./session/note-sign-in.ts";
import { readSession } from "./session/read-session.ts";
import { forgetSessionToken, sendSessionToken, sessionToken } from "./session/session-cookie.ts";
import { sessionRoutes } from "./session/session-routes.ts";
import { signedIn } from "./session/signed-in.ts";
import { knownBrowser, rememberBrowser } from "./sign-in/known-browser.ts";
import { countSignIn, forgetSignIn, giveBackSignIn } from "./sign-in/sign-in-limits.ts";
import { twoFactorRoutes } from "./two-factor/two-factor-routes.ts";

/**
 * The doors of better-auth that Verbena opens, and no other. Only what our schemas let through
 * goes on to better-auth, and comes back from it.
 */
export function accountRoutes(dependencies: Dependencies) {
  const { auth, db, now, background, rateLimits, trustedProxies, linkOrigin } = dependencies;
  return new Hono()
    .post("/sign-up/email", validate("json", signUpInput), async (c) => {
      const input = c.req.valid("json");
      const { name: username, email, password } = input;
      await refuseGuessable("password", password, { username, email });
      const client = clientAddress(c, trustedProxies);
      const isWithin = await rateLimits.tryCount("sign-up-by-client", client);
      if (!isWithin) await rateLimits.count("sign-up-by-busy-client", client);
      const hash = await auth.hashing.hash(password);
      const answer = signedInAnswer.parse(
        await withHashAhead(hash, () => passOn(c, dependencies, input)),
      );
      const { id: userId } = answer.user;
      await noteSignIn({ db, now: now() }, { userId, replaced: await sessionToken(c, auth) });
      await rememberBrowser(c, dependencies, userId);
      const mail = { userId, recipient: answer.user.email, language: requestLanguage(c) };
      await queueMail({ db, now: now() }, { ...mail, kind: "confirm-address", content: {} });
      return c.json(answer);
    })
    .post("/sign-in/email", validate("json", signInInput), async (c) => {
      const input = c.req.valid("json");
      const email = input.email.toLowerCase();
      c.set("account", email);
      const client = clientAddress(c, trustedProxies);
      const attempt = { client, email, browser: await knownBrowser(c, dependencies, email) };
      const counts = await countSignIn(rateLimits, attempt);
      if (attempt.browser) takeTurnsAs(attempt.browser.userId);
      const answer = await passOn(c, dependencies, input).catch(async (error: unknown) => {
        if (isUnavailable(error)) await giveBackSignIn(rateLimits, counts);
        throw error;
      });
      await forgetSignIn(rateLimits, attempt);
      background.run(() => renewHash({ db, auth }, { ...attempt, password: input.password }));
      const replaced = await sessionToken(c, auth);
      const needsCode = secondStepAnswer.safeParse(answer).success;
      const user = needsCode ? null : signedInAnswer.parse(answer).user;
      if (user) {
        await noteSignIn({ db, now: now() }, { userId: user.id, replaced });
        await rememberBrowser(c, dependencies, user.id);
      } else if (replaced !== null) {
        // The browser has forgotten its cookie.
        await db.delete(sessions).where(eq(sessions.token, replaced));
      }
      return c.json({ needsCode, user });
    })
    .post(
      "/change-password",
      signedIn(dependencies),
      validate("json", passwordChange),
      async (c) => {
        const { session } = c.var;
        const language = requestLanguage(c);
        const changer = { db, auth, rateLimits, linkOrigin, now: now(), language, session };
        const token = await changePassword(changer, c.req.valid("json"));
        // In place of the cookie with which this very request may have prolonged its session.
        c.header("set-cookie", undefined);
        await sendSessionToken(c, auth, { ...session, token });
        await rememberBrowser(c, dependencies, session.user.id);
        return c.json({ success: true });
      },
    )
    .post("/sign-out", async (c) => {
      const token = await sessionToken(c, auth);
      // Where the database is lost better-auth would say that all is well, and the session live on.
      if (token) await db.delete(sessions).where(eq(sessions.token, token));
      await passOn(c, dependencies, {});
      return c.json({ success: true });
    })
    .get("/get-session", async (c) => {
      const session = await readSession(c, dependencies);
      if (!session && (await sessionToken(c, auth))) await forgetSessionToken(c, auth);
      const { user, endsAt } = session ?? {};
      return c.json(user && endsAt ? { user, session: { expiresAt: endsAt.toISOString() } } : null);
    })
    .route("/", addressRoutes(dependencies))
    .route("/", linkRoutes(dependencies))
    .route("/", passwordResetRoutes(dependencies))
    .route("/", sessionRoutes(dependencies))
    .route("/", twoFactorRoutes(dependencies));
}

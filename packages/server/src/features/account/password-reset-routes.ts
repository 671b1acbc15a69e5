import { type Context, Hono } from "hono";
import { knownBrowser, rememberBrowser } from "../../auth/known-browser.ts";
import { sendPasswordReset } from "../../auth/send-password-reset.ts";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../http/validate.ts";
import { checkResetLink } from "./check-reset-link.ts";
import { resetPassword } from "./reset-password.ts";
import { passwordReset, passwordResetRequest, resetLink } from "./schema.ts";
import { openAccount } from "./sign-in-limits.ts";

/** For whoever has forgotten their password. */
export function passwordResetRoutes(dependencies: Dependencies) {
  const { auth, db, now, background, rateLimits, trustedProxies, linkOrigin } = dependencies;
  return new Hono()
    .post("/request-password-reset", validate("json", passwordResetRequest), async (c) => {
      const email = c.req.valid("json").email.toLowerCase();
      // One pupil who uses up what their school may ask for leaves known browsers theirs.
      if ((await knownBrowser(c, dependencies, email)) === null) {
        await rateLimits.count("password-reset-by-client", clientAddress(c, trustedProxies));
      }
      await rateLimits.count("password-reset-by-email", email);
      const language = requestLanguage(c);
      // Only afterwards is looked whether there is such an account, so that no answer tells.
      background.run(() => sendPasswordReset({ db, now: now(), linkOrigin }, email, { language }));
      return c.json({ success: true });
    })
    .post("/check-reset-link", validate("json", resetLink), async (c) => {
      const { token } = c.req.valid("json");
      return c.json(await follow(c, () => checkResetLink({ db, now: now() }, token)));
    })
    .post("/reset-password", validate("json", passwordReset), async (c) => {
      const resetter = { db, auth, now: now(), linkOrigin, language: requestLanguage(c) };
      const { userId, email } = await follow(c, () => resetPassword(resetter, c.req.valid("json")));
      await openAccount(rateLimits, { client: clientAddress(c, trustedProxies), email });
      await rememberBrowser(c, dependencies, userId);
      return c.json({ success: true });
    });

  /** Counts links that are followed in vain, afterwards: tokens cannot be guessed, only tried. */
  async function follow<T>(c: Context, look: () => Promise<T>): Promise<T> {
    try {
      return await look();
    } catch (error) {
      const isInVain =
        error instanceof AppError && error.issues.some(({ key }) => key === "linkExpired");
      if (isInVain) {
        await rateLimits.count("reset-link-by-client", clientAddress(c, trustedProxies));
      }
      throw error;
    }
  }
}

import { Hono } from "hono";
import { sendPasswordReset } from "../../auth/send-password-reset.ts";
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
      await rateLimits.count("password-reset-by-client", clientAddress(c, trustedProxies));
      await rateLimits.count("password-reset-by-email", email);
      const language = requestLanguage(c);
      // Only afterwards is looked whether there is such an account, so that no answer tells.
      background.run(() => sendPasswordReset({ db, now: now(), linkOrigin }, email, { language }));
      return c.json({ success: true });
    })
    .post("/check-reset-link", validate("json", resetLink), async (c) => {
      const client = clientAddress(c, trustedProxies);
      await rateLimits.count("reset-link-by-client", client);
      const link = await checkResetLink({ db, now: now() }, c.req.valid("json").token);
      await rateLimits.giveBack("reset-link-by-client", client);
      return c.json(link);
    })
    .post("/reset-password", validate("json", passwordReset), async (c) => {
      const client = clientAddress(c, trustedProxies);
      await rateLimits.count("new-password-by-client", client);
      const resetter = { db, auth, now: now(), linkOrigin, language: requestLanguage(c) };
      const { email } = await resetPassword(resetter, c.req.valid("json"));
      await openAccount(rateLimits, { client, email });
      return c.json({ success: true });
    });
}

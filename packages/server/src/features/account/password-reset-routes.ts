import { Hono } from "hono";
import { knownBrowser } from "../../auth/known-browser.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../http/validate.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { passwordResetRequest } from "./schema.ts";

/** For people who forgot their password. */
export function passwordResetRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, trustedProxies } = dependencies;
  return new Hono().post(
    "/request-password-reset",
    validate("json", passwordResetRequest),
    async (c) => {
      const email = c.req.valid("json").email.toLowerCase();
      // One pupil who uses up what their school may ask for leaves known browsers theirs.
      if ((await knownBrowser(c, dependencies, email)) === null) {
        await rateLimits.count("password-reset-by-client", clientAddress(c, trustedProxies));
      }
      // Not by mailbox: requests for tagged addresses without an account would use up the owner's.
      await rateLimits.count("password-reset-by-email", email);
      // Whether there is such an account is looked up when the mail is sent, so that no answer tells.
      const addressed = { userId: null, recipient: email, language: requestLanguage(c) };
      await queueMail({ db, now: now() }, { ...addressed, kind: "reset-password", content: {} });
      return c.json({ success: true });
    },
  );
}

import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { clientAddress } from "../../http/client-address.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { passwordResetRequest } from "../schema.ts";
import { knownBrowser } from "../sign-in/known-browser.ts";

/** For people who forgot their password. */
export function passwordResetRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, trustedProxies } = dependencies;

  async function countRequest(client: string, email: string): Promise<void> {
    const isWithin = await rateLimits.tryCount("password-reset-by-client", client);
    if (!isWithin) await rateLimits.count("password-reset-by-busy-client", client);
    // Last, since the owner has a mail for each request that it counts. By the exact address: requests
    // for tagged ones leave those of the plain one.
    await rateLimits.count("password-reset-by-email", email);
  }

  return new Hono().post(
    "/request-password-reset",
    validate("json", passwordResetRequest),
    async (c) => {
      const email = c.req.valid("json").email.toLowerCase();
      const browser = await knownBrowser(c, dependencies, email);
      if (browser) await rateLimits.count("password-reset-by-user", browser.userId);
      else await countRequest(clientAddress(c, trustedProxies), email);
      // Whether there is such an account is looked up when the mail is sent, so that no answer tells.
      const addressed = { userId: null, recipient: email, language: requestLanguage(c) };
      await queueMail({ db, now: now() }, { ...addressed, kind: "reset-password", content: {} });
      return c.json({ success: true });
    },
  );
}

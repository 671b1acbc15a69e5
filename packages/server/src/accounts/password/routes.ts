import { Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { clientAddress } from "../../http/client-address.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { logAccount } from "../../http/request-log.ts";
import { validate } from "../../input/validate.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { passwordChange, passwordResetRequest } from "../schema.ts";
import { replaceSessionToken } from "../session/session-cookie.ts";
import { signedUpThemselves } from "../session/signed-in.ts";
import { findKnownBrowser, rememberBrowser } from "../sign-in/known-browser.ts";
import { withCodeIfAny } from "../two-factor/check-code.ts";
import { changePassword } from "./change-password.ts";

/** Changes a password, and queues mails with a link that resets it. */
export function passwordRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, trustedProxies } = dependencies;
  const learner = signedUpThemselves(dependencies);
  return new Hono()
    .post("/change-password", learner, validate("json", passwordChange), async (c) => {
      const { session } = c.var;
      const input = c.req.valid("json");
      const changer = { ...dependencies, now: now(), language: requestLanguage(c), session };
      const transact = withCodeIfAny(c, dependencies, input.code);
      const token = await changePassword({ ...changer, transact }, input);
      logAccount(c, dependencies, "password-changed", session.user.email);
      replaceSessionToken(c, dependencies, { ...session, token });
      await rememberBrowser(c, dependencies, session.user.id);
      return c.json({ success: true });
    })
    .post("/request-password-reset", validate("json", passwordResetRequest), async (c) => {
      const email = c.req.valid("json").email.toLowerCase();
      const browser = await findKnownBrowser(c, dependencies, email);
      if (browser) {
        await rateLimits.consume("mail", "reset by known browsers", browser.userId);
      } else {
        await rateLimits.consume("password-reset-by-client", clientAddress(c, trustedProxies));
        // Checked last: a request that another limit refuses does not count here. Addresses with a +tag count separately.
        await rateLimits.consume("mail", "reset by strangers", email);
      }
      // The account is looked up when the mail is sent, so that the answer does not reveal whether it exists.
      const mail = { userId: null, recipient: email, language: requestLanguage(c) };
      await queueMail({ db, now: now() }, { ...mail, kind: "reset-password", content: {} });
      return c.json({ success: true });
    });
}

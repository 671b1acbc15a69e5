import { type Context, Hono } from "hono";
import { readSession } from "../../auth/read-session.ts";
import type { LinkSender } from "../../auth/send-link.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { signedIn } from "../../http/signed-in.ts";
import { confirmAddress } from "./confirm-address.ts";
import { confirmNewAddress } from "./confirm-new-address.ts";
import { sendConfirmation } from "./send-confirmation.ts";

type Confirm = (access: LinkSender, token: string) => Promise<boolean>;

/** Confirmation of a learner's address, and where the links of mails about addresses lead. */
export function addressRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits, linkOrigin } = dependencies;

  return new Hono()
    .post("/send-confirmation", signedIn(dependencies), async (c) => {
      const { id: userId, email } = c.var.user;
      await rateLimits.count("confirmation-by-email", email);
      const language = requestLanguage(c);
      await sendConfirmation({ db, now: now(), linkOrigin }, { userId, language });
      return c.json({ success: true });
    })
    .get("/confirm-address", (c) => follow(c, confirmAddress))
    .get("/confirm-new-address", (c) => follow(c, confirmNewAddress));

  /** Follows a link from a mail, and leads to a page that says what came of it. */
  async function follow(c: Context, confirm: Confirm) {
    const confirmed = await confirm({ db, now: now(), linkOrigin }, c.req.query("token") ?? "");
    const page = (await readSession(c, dependencies)) ? "/app" : "/auth";
    return c.redirect(`${page}?address=${confirmed ? "confirmed" : "expired"}`);
  }
}

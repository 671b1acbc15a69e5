import { type Context, Hono } from "hono";
import { checkPassword } from "../../auth/check-password.ts";
import { readSession } from "../../auth/read-session.ts";
import type { LinkSender } from "../../auth/send-link.ts";
import { invalidInput } from "../../http/app-error.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { signedIn } from "../../http/signed-in.ts";
import { validate } from "../../http/validate.ts";
import { confirmAddress } from "./confirm-address.ts";
import { confirmNewAddress } from "./confirm-new-address.ts";
import { emailChange } from "./schema.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { sendNewAddressLink } from "./send-new-address-link.ts";

type Confirm = (access: LinkSender, token: string) => Promise<boolean>;

/** Confirmation of a learner's address, and its change. */
export function addressRoutes(dependencies: Dependencies) {
  const { db, now, background, rateLimits, linkOrigin } = dependencies;

  return new Hono()
    .post("/send-confirmation", signedIn(dependencies), async (c) => {
      const { id: userId } = c.var.user;
      await rateLimits.count("confirmation-by-user", userId);
      const language = requestLanguage(c);
      await sendConfirmation({ db, now: now(), linkOrigin }, { userId, language });
      return c.json({ success: true });
    })
    .post("/change-email", signedIn(dependencies), validate("json", emailChange), async (c) => {
      const { user } = c.var;
      const input = c.req.valid("json");
      const newEmail = input.newEmail.toLowerCase();
      if (newEmail === user.email) throw invalidInput("newEmail", "emailUnchanged");
      const checkedHash = await checkPassword(dependencies, user, input.password);
      await rateLimits.count("new-email-by-user", user.id);
      await rateLimits.count("new-email-by-email", newEmail);
      const language = requestLanguage(c);
      const change = { userId: user.id, newEmail, language, checkedHash };
      // Only afterwards is looked whether somebody has that address, so that no answer tells.
      background.run(() => sendNewAddressLink({ db, now: now(), linkOrigin }, change));
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

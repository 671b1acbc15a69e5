import { Hono } from "hono";
import { checkPassword } from "../../auth/check-password.ts";
import { dropNewAddressLinks } from "../../auth/link-token.ts";
import { passwordHashOf } from "../../auth/password-in-force.ts";
import { AppError, invalidInput } from "../../http/app-error.ts";
import type { Dependencies } from "../../http/dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { signedIn } from "../../http/signed-in.ts";
import { validate } from "../../http/validate.ts";
import { awaitedAddress } from "./awaited-address.ts";
import { emailChange } from "./schema.ts";
import { sendNewAddressLink } from "./send-new-address-link.ts";

/** A learner's change of address, from the wish until its link was followed. */
export function newAddressRoutes(dependencies: Dependencies) {
  const { db, now, background, rateLimits, linkOrigin } = dependencies;
  const learner = signedIn(dependencies);

  return new Hono()
    .post("/change-email", learner, validate("json", emailChange), async (c) => {
      const { user } = c.var;
      const input = c.req.valid("json");
      const newEmail = input.newEmail.toLowerCase();
      if (newEmail === user.email) throw invalidInput("newEmail", "emailUnchanged");
      const checkedHash = await checkPassword(dependencies, user, input.password);
      const change = { userId: user.id, newEmail, language: requestLanguage(c), checkedHash };
      await ask(change);
      return c.json({ success: true });
    })
    .get("/new-address", learner, async (c) =>
      c.json({ newAddress: await awaitedAddress({ db, now: now() }, c.var.user) }),
    )
    .post("/new-address/send-again", learner, async (c) => {
      const { user } = c.var;
      const checkedHash = await passwordHashOf(db, user.id);
      const newEmail = await awaitedAddress({ db, now: now() }, user);
      if (checkedHash === null || newEmail === null) throw new AppError("not_found");
      await ask({ userId: user.id, newEmail, language: requestLanguage(c), checkedHash });
      return c.json({ success: true });
    })
    .delete("/new-address", learner, async (c) => {
      await dropNewAddressLinks(db, c.var.user.id);
      return c.body(null, 204);
    });

  async function ask(change: Parameters<typeof sendNewAddressLink>[1]): Promise<void> {
    await rateLimits.count("new-email-by-user", change.userId);
    await rateLimits.count("new-email-by-email", change.newEmail);
    // Only afterwards is looked whether somebody has that address, so that no answer tells.
    background.run(() => sendNewAddressLink({ db, now: now(), linkOrigin }, change));
  }
}

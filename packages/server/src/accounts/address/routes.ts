import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { mailQuotaOf } from "../../mail-queue/mailbox-of.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { deleteNewAddressLinks } from "../links/link-token.ts";
import { checkPassword, findPassword } from "../password/password.ts";
import { emailChange } from "../schema.ts";
import { signedUpThemselves } from "../session/signed-in.ts";
import { type Transact, withCodeIfAny } from "../two-factor/check-code.ts";
import { findPendingEmail, requestNewEmail } from "./pending-email.ts";

/** Sends mails that confirm a learner's address, and changes the address. */
export function addressRoutes(dependencies: Dependencies) {
  const { db, now, rateLimits } = dependencies;
  const learner = signedUpThemselves(dependencies);

  return new Hono()
    .post("/send-confirmation", learner, async (c) => {
      const { id: userId, email } = c.var.user;
      await rateLimits.requireRemaining("mail", "confirm-address", mailQuotaOf(email));
      await rateLimits.consume("mail", "confirm-address again", userId);
      const mail = { userId, recipient: email, language: requestLanguage(c) };
      await queueMail({ db, now: now() }, { ...mail, kind: "confirm-address", content: {} });
      return c.json({ success: true });
    })
    .post("/change-email", learner, validate("json", emailChange), async (c) => {
      const { user, session } = c.var;
      const input = c.req.valid("json");
      const newEmail = input.newEmail.toLowerCase();
      if (newEmail === user.email) throw invalidInput("newEmail", "emailUnchanged");
      const passwordHash = await checkPassword(dependencies, session, input.password);
      const change = { user, newEmail, language: requestLanguage(c), passwordHash };
      await requestChange(change, withCodeIfAny(c, dependencies, input.code));
      return c.json({ success: true });
    })
    .get("/new-address", learner, async (c) =>
      c.json({ newAddress: await findPendingEmail({ db, now: now() }, c.var.user) }),
    )
    .post("/new-address/send-again", learner, async (c) => {
      const { user } = c.var;
      const password = await findPassword(db, eq(users.id, user.id));
      const newEmail = await findPendingEmail({ db, now: now() }, user);
      if (!password || newEmail === null) throw new AppError("not_found");
      const passwordHash = password.hash;
      const change = { user, newEmail, language: requestLanguage(c), passwordHash };
      await requestChange(change, (request) => retryOnDeadlock(() => db.transaction(request)));
      return c.json({ success: true });
    })
    .delete("/new-address", learner, async (c) => {
      await deleteNewAddressLinks(db, c.var.user.id);
      return c.body(null, 204);
    });

  async function requestChange(
    change: Parameters<typeof requestNewEmail>[1],
    transact: Transact,
  ): Promise<void> {
    const { user, newEmail } = change;
    await rateLimits.requireRemaining("mail", "confirm-new-address", mailQuotaOf(newEmail));
    await rateLimits.consume("mail", "confirm-new-address by", user.id);
    await transact((tx) => requestNewEmail({ db: tx, now: now() }, change));
  }
}

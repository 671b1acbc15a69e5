import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { logAccount } from "../../http/request-log.ts";
import { validate } from "../../input/validate.ts";
import { confirmAddress, confirmNewAddress } from "../address/confirm-address.ts";
import { resetPassword } from "../password/reset-password.ts";
import { linkCheck, mailedLink, passwordReset } from "../schema.ts";
import { readSession } from "../session/read-session.ts";
import { rememberBrowser } from "../sign-in/known-browser.ts";
import { checkLink } from "./check-link.ts";

type Confirm = typeof confirmAddress;

/** Routes for links in mails. Only POST changes anything, since mail scanners open links. */
export function linkRoutes(dependencies: Dependencies) {
  const { db, hashing, now, linkOrigin } = dependencies;
  return new Hono()
    .post("/check-link", validate("json", linkCheck), async (c) => {
      const access = { db, now: now(), signedInId: await signedInIdOf(c) };
      return c.json(await checkLink(access, c.req.valid("json")));
    })
    .post("/confirm-address", validate("json", mailedLink), async (c) =>
      c.json(await confirm(c, confirmAddress, c.req.valid("json").token)),
    )
    .post("/confirm-new-address", validate("json", mailedLink), async (c) =>
      c.json(await confirm(c, confirmNewAddress, c.req.valid("json").token)),
    )
    .post("/reset-password", validate("json", passwordReset), async (c) => {
      const resetter = { db, hashing, now: now(), linkOrigin, language: requestLanguage(c) };
      const { userId, email } = await resetPassword(resetter, c.req.valid("json"));
      logAccount(c, dependencies, "password-reset", email);
      await rememberBrowser(c, dependencies, userId);
      return c.json({ success: true });
    });

  async function signedInIdOf(c: Context): Promise<string | null> {
    return (await readSession(c, dependencies))?.user.id ?? null;
  }

  async function confirm(c: Context, doConfirm: Confirm, token: string) {
    const confirmer = { db, now: now(), linkOrigin, signedInId: await signedInIdOf(c) };
    const { email, formerEmail } = await doConfirm(confirmer, token);
    if (formerEmail === null) logAccount(c, dependencies, "address-confirmed", email);
    else logAccount(c, dependencies, "address-changed", formerEmail, { newEmail: email });
    return { email };
  }
}

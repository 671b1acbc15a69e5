import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { validate } from "../../input/validate.ts";
import { confirmAddress } from "../address/confirm-address.ts";
import { confirmNewAddress } from "../address/confirm-new-address.ts";
import type { Notifier } from "../change-notice.ts";
import { resetPassword } from "../password/reset-password.ts";
import { linkCheck, mailedLink, passwordReset } from "../schema.ts";
import { rememberBrowser } from "../sign-in/known-browser.ts";
import { openAccount } from "../sign-in/sign-in-limits.ts";
import { checkLink } from "./check-link.ts";

type Confirm = (access: Notifier, token: string) => Promise<string>;

/**
 * What the pages do that links in mails open. Only POST changes anything: mail programs and scanners
 * open links before their readers do.
 */
export function linkRoutes(dependencies: Dependencies) {
  const { auth, db, now, rateLimits, trustedProxies, linkOrigin } = dependencies;
  return new Hono()
    .post("/check-link", validate("json", linkCheck), async (c) =>
      c.json(await follow(c, () => checkLink({ db, now: now() }, c.req.valid("json")))),
    )
    .post("/confirm-address", validate("json", mailedLink), async (c) =>
      c.json(await confirm(c, confirmAddress, c.req.valid("json").token)),
    )
    .post("/confirm-new-address", validate("json", mailedLink), async (c) =>
      c.json(await confirm(c, confirmNewAddress, c.req.valid("json").token)),
    )
    .post("/reset-password", validate("json", passwordReset), async (c) => {
      const resetter = { db, auth, now: now(), linkOrigin, language: requestLanguage(c) };
      const { userId, email } = await follow(c, () => resetPassword(resetter, c.req.valid("json")));
      const client = clientAddress(c, trustedProxies);
      await openAccount(rateLimits, { client, email, userId });
      await rememberBrowser(c, dependencies, userId);
      return c.json({ success: true });
    })
    .get("/confirm-address", (c) => openPage(c, "/auth/confirm-address"))
    .get("/confirm-new-address", (c) => openPage(c, "/auth/confirm-new-address"));

  async function confirm(c: Context, doConfirm: Confirm, token: string) {
    return { email: await follow(c, () => doConfirm({ db, now: now(), linkOrigin }, token)) };
  }

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

/** Mails sent by earlier versions lead here, with the token in the query. */
function openPage(c: Context, page: string): Response {
  const token = c.req.query("token") ?? "";
  return c.redirect(/^[\w-]{1,100}$/.test(token) ? `${page}#token=${token}` : page);
}

import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Auth } from "./auth.ts";
import { REMEMBERED_IDLE_S } from "./session-length.ts";
import { signed, verified } from "./signed-cookie.ts";

/** What the cookie was called before, in browsers that have been signed in since then. */
const formerName = (name: string) => name.replace(/^__Host-/, "__Secure-");

const cookieOf = (c: Context, name: string) => getCookie(c, name) ?? getCookie(c, formerName(name));

/** The token that a request's cookie carries, if it was signed here; its session may have ended. */
export async function sessionToken(c: Context, auth: Auth): Promise<string | null> {
  const { secret, authCookies } = await auth.$context;
  return verified(cookieOf(c, authCookies.sessionToken.name), secret);
}

/** Whether the cookies say that the session ends with the browser, for rows that do not say it. */
export async function endsWithBrowser(c: Context, auth: Auth): Promise<boolean> {
  const { secret, authCookies } = await auth.$context;
  return verified(cookieOf(c, authCookies.dontRememberToken.name), secret) !== null;
}

/** Gives the browser the token of its session. */
export async function sendSessionToken(
  c: Context,
  auth: Auth,
  { token, isRemembered }: { token: string; isRemembered: boolean },
): Promise<void> {
  const { secret, authCookies } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const { maxAge: _, ...lasting } = { httpOnly: true, ...attributes };
  const length = isRemembered ? { maxAge: REMEMBERED_IDLE_S } : {};
  setCookie(c, name, signed(token, secret), { ...lasting, ...length });
}

/** The cookies of a request but for its session's. */
export async function cookiesWithoutSession(c: Context, auth: Auth): Promise<string> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const cookies = (c.req.header("cookie") ?? "").split(/;\s*/);
  return cookies.filter((cookie) => !cookie.startsWith(`${name}=`)).join("; ");
}

/** Has the browser forget the token of a session that has ended. */
export async function forgetSessionToken(c: Context, auth: Auth): Promise<void> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  for (const each of new Set([name, formerName(name)])) {
    deleteCookie(c, each, { secure: attributes.secure ?? false, path: "/" });
  }
}

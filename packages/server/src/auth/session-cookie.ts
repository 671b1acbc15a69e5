import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Auth } from "./auth.ts";
import { SESSION_S } from "./session-length.ts";
import { signed, verified } from "./signed-cookie.ts";

/** The token that a request's cookie carries, if it was signed here; its session may have ended. */
export async function sessionToken(c: Context, auth: Auth): Promise<string | null> {
  const { secret, authCookies } = await auth.$context;
  return verified(getCookie(c, authCookies.sessionToken.name), secret);
}

/** Whether a request's session is one that ends with the browser. */
export async function endsWithBrowser(c: Context, auth: Auth): Promise<boolean> {
  const { secret, authCookies } = await auth.$context;
  return verified(getCookie(c, authCookies.dontRememberToken.name), secret) !== null;
}

/** Gives the browser the token of its session, for as long as the session before lasted. */
export async function sendSessionToken(c: Context, auth: Auth, token: string): Promise<void> {
  const { secret, authCookies } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const { maxAge: _, ...lasting } = { httpOnly: true, ...attributes };
  const length = (await endsWithBrowser(c, auth)) ? {} : { maxAge: SESSION_S };
  setCookie(c, name, signed(token, secret), { ...lasting, ...length });
}

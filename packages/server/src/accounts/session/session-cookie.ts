import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Auth } from "../auth.ts";
import { REMEMBERED_IDLE_S } from "./session-length.ts";

/** The token that a request's cookie carries, if it was signed here; its session may have ended. */
export async function sessionToken(c: Context, auth: Auth): Promise<string | null> {
  const { secret, authCookies } = await auth.$context;
  return verified(getCookie(c, authCookies.sessionToken.name), secret);
}

/** Whether the cookies say that the session ends with the browser, for rows that do not say it. */
export async function endsWithBrowser(c: Context, auth: Auth): Promise<boolean> {
  const { secret, authCookies } = await auth.$context;
  return verified(getCookie(c, authCookies.dontRememberToken.name), secret) !== null;
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

/** The signed cookie that says which sign-in of a browser waits for its second step. */
export async function secondStepToken(c: Context, auth: Auth): Promise<string | null> {
  const { secret, createAuthCookie } = await auth.$context;
  return verified(getCookie(c, createAuthCookie("two_factor").name), secret);
}

/**
 * A cookie header with only what better-auth needs for a second step. It reads the header in its own
 * way: given a session too, it would check the code against that session's account.
 */
export async function secondStepCookies(c: Context, auth: Auth): Promise<string> {
  const { authCookies, createAuthCookie } = await auth.$context;
  const names = [createAuthCookie("two_factor").name, authCookies.dontRememberToken.name];
  return names
    .flatMap((name) => {
      const value = getCookie(c, name);
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join("; ");
}

/** Has the browser forget the token of a session that has ended. */
export async function forgetSessionToken(c: Context, auth: Auth): Promise<void> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  deleteCookie(c, name, { secure: attributes.secure ?? false, path: "/" });
}

/** A cookie's value as better-auth signs it: `value.signature`, HMAC-SHA256 in base64. */
export function signed(value: string, secret: string): string {
  return `${value}.${createHmac("sha256", secret).update(value).digest("base64")}`;
}

/**
 * What was signed, or null if that was not with this secret. Computed at once: WebCrypto would
 * wait in line behind the passwords that are being hashed.
 */
export function verified(cookie: string | undefined, secret: string): string | null {
  if (cookie === undefined) return null;
  const value = cookie.slice(0, Math.max(cookie.lastIndexOf("."), 0));
  const given = Buffer.from(cookie);
  const expected = Buffer.from(signed(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

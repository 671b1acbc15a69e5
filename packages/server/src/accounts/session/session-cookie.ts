import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Dependencies } from "../../dependencies.ts";
import { REMEMBERED_IDLE_S } from "./session-length.ts";

type CookieSettings = Pick<Dependencies, "secret" | "baseUrl">;

type CookieName =
  | "session_token"
  /** Token of a pending sign-in, which needs a code. */
  | "two_factor"
  /** Set by earlier versions for sessions that end with the browser. */
  | "dont_remember";

/** The session token of a request with a valid signature. The session may have expired. */
export const sessionToken = (c: Context, settings: CookieSettings) =>
  readCookie(c, settings, "session_token");

export function sendSessionToken(
  c: Context,
  settings: CookieSettings,
  { token, isRemembered }: { token: string; isRemembered: boolean },
): void {
  sendCookie(c, settings, "session_token", token, isRemembered ? REMEMBERED_IDLE_S : undefined);
}

/** @returns the value of a signed cookie, or null if it is missing or its signature is invalid */
export function readCookie(c: Context, settings: CookieSettings, name: CookieName): string | null {
  return verify(getCookie(c, fullName(settings, name)), settings.secret);
}

/** @param maxAge seconds; if missing, the cookie ends with the browser */
export function sendCookie(
  c: Context,
  settings: CookieSettings,
  name: CookieName,
  value: string,
  maxAge?: number,
): void {
  setCookie(c, fullName(settings, name), sign(value, settings.secret), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(settings),
    ...(maxAge !== undefined && { maxAge }),
  });
}

export function removeCookie(c: Context, settings: CookieSettings, name: CookieName): void {
  deleteCookie(c, fullName(settings, name), { secure: isSecure(settings), path: "/" });
}

export const isSecure = ({ baseUrl }: Pick<CookieSettings, "baseUrl">) =>
  baseUrl?.protocol === "https:";

/** Browsers accept a cookie whose name begins with `__Host-` only from this host, not from sibling domains. */
const fullName = (settings: CookieSettings, name: CookieName) =>
  `${isSecure(settings) ? "__Host-" : ""}verbena.${name}`;

/** `value.signature`, HMAC-SHA256 in base64. */
export function sign(value: string, secret: string): string {
  return `${value}.${createHmac("sha256", secret).update(value).digest("base64")}`;
}

/** @returns the value, or null if the signature is missing or invalid */
export function verify(cookie: string | undefined, secret: string): string | null {
  if (cookie === undefined) return null;
  const value = cookie.slice(0, Math.max(cookie.lastIndexOf("."), 0));
  const given = Buffer.from(cookie);
  const expected = Buffer.from(sign(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

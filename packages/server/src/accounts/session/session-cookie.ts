import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Dependencies } from "../../dependencies.ts";
import { deriveKey, deriveKeys, isAnyOf, type Secrets } from "../../security/secret.ts";
import { REMEMBERED_IDLE_S } from "./session-length.ts";

type CookieSettings = Pick<Dependencies, "secrets" | "baseUrl">;

type CookieName =
  | "session_token"
  /** Token of a pending sign-in, which needs a code. */
  | "two_factor";

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

/** Sends the new token of a session, and removes the cookie that the request may have set for the old one. */
export function replaceSessionToken(
  c: Context,
  settings: CookieSettings,
  session: { token: string; isRemembered: boolean },
): void {
  c.header("set-cookie", undefined);
  sendSessionToken(c, settings, session);
}

/** @returns the value of a signed cookie, or null if it is missing or its signature is invalid */
export function readCookie(c: Context, settings: CookieSettings, name: CookieName): string | null {
  return verify(name, getCookie(c, fullName(settings, name)), settings.secrets);
}

/** @param maxAge seconds; if missing, the cookie ends with the browser */
export function sendCookie(
  c: Context,
  settings: CookieSettings,
  name: CookieName,
  value: string,
  maxAge?: number,
): void {
  setCookie(c, fullName(settings, name), sign(name, value, settings.secrets), {
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

/** `value.signature`, HMAC-SHA256 in base64. The signature also covers the name of the cookie. */
export const sign = (name: CookieName, value: string, secrets: Secrets): string =>
  signWith(deriveKey(secrets, "cookies"), name, value);

function signWith(key: Buffer, name: CookieName, value: string): string {
  return `${value}.${createHmac("sha256", key).update(`${name}=${value}`).digest("base64")}`;
}

/** @returns the value, or null if the signature is missing or invalid */
export function verify(
  name: CookieName,
  cookie: string | undefined,
  secrets: Secrets,
): string | null {
  if (cookie === undefined) return null;
  const value = cookie.slice(0, Math.max(cookie.lastIndexOf("."), 0));
  const given = Buffer.from(cookie);
  const expected = deriveKeys(secrets, "cookies").map((key) =>
    Buffer.from(signWith(key, name, value)),
  );
  return isAnyOf(given, expected) ? value : null;
}

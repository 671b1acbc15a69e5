import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Dependencies } from "../../dependencies.ts";
import { REMEMBERED_IDLE_S } from "./session-length.ts";

type Site = Pick<Dependencies, "secret" | "baseUrl">;

type CookieName =
  | "session_token"
  /** Identifies a sign-in that waits for its second step. */
  | "two_factor"
  /** Earlier versions set it for sessions that end with the browser. */
  | "dont_remember";

/** The session token of a request, if the signature is right. The session may have ended. */
export const sessionToken = (c: Context, site: Site) => readCookie(c, site, "session_token");

export function sendSessionToken(
  c: Context,
  site: Site,
  { token, isRemembered }: { token: string; isRemembered: boolean },
): void {
  sendCookie(c, site, "session_token", token, isRemembered ? REMEMBERED_IDLE_S : undefined);
}

/** @returns the value of a signed cookie, or null if it is missing or the signature is wrong */
export function readCookie(c: Context, site: Site, name: CookieName): string | null {
  return verified(getCookie(c, fullName(site, name)), site.secret);
}

/** @param maxAge in seconds; without it the cookie ends with the browser */
export function sendCookie(
  c: Context,
  site: Site,
  name: CookieName,
  value: string,
  maxAge?: number,
): void {
  setCookie(c, fullName(site, name), signed(value, site.secret), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(site),
    ...(maxAge !== undefined && { maxAge }),
  });
}

export function forgetCookie(c: Context, site: Site, name: CookieName): void {
  deleteCookie(c, fullName(site, name), { secure: isSecure(site), path: "/" });
}

export const isSecure = ({ baseUrl }: Pick<Site, "baseUrl">) => baseUrl?.protocol === "https:";

/** Browsers accept a cookie with `__Host-` from this host alone, not from a sibling domain. */
const fullName = (site: Site, name: CookieName) =>
  `${isSecure(site) ? "__Host-" : ""}verbena.${name}`;

/** `value.signature`, HMAC-SHA256 in base64. */
export function signed(value: string, secret: string): string {
  return `${value}.${createHmac("sha256", secret).update(value).digest("base64")}`;
}

/** @returns the value, or null if the signature is missing or wrong */
export function verified(cookie: string | undefined, secret: string): string | null {
  if (cookie === undefined) return null;
  const value = cookie.slice(0, Math.max(cookie.lastIndexOf("."), 0));
  const given = Buffer.from(cookie);
  const expected = Buffer.from(signed(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

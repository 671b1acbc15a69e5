import { createHmac, timingSafeEqual } from "node:crypto";

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

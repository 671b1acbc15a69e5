import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "../../input/fields.ts";
import { deriveKey } from "../../security/secret.ts";

/**
 * The token of a learner's link that ends the weekly mail: the id with a signature. It can only turn this mail off
 * and on again, so it never expires, and old mails can be used to unsubscribe.
 */
export function createUnsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${signatureOf(secret, userId).toString("base64url")}`;
}

/** @returns the learner's id, or null if the token is invalid */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [userId = "", signature = ""] = token.split(".");
  if (!isId(userId)) return null;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, userId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function signatureOf(secret: string, userId: string): Buffer {
  return createHmac("sha256", deriveKey(secret, "weekly mail")).update(userId).digest();
}

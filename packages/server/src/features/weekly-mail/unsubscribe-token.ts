import { createHmac } from "node:crypto";
import { isId } from "../../input/fields.ts";
import { deriveKey, deriveKeys, isAnyOf, type Secrets } from "../../security/secret.ts";

/**
 * The token of a learner's link that ends the weekly mail: the id with a signature. The token never expires: old
 * mails can be used to unsubscribe. It opens nothing but the setting of this mail.
 */
export function createUnsubscribeToken(secrets: Secrets, userId: string): string {
  const signature = signatureOf(userId, deriveKey(secrets, "weekly mail"));
  return `${userId}.${signature.toString("base64url")}`;
}

/** @returns the learner's id, or null if the token is invalid */
export function readUnsubscribeToken(secrets: Secrets, token: string): string | null {
  const [userId = "", signature = ""] = token.split(".");
  if (!isId(userId)) return null;
  const given = Buffer.from(signature, "base64url");
  const expected = deriveKeys(secrets, "weekly mail").map((key) => signatureOf(userId, key));
  return isAnyOf(given, expected) ? userId : null;
}

const signatureOf = (userId: string, key: Buffer): Buffer =>
  createHmac("sha256", key).update(userId).digest();

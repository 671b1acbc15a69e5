import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deriveKey } from "../../security/secret.ts";
import { findPasswordAccount, type PasswordAccount } from "../password/password.ts";
import { isSecure } from "../session/session-cookie.ts";

/** How long a browser is known after its last sign-in. */
const KNOWN_S = 180 * 86_400;

/** Accounts for which one browser is known, such as a class's; the one used longest ago goes first. */
const ACCOUNTS_MAX = 30;

const NONCE_BYTES = 9;
const MAC_BYTES = 16;

/** Only sign-in and password reset read the cookie. */
const PATH = "/api/auth";

type Access = Pick<Dependencies, "db" | "secret" | "baseUrl" | "now">;

/** The MAC covers when the password was set: a new password makes all browsers unknown. */
type Account = Pick<PasswordAccount, "id" | "passwordSetAt">;

/** Stands in for an account that does not exist, so that the response time does not tell. */
const noAccount: Account = { id: randomUUID(), passwordSetAt: new Date() };

/** The nonce stays the same at every sign-in: attempts are counted by it. */
export type KnownBrowser = { userId: string; nonce: string };

/**
 * Whether somebody has signed in to an account from this browser before. Wrong passwords from elsewhere
 * do not lock it out. The cookie names nobody: an entry can only be checked for a given account.
 *
 * @returns null if the browser is not known for the account
 */
export async function knownBrowser(
  c: Context,
  { db, secret, baseUrl, now }: Access,
  email: string,
): Promise<KnownBrowser | null> {
  const entries = readEntries(c, baseUrl, now());
  if (entries.length === 0) return null;
  const account = await findPasswordAccount(db, eq(users.email, email));
  const key = keyFrom(secret);
  const entry = entries.find((each) => isOf(each, account ?? noAccount, key));
  return account && entry ? { userId: account.id, nonce: nonceOf(entry) } : null;
}

/** Makes this browser known for an account to which it has just signed in. */
export async function rememberBrowser(
  c: Context,
  { db, secret, baseUrl, now }: Access,
  userId: string,
): Promise<void> {
  const account = await findPasswordAccount(db, eq(users.id, userId));
  if (!account) return;
  const key = keyFrom(secret);
  const present = readEntries(c, baseUrl, now());
  const before = present.find((each) => isOf(each, account, key));
  const others = present.filter((each) => !isOf(each, account, key));
  const nonce = before ? nonceOf(before) : randomBytes(NONCE_BYTES).toString("base64url");
  const expiresAt = Math.floor(now().getTime() / 1000) + KNOWN_S;
  const content = `${nonce}.${expiresAt}`;
  const entries = [`${content}.${macOf(content, account, key)}`, ...others].slice(0, ACCOUNTS_MAX);
  setCookie(c, cookieName(baseUrl), entries.join("~"), {
    path: PATH,
    maxAge: KNOWN_S,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure({ baseUrl }),
  });
}

const keyFrom = (secret: string) => deriveKey(secret, "known browsers");

const cookieName = (baseUrl: URL | undefined) =>
  `${isSecure({ baseUrl }) ? "__Secure-" : ""}verbena.known_browser`;

/** Unexpired entries, `nonce.expiry.mac`; the expiry is in seconds. */
function readEntries(c: Context, baseUrl: URL | undefined, now: Date): string[] {
  const entries = getCookie(c, cookieName(baseUrl))?.split("~").slice(0, ACCOUNTS_MAX) ?? [];
  return entries.filter((entry) => Number(entry.split(".")[1]) * 1000 > now.getTime());
}

const nonceOf = (entry: string) => entry.split(".")[0] ?? "";

function isOf(entry: string, account: Account, key: Buffer): boolean {
  const end = entry.lastIndexOf(".");
  const given = Buffer.from(entry.slice(end + 1));
  const expected = Buffer.from(macOf(entry.slice(0, end), account, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf(content: string, { id, passwordSetAt }: Account, key: Buffer): string {
  const signed = [content, id, passwordSetAt.toISOString()].join(" ");
  const mac = createHmac("sha256", key).update(signed).digest();
  return mac.subarray(0, MAC_BYTES).toString("base64url");
}

import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deriveKey, deriveKeys, isAnyOf } from "../../security/secret.ts";
import { findPassword, type Password } from "../password/password.ts";
import { isSecure } from "../session/session-cookie.ts";

/** How long a browser is known after its last sign-in. */
const LIFETIME_S = 180 * 86_400;

/** Accounts that can share a browser, such as a class's. One more replaces the one used longest ago. */
const ACCOUNTS_MAX = 30;

const NONCE_BYTES = 9;
const MAC_BYTES = 16;

/** The path of the routes that read the cookie: sign-in and password reset. */
const PATH = "/api/auth";

type Keeper = Pick<Dependencies, "db" | "secrets" | "baseUrl" | "now">;

/** The MAC covers the time when the password was set, so a new password invalidates all cookies. */
type Account = Pick<Password, "userId" | "setAt">;

/** Used for an unknown address, so that the response time does not reveal whether an account exists. */
const dummyAccount: Account = { userId: randomUUID(), setAt: new Date() };

/** Attempts are counted by the nonce, which stays the same at every sign-in. */
export type KnownBrowser = { userId: string; nonce: string };

/**
 * Finds out whether somebody has signed in to an account from this browser before. The cookie identifies
 * nobody: an entry can only be checked against a given account.
 *
 * @returns null if nobody has, or there is no account
 */
export async function findKnownBrowser(
  c: Context,
  { db, secrets, baseUrl, now }: Keeper,
  email: string,
): Promise<KnownBrowser | null> {
  const entries = readEntries(c, baseUrl, now());
  if (entries.length === 0) return null;
  const account = await findPassword(db, eq(users.email, email));
  const keys = deriveKeys(secrets, "known browsers");
  const entry = entries.find((text) => isEntryFor(text, account ?? dummyAccount, keys));
  return account && entry ? { userId: account.userId, nonce: nonceOf(entry) } : null;
}

/** Stores in a cookie that somebody has signed in to an account from this browser. */
export async function rememberBrowser(
  c: Context,
  { db, secrets, baseUrl, now }: Keeper,
  userId: string,
): Promise<void> {
  const account = await findPassword(db, eq(users.id, userId));
  if (!account) return;
  const keys = deriveKeys(secrets, "known browsers");
  const entries = readEntries(c, baseUrl, now());
  const previous = entries.find((entry) => isEntryFor(entry, account, keys));
  const otherAccounts = entries.filter((entry) => !isEntryFor(entry, account, keys));
  const nonce = previous ? nonceOf(previous) : randomBytes(NONCE_BYTES).toString("base64url");
  const expiresAt = Math.floor(now().getTime() / 1000) + LIFETIME_S;
  const content = `${nonce}.${expiresAt}`;
  const renewed = `${content}.${macOf(content, account, deriveKey(secrets, "known browsers"))}`;
  const cookie = [renewed, ...otherAccounts].slice(0, ACCOUNTS_MAX).join("~");
  setCookie(c, cookieName(baseUrl), cookie, {
    path: PATH,
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure({ baseUrl }),
  });
}

const cookieName = (baseUrl: URL | undefined) =>
  `${isSecure({ baseUrl }) ? "__Secure-" : ""}verbena.known_browser`;

/** Unexpired entries, `nonce.expiry.mac`; the expiry is in seconds. */
function readEntries(c: Context, baseUrl: URL | undefined, now: Date): string[] {
  const entries = getCookie(c, cookieName(baseUrl))?.split("~").slice(0, ACCOUNTS_MAX) ?? [];
  return entries.filter((entry) => Number(entry.split(".")[1]) * 1000 > now.getTime());
}

const nonceOf = (entry: string) => entry.split(".")[0] ?? "";

function isEntryFor(entry: string, account: Account, keys: readonly Buffer[]): boolean {
  const end = entry.lastIndexOf(".");
  const given = Buffer.from(entry.slice(end + 1));
  const expected = keys.map((key) => Buffer.from(macOf(entry.slice(0, end), account, key)));
  return isAnyOf(given, expected);
}

function macOf(content: string, { userId, setAt }: Account, key: Buffer): string {
  const signed = [content, userId, setAt.toISOString()].join(" ");
  const mac = createHmac("sha256", key).update(signed).digest();
  return mac.subarray(0, MAC_BYTES).toString("base64url");
}

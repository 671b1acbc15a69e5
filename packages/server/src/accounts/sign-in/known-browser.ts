import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deriveKey } from "../../security/secret.ts";

/** How long a browser is known after its last sign-in to an account. */
const KNOWN_S = 180 * 86_400;

/** A computer that a class shares is known for as many accounts; those used longest ago go first. */
const ACCOUNTS_MAX = 30;

const NONCE_BYTES = 9;
const MAC_BYTES = 16;

/** Only sign-in and password reset look at it. */
const PATH = "/api/auth";

type Access = Pick<Dependencies, "db" | "auth" | "now">;

/**
 * What makes a browser known: whose account, and since when its password is what it is. So a new
 * password makes all browsers unknown.
 */
type Account = { id: string; passwordSetAt: Date };

/** Stands in for an account that does not exist, so that the response time does not tell. */
const noAccount: Account = { id: randomUUID(), passwordSetAt: new Date() };

/** The nonce stays the same at every sign-in, so that a browser's attempts can be counted by it. */
export type KnownBrowser = { userId: string; nonce: string };

/**
 * Whether somebody has signed in to an account from this browser before, so that wrong passwords from
 * elsewhere need not keep it out. The cookie names nobody: only with the account at hand can it be
 * checked that an entry is about it.
 *
 * @returns null where the browser is not known for the account
 */
export async function knownBrowser(
  c: Context,
  { db, auth, now }: Access,
  email: string,
): Promise<KnownBrowser | null> {
  const entries = entriesOf(c, await cookieOf(auth), now());
  if (entries.length === 0) return null;
  const account = await findAccount(db, eq(users.email, email));
  const key = await keyOf(auth);
  const entry = entries.find((each) => isOf(each, account ?? noAccount, key));
  return account && entry ? { userId: account.id, nonce: nonceOf(entry) } : null;
}

/** Makes this browser known for an account, whose password it has just shown or set. */
export async function rememberBrowser(
  c: Context,
  { db, auth, now }: Access,
  userId: string,
): Promise<void> {
  const account = await findAccount(db, eq(users.id, userId));
  if (!account) return;
  const key = await keyOf(auth);
  const cookie = await cookieOf(auth);
  const present = entriesOf(c, cookie, now());
  const before = present.find((each) => isOf(each, account, key));
  const others = present.filter((each) => !isOf(each, account, key));
  const nonce = before ? nonceOf(before) : randomBytes(NONCE_BYTES).toString("base64url");
  const expiresAt = Math.floor(now().getTime() / 1000) + KNOWN_S;
  const content = `${nonce}.${expiresAt}`;
  const entries = [`${content}.${macOf(content, account, key)}`, ...others].slice(0, ACCOUNTS_MAX);
  const { secure } = cookie;
  const attributes = { path: PATH, maxAge: KNOWN_S, httpOnly: true, sameSite: "Lax" } as const;
  setCookie(c, cookie.name, entries.join("~"), { ...attributes, secure });
}

async function findAccount(db: Access["db"], which: SQL): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, passwordSetAt: accounts.updatedAt })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(which);
  return account;
}

type Cookie = { name: string; secure: boolean };

async function cookieOf(auth: Access["auth"]): Promise<Cookie> {
  const { secure = false } = (await auth.$context).authCookies.sessionToken.attributes;
  return { name: `${secure ? "__Secure-" : ""}verbena.known_browser`, secure };
}

const keyOf = async (auth: Access["auth"]) =>
  deriveKey((await auth.$context).secret, "known browsers");

/** Entries that have not expired: `nonce.expiry.mac`, the expiry in seconds. */
function entriesOf(c: Context, { name }: Cookie, now: Date): string[] {
  const entries = getCookie(c, name)?.split("~").slice(0, ACCOUNTS_MAX) ?? [];
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

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { createUnsubscribeToken } from "../../packages/server/src/features/weekly-mail/unsubscribe-token.ts";
import { sharedServerVariable } from "./shared-server.ts";

/**
 * Waits for a mailed link.
 *
 * @param address the recipient's address
 * @param path the path of the link, such as `/auth/reset`
 * @param folder where the server writes its mails
 * @returns the link's path and fragment
 */
export async function linkInMail(address: string, path: string, folder?: string): Promise<string> {
  await expect
    .poll(async () => (await mailedLinks(address, path, folder)).length)
    .toBeGreaterThan(0);
  const [link = ""] = await mailedLinks(address, path, folder);
  return link;
}

/** The distinct links to a path in all mails to an address. */
export async function mailedLinks(
  address: string,
  path: string,
  folder?: string,
): Promise<string[]> {
  const links = (await mailsTo(address, folder))
    .flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? [])
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === path)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(links)];
}

/** All mails to an address. Without a mail server, Verbena writes them to files. */
export async function mailsTo(
  address: string,
  folder = sharedServerVariable("VERBENA_MAIL_DIR"),
): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing);
  const mails = names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFile(join(folder, name), "utf8"));
  return (await Promise.all(mails))
    .filter((mail) => mail.split(/\r?\n/).includes(`To: ${address}`))
    .map(decode);
}

/** Treats a missing folder as empty: the server creates it for its first mail. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** Decodes the part of quoted-printable (RFC 2045, 6.7) that URLs need. */
function decode(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The path of the link in the weekly mail of the learner who is signed in.
 *
 * @param before the character before the token: `?` for the link that mail programs use
 */
export async function unsubscribePath(request: APIRequestContext, before = "#"): Promise<string> {
  const secretFile = join(sharedServerVariable("VERBENA_DATA_DIR"), "auth-secret");
  const { id } = await (await request.get("/api/profile")).json();
  const token = createUnsubscribeToken([await readFile(secretFile, "utf8")], id);
  return `/auth/weekly-mail${before}token=${token}`;
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/**
 * Waits for a mail to an address, and gives where its link leads: path and fragment.
 *
 * @param path of the link, such as `/auth/reset`
 */
export async function linkInMail(address: string, path: string): Promise<string> {
  await expect.poll(async () => (await linksTo(address, path)).length).toBeGreaterThan(0);
  const [link = ""] = await linksTo(address, path);
  return link;
}

/** Where the links of all mails to an address lead that go to a path, each once. */
export async function linksTo(address: string, path: string): Promise<string[]> {
  const links = (await mailsTo(address))
    .flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? [])
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === path)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(links)];
}

/** All mails that the server has written to an address; without a mail server they are files. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = process.env["VERBENA_OUTBOX"] ?? "";
  const names = await readdir(folder).catch(() => []);
  const mails = names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFile(join(folder, name), "utf8"));
  return (await Promise.all(mails))
    .filter((mail) => mail.split(/\r?\n/).includes(`To: ${address}`))
    .map(decoded);
}

/** Undoes the encoding quoted-printable (RFC 2045, 6.7), as far as addresses of the web need it. */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

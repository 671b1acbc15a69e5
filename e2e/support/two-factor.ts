import { createHmac } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Learner } from "./accounts.ts";
import { linkInMail } from "./mail.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/**
 * The code of an authenticator app (RFC 6238).
 *
 * @param key the key in base 32. Spaces are ignored.
 * @param stepsAhead number of steps of 30 s from now; negative for past codes
 */
export function authenticatorCode(key: string, stepsAhead = 0): string {
  const bits = [...key.replaceAll(" ", "")]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const mac = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 15;
  const value = (mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000;
  return String(value).padStart(6, "0");
}

/**
 * Confirms the address of the signed-in learner. Two-step login requires a confirmed address.
 *
 * @param folder where the server writes its mails
 */
export async function confirmAddress(request: APIRequestContext, folder?: string): Promise<void> {
  const { user } = await (await request.get("/api/auth/get-session")).json();
  const link = await linkInMail(user.email, "/auth/confirm-address", folder);
  const data = { token: link.split("#token=")[1] };
  expect((await request.post("/api/auth/confirm-address", { data })).status()).toBe(200);
}

/** Sets up two-step login by the API for the learner who is signed in. */
export async function setUpTwoFactorByApi(
  request: APIRequestContext,
  { password }: Learner,
): Promise<{ key: string; recoveryCodes: string[] }> {
  await confirmAddress(request);
  const response = await request.post("/api/auth/two-factor/set-up", { data: { password } });
  const { uri, recoveryCodes } = await response.json();
  const key = new URL(uri).searchParams.get("secret") ?? "";
  // Each code works only once. Use the code of the previous step and leave the current one for the sign-in. Retry,
  // because the code expires if the step ends before the server reads it.
  await expect(async () => {
    const data = { code: authenticatorCode(key, -1) };
    expect((await request.post("/api/auth/two-factor/confirm", { data })).status()).toBe(200);
  }).toPass();
  return { key, recoveryCodes };
}

/** Starts to set up two-step login on the profile page. Returns the key. */
export async function beginTwoFactorOnScreen(page: Page, { password }: Learner): Promise<string> {
  await page.getByRole("button", { name: "Activer", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(dialog.getByRole("img", { name: "Code QR qui contient la clé" })).toBeVisible();
  return (await dialog.locator("code").textContent()) ?? "";
}

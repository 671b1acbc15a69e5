import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { renewEncryption } from "../accounts/two-factor/two-factor.ts";
import { twoFactors } from "../db/schema.ts";
import { StartError } from "../errors/start-error.ts";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  signIn,
  signUp,
} from "../testing/account.ts";
import { appOn, secret, secrets, testApp, type Visitor, visitor } from "../testing/test-app.ts";
import { deriveKey, loadOrCreateSecret } from "./secret.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("the secret is created once and then reused", async () => {
  const folder = await dataFolder();
  const made = loadOrCreateSecret(folder);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(loadOrCreateSecret(folder)).toBe(made);
});

test("an unreadable secret is not replaced", async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, "auth-secret"));
  expect(() => loadOrCreateSecret(folder)).toThrow(StartError);
  expect(() => loadOrCreateSecret(folder)).toThrow(/^The secret .+ cannot be read: EISDIR\.$/);
});

test("each use has its own key", () => {
  const keys = [deriveKey(secrets, "rate limits"), deriveKey(secrets, "known browsers")];
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(2);
  expect(keys.map((key) => key.length)).toEqual([32, 32]);
  expect(deriveKey(secrets, "rate limits")).toEqual(keys[0]);
});

const hashing = countingHashing();
const { app, db, nobody } = await testApp({ hashing });
const newSecret = "a newer secret for tests, nothing else";
/** Servers after the change of the secret: with and without the previous one. */
const { app: rotated } = appOn(db, { hashing, secrets: [newSecret, secret] });
const { app: replaced } = appOn(db, { hashing, secrets: [newSecret] });

const STEP_MS = 30_000;

beforeAll(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

async function withTwoFactor() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  await confirmAddress(db, account.email);
  const twoFactor = await addTwoFactor(app, visitor(app, cookie), account.password);
  vi.setSystemTime(Date.now() + STEP_MS);
  return { account, ...twoFactor };
}

/** Signs in in two steps on one of the servers. */
async function signInOn(server: typeof app, account: object, code: string) {
  const first = await signIn(visitor(server), account);
  expect(first.body).toMatchObject({ needsCode: true });
  return visitor(server, cookieOf(first)).send("POST", "/api/auth/sign-in/two-factor", { code });
}

const profileStatus = async ({ send }: Visitor) => (await send("GET", "/api/profile")).status;

test("sessions and second factors survive a new secret while the previous one is set", async () => {
  const { account, cookie, code } = await withTwoFactor();
  expect(await profileStatus(visitor(rotated, cookie))).toBe(200);
  expect((await signInOn(rotated, account, await code())).status).toBe(200);
});

test("new cookies are signed with the new secret", async () => {
  const signedUp = cookieOf(await signUp(visitor(rotated), newAccount()));
  expect(await profileStatus(visitor(replaced, signedUp))).toBe(200);
});

test("without the previous secret, its sessions end", async () => {
  const { cookie } = await withTwoFactor();
  expect(await profileStatus(visitor(replaced, cookie))).toBe(401);
});

test("a start with both secrets encrypts second factors with the new one", async () => {
  const { account, code } = await withTwoFactor();
  expect(await renewEncryption({ db, secrets: [newSecret, secret] })).toBe(0);
  expect((await signInOn(replaced, account, await code())).status).toBe(200);
});

test("a second factor whose secret is lost gives a clear error, and a recovery code still works", async () => {
  await db.delete(twoFactors);
  const { account, code, recoveryCodes } = await withTwoFactor();
  expect(await renewEncryption({ db, secrets: [newSecret] })).toBe(1);
  expect(await signInOn(replaced, account, await code())).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "code", key: "appUnreadable" }] } },
  });
  expect((await signInOn(replaced, account, recoveryCodes[0] ?? "")).status).toBe(200);
});

test("a damaged TOTP key is refused as unreadable", async () => {
  const { account, code } = await withTwoFactor();
  await db.update(twoFactors).set({ totpKey: "00" }).where(eq(twoFactors.verified, true));
  expect((await signInOn(app, account, await code())).status).toBe(403);
});

import { DAY_MS } from "@verbena/core/calendar";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { twoFactors, users } from "../../db/schema.ts";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const often = { points: 100_000, durationS: 1 };
const { app, db, nobody } = await testApp({
  hashing: countingHashing(),
  limits: { guess: often },
});

const STEP_MS = 30_000;
const WRONG_CODE = "000000";

beforeAll(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

async function withTwoFactor() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const knownBrowser = cookie.split("; ").find((part) => part.includes("known_browser")) ?? "";
  await confirmAddress(db, account.email);
  const twoFactor = await addTwoFactor(app, visitor(app, cookie), account.password);
  vi.setSystemTime(Date.now() + STEP_MS);
  return { account, knownBrowser, ...twoFactor };
}

/** Signs in with the password and a code, from a new browser unless a cookie is given. */
async function signInWith(account: object, code: string, knownBrowser?: string) {
  const first = await signIn(visitor(app, knownBrowser), account);
  const cookies = [knownBrowser, cookieOf(first)].filter(Boolean).join("; ");
  return visitor(app, cookies).send("POST", "/api/auth/sign-in/two-factor", { code });
}

async function guess(account: object, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) await signInWith(account, WRONG_CODE);
}

/** Sets how many wrong codes were sent since the last right one. */
async function setWrongCodes({ email }: { email: string }, wrongCodes: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  await db
    .update(twoFactors)
    .set({ wrongCodes })
    .where(eq(twoFactors.userId, user?.id ?? ""));
}

const noticesTo = async (email: string) =>
  (await mailsTo(db, email)).filter(({ kind }) => kind === "wrong-codes");

const blocked = {
  status: 403,
  body: { error: { code: "forbidden", issues: [{ path: "code", key: "tooManyWrongCodes" }] } },
};

test("the tenth wrong code in a row sends a mail to the owner, once a day", async () => {
  const { account } = await withTwoFactor();
  await guess(account, 9);
  expect(await noticesTo(account.email)).toHaveLength(0);
  await guess(account, 3);
  expect(await noticesTo(account.email)).toMatchObject([{ path: "/auth/forgot" }]);
  vi.setSystemTime(Date.now() + DAY_MS + 1);
  await guess(account, 1);
  expect(await noticesTo(account.email)).toHaveLength(2);
});

test("wrong codes of a stolen session count too", async () => {
  const { account, ana } = await withTwoFactor();
  const input = { password: account.password, code: WRONG_CODE };
  await guess(account, 5);
  for (let time = 1; time <= 5; time += 1)
    await ana.send("POST", "/api/auth/two-factor/remove", input);
  expect(await noticesTo(account.email)).toHaveLength(1);
});

test("a right code starts the count again", async () => {
  const { account, code } = await withTwoFactor();
  await guess(account, 9);
  expect((await signInWith(account, await code())).status).toBe(200);
  await guess(account, 9);
  expect(await noticesTo(account.email)).toHaveLength(0);
});

test("after a hundred wrong codes, only a known browser signs in, and opens the account again", async () => {
  const { account, knownBrowser, code, recoveryCodes } = await withTwoFactor();
  await setWrongCodes(account, 99);
  await guess(account, 1);
  const [first = "", second = ""] = recoveryCodes;
  expect(await signInWith(account, first)).toMatchObject(blocked);
  expect((await signInWith(account, await code(), knownBrowser)).status).toBe(200);
  expect((await signInWith(account, first)).status).toBe(200);
  expect((await signInWith(account, second)).status).toBe(200);
});

test("after a hundred wrong codes, a session makes no change in a browser that is not known", async () => {
  const { account, ana, cookie, knownBrowser, code } = await withTwoFactor();
  await setWrongCodes(account, 100);
  const remove = async ({ send }: Visitor) =>
    send("POST", "/api/auth/two-factor/remove", {
      password: account.password,
      code: await code(),
    });
  expect(await remove(ana)).toMatchObject(blocked);
  expect((await remove(visitor(app, `${cookie}; ${knownBrowser}`))).status).toBe(200);
});

test("after a hundred wrong codes, a password reset lets its browser sign in", async () => {
  const { account, code } = await withTwoFactor();
  const { email } = account;
  await setWrongCodes(account, 100);
  await nobody.send("POST", "/api/auth/request-password-reset", { email });
  const token = (await mailsTo(db, email)).at(-1)?.token;
  const newPassword = "clavel-blanco";
  const reset = await nobody.send("POST", "/api/auth/reset-password", { token, newPassword });
  const owner = { ...account, password: newPassword };
  expect(await signInWith(owner, await code())).toMatchObject(blocked);
  expect((await signInWith(owner, await code(), cookieOf(reset))).status).toBe(200);
});

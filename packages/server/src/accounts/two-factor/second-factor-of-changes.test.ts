import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { users } from "../../db/schema.ts";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  signUp,
} from "../../testing/account.ts";
import { testApp, visitor } from "../../testing/test-app.ts";

const { app, db, nobody } = await testApp({ hashing: countingHashing() });

const STEP_MS = 30_000;

beforeAll(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

/** A learner with a second factor, and the cookie that the session had before. */
async function withTwoFactor() {
  const account = newAccount();
  const oldCookie = cookieOf(await signUp(nobody, account));
  await confirmAddress(db, account.email);
  const twoFactor = await addTwoFactor(app, visitor(app, oldCookie), account.password);
  vi.setSystemTime(Date.now() + STEP_MS);
  return { account, oldCookie, ...twoFactor };
}

/** Requests of somebody who has stolen a session and knows the password. */
const changes = (password: string) =>
  [
    ["/api/auth/change-email", { newEmail: newAccount().email, password }],
    ["/api/auth/change-password", { currentPassword: password, newPassword: "clavel-azul" }],
    ["/api/auth/delete-account", { password }],
  ] as const;

test.each([0, 1, 2])("change %i of an account asks for its second factor", async (number) => {
  const { account, ana, code } = await withTwoFactor();
  const [path, input] = changes(account.password)[number] ?? ["", {}];
  expect(await ana.send("POST", path, input)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "code", key: "required" }] } },
  });
  expect(await ana.send("POST", path, { ...input, code: "000000" })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "code", key: "wrongCode" }] } },
  });
  expect(await db.$count(users, eq(users.email, account.email))).toBe(1);
  expect((await ana.send("POST", path, { ...input, code: await code() })).status).toBe(200);
});

test.each([0, 1, 2])("change %i accepts each code once", async (number) => {
  const { account, ana, recoveryCodes } = await withTwoFactor();
  const [code] = recoveryCodes;
  const renewal = { password: account.password, code };
  const { status } = await ana.send("POST", "/api/auth/two-factor/recovery-codes", renewal);
  expect(status).toBe(200);
  const [path, input] = changes(account.password)[number] ?? ["", {}];
  expect(await ana.send("POST", path, { ...input, code })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "code", key: "wrongCode" }] } },
  });
});

test.each([0, 1, 2])("change %i needs no code without a second factor", async (number) => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  const [path, input] = changes(account.password)[number] ?? ["", {}];
  expect((await ana.send("POST", path, { ...input, code: "000000" })).status).toBe(200);
});

test("a refused change does not use up the code", async () => {
  const { account, ana, code } = await withTwoFactor();
  const input = { currentPassword: account.password, newPassword: "password1" };
  const change = (newPassword: string, typed: string) =>
    ana.send("POST", "/api/auth/change-password", { ...input, newPassword, code: typed });
  const typed = await code();
  expect((await change("password1", typed)).status).toBe(400);
  expect((await change("clavel-azul", typed)).status).toBe(200);
});

test("a session stolen before the second factor was turned on or off is of no use afterwards", async () => {
  const { account, oldCookie, ana, cookie, code } = await withTwoFactor();
  expect((await visitor(app, oldCookie).send("GET", "/api/profile")).status).toBe(401);
  const proof = { password: account.password, code: await code() };
  expect((await ana.send("POST", "/api/auth/two-factor/remove", proof)).status).toBe(200);
  expect((await visitor(app, cookie).send("GET", "/api/profile")).status).toBe(401);
});

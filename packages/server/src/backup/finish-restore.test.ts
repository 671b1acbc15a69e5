import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  newAccount,
  signIn,
  signUp,
} from "../testing/account.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { testApp, visitor } from "../testing/test-app.ts";
import { finishRestoreSql } from "./finish-restore.ts";

const { app, db, nobody } = await testApp({ hashing: countingHashing() });

const STEP_MS = 30_000;

beforeAll(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterAll(() => void vi.useRealTimers());

/** Completes a restore, as if the database came from a backup. */
const finishRestore = () => db.execute(sql.raw(finishRestoreSql));

async function signedUp() {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  await confirmAddress(db, account.email);
  return { account, ana };
}

test("a restore revives no session that has ended since the backup", async () => {
  const { ana } = await signedUp();
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
  await finishRestore();
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
});

test("a restore revives no link that was used since the backup", async () => {
  const { account } = await signedUp();
  await nobody.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  await finishRestore();
  const reset = { token, newPassword: "clavel-blanco" };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(400);
});

test("a restore revives no code of an app and no sign-in that waits for a code", async () => {
  const { account, ana } = await signedUp();
  const { code } = await addTwoFactor(app, ana, account.password);
  vi.setSystemTime(Date.now() + STEP_MS);
  const secondStep = async (first: Awaited<ReturnType<typeof signIn>>) =>
    visitor(app, cookieOf(first)).send("POST", "/api/auth/sign-in/two-factor", {
      code: await code(),
    });
  const waiting = await signIn(nobody, account);
  await finishRestore();
  expect(await secondStep(waiting)).toMatchObject({
    body: { error: { issues: [{ key: "signInAgain" }] } },
  });
  expect(await secondStep(await signIn(nobody, account))).toMatchObject({
    body: { error: { issues: [{ key: "usedCode" }] } },
  });
  vi.setSystemTime(Date.now() + 2 * STEP_MS);
  expect((await secondStep(await signIn(nobody, account))).status).toBe(200);
});

test("a restore accepts what a newer release has migrated, unless it requires that release", async () => {
  await db.execute(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)",
  );
  await finishRestore();
  await db.execute("insert into required_releases values ('99.0.0')");
  await expect(finishRestore()).rejects.toMatchObject({
    cause: { message: expect.stringContaining("the backup comes from a newer Verbena") },
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passwords, users } from "../../db/schema.ts";
import { createFairQueue } from "../../http/fair-queue.ts";
import { cookieOf, newAccount, signIn, signUp } from "../../testing/account.ts";
import { hourlyLimit } from "../../testing/rate-limits.ts";
import { appOn, testApp, visitor } from "../../testing/test-app.ts";
import { findPassword } from "./password.ts";
import { createScrypt } from "./scrypt.ts";

const { app, db, nobody, idle } = await testApp();

const quick = createScrypt({ N: 2 ** 10, r: 8, p: 1 });

const hashOf = async ({ email }: { email: string }) =>
  (await findPassword(db, eq(users.email, email)))?.hash;

test("a hash contains the recommended work factor and matches only its password", async () => {
  const { hash, verify, isOutdated } = createScrypt();
  const made = await hash("clavel-rojo");
  expect(made).toMatch(/^scrypt:65536:8:2:[\w-]{22}:[\w-]{86}$/);
  expect(await verify({ hash: made, password: "clavel-rojo" })).toBe(true);
  expect(await verify({ hash: made, password: "clavel-rosa" })).toBe(false);
  expect(isOutdated(made)).toBe(false);
  expect(quick.isOutdated(made)).toBe(true);
});

test("two hashes of one password differ", async () => {
  expect(await quick.hash("clavel-rojo")).not.toBe(await quick.hash("clavel-rojo"));
});

test("a right password upgrades an outdated hash", async () => {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const outdated = await createScrypt({ N: 2 ** 9, r: 8, p: 1 }).hash(account.password);
  await db.update(passwords).set({ hash: outdated });

  expect((await signIn(nobody, { ...account, password: "wrong-one" })).status).toBe(401);
  await idle();
  expect(await hashOf(account)).toBe(outdated);
  expect((await signIn(nobody, account)).status).toBe(200);
  await idle();
  const hash = await hashOf(account);
  expect(hash).toMatch(/^scrypt:1024:/);
  expect((await signIn(nobody, account)).status).toBe(200);
  await idle();
  expect(await hashOf(account)).toBe(hash);
  expect((await visitor(app, cookie).send("GET", "/api/profile")).status).toBe(200);
});

test("a full queue of passwords refuses a sign-in with 503", async () => {
  const busy = createFairQueue({ running: 0, waiting: 0 });
  const hashing = { ...quick, hash: () => busy(quick.hash.bind(null, "")) };
  const answer = await signIn(visitor(appOn(db, { hashing }).app), newAccount());
  expect(answer).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
  expect(answer.headers.get("retry-after")).toBe("60");
});

test.each([
  { guess: hourlyLimit(1) },
  { "password-by-email": hourlyLimit(1) },
  { "password-by-client": hourlyLimit(1) },
])("a sign-in refused by the full queue does not count as a guess: %j", async (limits) => {
  const busy = createFairQueue({ running: 0, waiting: 0 });
  const hashing = { ...quick, hash: () => busy(quick.hash.bind(null, "")) };
  const browser = visitor(appOn(db, { limits, hashing }).app, undefined, "203.0.113.3");
  const account = newAccount();
  const statuses = [await signIn(browser, account), await signIn(browser, account)];
  expect(statuses.map(({ status }) => status)).toEqual([503, 503]);
});

test("a client's flood of passwords does not delay another client", async () => {
  const runInQueue = createFairQueue({ running: 1, waiting: 200 });
  const opening = Promise.withResolvers<void>();
  const requested: string[] = [];
  const done: string[] = [];
  const hash = (password: string) => {
    requested.push(password);
    return runInQueue(async () => {
      await opening.promise;
      done.push(password);
      return quick.hash(password);
    });
  };
  const { app } = appOn(db, { hashing: { ...quick, hash } });
  const signUpFrom = (address: string, password: string) =>
    signUp(visitor(app, undefined, address), { ...newAccount(), password });
  const flood = Array.from({ length: 5 }, () => signUpFrom("203.0.113.1", "clavel-rojo"));
  await expect.poll(() => requested.length).toBe(5);
  const fromAnotherClient = signUpFrom("203.0.113.2", "clavel-azul");
  await expect.poll(() => requested.length).toBe(6);
  opening.resolve();
  expect((await fromAnotherClient).status).toBe(200);
  await Promise.all(flood);
  // When the other client's request arrives, one hash is running and one is already next.
  expect(done.indexOf("clavel-azul")).toBe(2);
});

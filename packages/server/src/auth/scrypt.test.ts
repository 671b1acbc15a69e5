import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, users } from "../db/schema.ts";
import { cookieOf, newAccount, signIn, signUp } from "../testing/account.ts";
import { testApp, visitor } from "../testing/test-app.ts";
import { createScrypt, createTurns } from "./scrypt.ts";

const { app, db, nobody, idle } = await testApp();

const quick = createScrypt({ N: 2 ** 10, r: 8, p: 1 });

async function accountOf({ email }: { email: string }) {
  const [row] = await db
    .select({ id: accounts.id, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email));
  return { id: row?.id ?? "", hash: row?.hash ?? "" };
}

test("a hash names its work, which is OWASP's, and fits its password alone", async () => {
  const { hash, verify, isOutdated } = createScrypt();
  const made = await hash("clavel-rojo");
  expect(made).toMatch(/^scrypt:65536:8:2:[\w-]{22}:[\w-]{86}$/);
  expect(await verify({ hash: made, password: "clavel-rojo" })).toBe(true);
  expect(await verify({ hash: made, password: "clavel-rosa" })).toBe(false);
  expect(isOutdated(made)).toBe(false);
  expect(quick.isOutdated(made)).toBe(true);
});

test("one hash is not like another of the same password", async () => {
  expect(await quick.hash("clavel-rojo")).not.toBe(await quick.hash("clavel-rojo"));
});

test("a sign-in renews a hash that was made with less work, and nothing else does", async () => {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const { id } = await accountOf(account);
  const old = await hashPassword(account.password);
  await db.update(accounts).set({ password: old }).where(eq(accounts.id, id));

  expect((await signIn(nobody, { ...account, password: "wrong-one" })).status).toBe(401);
  await idle();
  expect((await accountOf(account)).hash).toBe(old);
  expect((await signIn(nobody, account)).status).toBe(200);
  await idle();
  const { hash } = await accountOf(account);
  expect(hash).toMatch(/^scrypt:1024:/);
  expect((await signIn(nobody, account)).status).toBe(200);
  await idle();
  expect((await accountOf(account)).hash).toBe(hash);
  expect((await visitor(app, cookie).send("GET", "/api/profile")).status).toBe(200);
});

test("few are at work at once, the others wait in line, and who finds no place hears so", async () => {
  const inTurn = createTurns({ running: 2, waiting: 1 });
  const ends = [1, 2, 3].map(() => Promise.withResolvers<void>());
  let begun = 0;
  const works = ends.map(({ promise }) =>
    inTurn(() => {
      begun += 1;
      return promise;
    }),
  );
  expect(begun).toBe(2);
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: "unavailable" });
  ends[0]?.reject(new Error("No memory."));
  await expect(works[0]).rejects.toThrow("No memory.");
  expect(begun).toBe(3);
  for (const { resolve } of ends) resolve();
  await Promise.all(works.slice(1));
  expect(await inTurn(async () => "at once again")).toBe("at once again");
});

test("while too many passwords wait, a sign-in is put off", async () => {
  const busy = createTurns({ running: 0, waiting: 0 });
  const hashing = { ...quick, hash: () => busy(quick.hash.bind(null, "")) };
  const { nobody } = await testApp({ hashing });
  const answer = await signIn(nobody, newAccount());
  expect(answer).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
  expect(answer.headers.get("retry-after")).toBe("60");
});

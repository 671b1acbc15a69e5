import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "../../db/schema.ts";
import {
  cookieOf,
  countedHashing,
  mailsTo,
  newAccount,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { appOn, testApp, visitor } from "../../testing/test-app.ts";

const hashing = countedHashing();
const { app, db, nobody, idle } = await testApp({ hashing });

const from = (address: string) => visitor(app, undefined, address);
const wrong = (account: { email: string }) => ({ ...account, password: "wrong-one" });

/** How many passwords were hashed for what is done, and what came of it. */
async function hashesOf<T>(done: () => Promise<T>): Promise<{ result: T; hashes: number }> {
  const before = hashing.count();
  const result = await done();
  return { result, hashes: hashing.count() - before };
}

const limit = (points: number) => ({ points, durationS: 3600 });

const rateLimited = { status: 429, body: { error: { code: "rate_limited" } } };

test("after ten wrong passwords the eleventh is not looked at, were it right", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 10; time += 1) {
    expect((await signIn(nobody, wrong(account))).status).toBe(401);
  }
  const { result, hashes } = await hashesOf(() => signIn(nobody, account));
  expect(result).toMatchObject(rateLimited);
  expect(hashes).toBe(0);
  const seconds = Number(result.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test("of a hundred wrong passwords at once ten are looked at", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const attempts = Array.from({ length: 100 }, () => signIn(nobody, wrong(account)));
  const { result, hashes } = await hashesOf(() => Promise.all(attempts));
  expect(result.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(result.filter(({ status }) => status === 429)).toHaveLength(90);
  expect(hashes).toBe(10);
});

test("guessing from elsewhere does not lock a learner out", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 11; time += 1) await signIn(from("203.0.113.7"), wrong(account));
  expect((await signIn(from("203.0.113.7"), account)).status).toBe(429);
  expect((await signIn(nobody, account)).status).toBe(200);
});

test("guessing from many addresses ends too, and a new password opens the account again", async () => {
  const { app, idle } = appOn(db, { hashing, limits: { "sign-in-by-email": limit(12) } });
  const account = newAccount();
  const owner = visitor(app);
  await signUp(owner, account);
  for (let host = 1; host <= 12; host += 1) {
    await signIn(visitor(app, undefined, `203.0.113.${host}`), wrong(account));
  }
  expect((await signIn(owner, account)).status).toBe(429);
  await owner.send("POST", "/api/auth/request-password-reset", { email: account.email });
  await idle();
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  await owner.send("POST", "/api/auth/reset-password", { token, newPassword: "clavel-azul" });
  expect((await signIn(owner, { ...account, password: "clavel-azul" })).status).toBe(200);
});

test("who tries one password on many accounts is held off by their address", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-client": limit(5) } });
  const guesser = visitor(app, undefined, "203.0.113.50");
  for (let time = 1; time <= 5; time += 1) await signIn(guesser, newAccount());
  expect(await signIn(guesser, newAccount())).toMatchObject(rateLimited);
  const elsewhere = visitor(app, undefined, "203.0.113.51");
  expect((await signIn(elsewhere, newAccount())).status).toBe(401);
});

test("a new password by mail gives no guess back to whoever asked for it", async () => {
  const limits = { "sign-in-by-client": limit(1) };
  const { app, idle } = appOn(db, { hashing, limits });
  const guesser = visitor(app, undefined, "203.0.113.55");
  const account = newAccount();
  await signUp(from("203.0.113.56"), account);
  await signIn(guesser, wrong(newAccount()));
  await guesser.send("POST", "/api/auth/request-password-reset", { email: account.email });
  await idle();
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  const reset = { token, newPassword: "clavel-2027" };
  expect((await guesser.send("POST", "/api/auth/reset-password", reset)).status).toBe(200);
  expect(await signIn(guesser, newAccount())).toMatchObject(rateLimited);
});

test("the right password counts as no guess, however often it is used", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-client": limit(3) } });
  const ana = visitor(app, undefined, "203.0.113.60");
  const account = newAccount();
  await signUp(ana, account);
  for (let time = 1; time <= 15; time += 1) expect((await signIn(ana, account)).status).toBe(200);
});

test("when its time is over a count begins anew", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 11; time += 1) await signIn(nobody, wrong(account));
  await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - interval '15 minutes'` });
  expect((await signIn(nobody, account)).status).toBe(200);
});

test("a header of one's own making gives no second chance", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 10; time += 1) {
    const headers = { "x-forwarded-for": `198.51.100.${time}`, "x-real-ip": `198.51.100.${time}` };
    await nobody.send("POST", "/api/auth/sign-in/email", wrong(account), headers);
  }
  const headers = { "x-forwarded-for": "198.51.100.200", forwarded: "for=198.51.100.200" };
  const answer = await nobody.send("POST", "/api/auth/sign-in/email", account, headers);
  expect(answer).toMatchObject(rateLimited);
});

test("behind a trusted proxy each client counts for themselves", async () => {
  const limits = { "sign-in-by-client": limit(2) };
  const { app } = appOn(db, { hashing, limits, trustedProxies: ["10.0.0.0/8"] });
  const proxy = visitor(app, undefined, "10.0.0.1");
  const signInFor = (client: string) =>
    proxy.send("POST", "/api/auth/sign-in/email", newAccount(), { "x-forwarded-for": client });
  for (let time = 1; time <= 2; time += 1) await signInFor("203.0.113.80");
  expect((await signInFor("203.0.113.80")).status).toBe(429);
  expect((await signInFor("1.2.3.4, 203.0.113.80")).status).toBe(429);
  expect((await signInFor("203.0.113.81")).status).toBe(401);
});

test("an unknown address and a wrong password take the same answer and the same work", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const known = await hashesOf(() => signIn(nobody, wrong(account)));
  const unknown = await hashesOf(() => signIn(nobody, wrong(newAccount())));
  expect([known.result.status, known.result.body]).toEqual([
    unknown.result.status,
    unknown.result.body,
  ]);
  expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
});

test("a request for a new password is answered before anybody looks whose address it is", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const request = (email: string) =>
    nobody.send("POST", "/api/auth/request-password-reset", { email });
  const known = await hashesOf(() => request(account.email));
  const unknown = await hashesOf(() => request(newAccount().email));
  expect([known.result.status, known.result.body]).toEqual([
    unknown.result.status,
    unknown.result.body,
  ]);
  expect([known.hashes, unknown.hashes]).toEqual([0, 0]);
});

test("new passwords are sent for five times an hour, to an address that exists or not", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (const email of [account.email, newAccount().email]) {
    const request = () => nobody.send("POST", "/api/auth/request-password-reset", { email });
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  await idle();
});

test.each([
  ["reset-password", "new-password-by-client", "203.0.113.90"],
  ["check-reset-link", "reset-link-by-client", "203.0.113.91"],
])("tokens of links are not guessed for long by %s", async (path, limited, address) => {
  const { app } = appOn(db, { hashing, limits: { [limited]: limit(3) } });
  const guesser = visitor(app, undefined, address);
  const guess = (token: string) =>
    guesser.send("POST", `/api/auth/${path}`, { token, newPassword: "clavel-azul" });
  for (const token of ["a", "b", "c"]) expect((await guess(token)).status).toBe(400);
  expect(await guess("d")).toMatchObject(rateLimited);
});

test("sign-ups of one client are limited, and a school finds room", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-up-by-client": limit(3) } });
  const robot = visitor(app, undefined, "203.0.113.100");
  for (let time = 1; time <= 3; time += 1) {
    expect((await signUp(robot, newAccount())).status).toBe(200);
  }
  expect(await signUp(robot, newAccount())).toMatchObject(rateLimited);
  for (let time = 1; time <= 40; time += 1) {
    expect((await signUp(from("203.0.113.101"), newAccount())).status).toBe(200);
  }
});

test.each([
  ["change-email", () => ({ newEmail: newAccount().email, password: "wrong-one" })],
  ["delete-account", () => ({ password: "wrong-one" })],
  ["change-password", () => ({ currentPassword: "wrong-one", newPassword: "clavel-azul" })],
])("who found an open browser does not guess its password by %s", async (path, input) => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  for (let time = 1; time <= 10; time += 1) {
    expect((await ana.send("POST", `/api/auth/${path}`, input())).status).toBe(400);
  }
  expect(await ana.send("POST", `/api/auth/${path}`, input())).toMatchObject(rateLimited);
  const right = { ...input(), password: account.password, currentPassword: account.password };
  expect((await ana.send("POST", `/api/auth/${path}`, right)).status).toBe(429);
});

test("who deletes an account and makes it again sends no stranger more mails", async () => {
  const account = newAccount();
  const { password } = account;
  const statuses: Record<string, number[]> = { signUp: [], confirmation: [], password: [] };
  for (let time = 1; time <= 6; time += 1) {
    const answer = await signUp(from(`203.0.113.${time}`), account);
    statuses["signUp"]?.push(answer.status);
    if (answer.status !== 200) break;
    let robot = visitor(app, cookieOf(answer));
    const confirmation = await robot.send("POST", "/api/auth/send-confirmation");
    statuses["confirmation"]?.push(confirmation.status);
    for (let change = 1; change <= 3; change += 1) {
      const input = { currentPassword: password, newPassword: password };
      const changed = await robot.send("POST", "/api/auth/change-password", input);
      statuses["password"]?.push(changed.status);
      if (changed.status === 200) robot = visitor(app, cookieOf(changed));
    }
    await robot.send("POST", "/api/auth/delete-account", { password });
  }
  const done = (times: number) => Array.from({ length: times }, () => 200);
  expect(statuses).toEqual({
    signUp: [...done(5), 429],
    confirmation: done(5),
    password: [...done(10), ...Array.from({ length: 5 }, () => 429)],
  });
  await idle();
});

test("mails about new passwords are limited by whom they reach", async () => {
  const account = newAccount();
  let cookie = cookieOf(await signUp(nobody, account));
  const input = { currentPassword: account.password, newPassword: account.password };
  const statuses: number[] = [];
  for (let time = 1; time <= 11; time += 1) {
    const answer = await visitor(app, cookie).send("POST", "/api/auth/change-password", input);
    statuses.push(answer.status);
    if (answer.status === 200) cookie = cookieOf(answer);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test("mails to new addresses are limited by who asks and by whom they reach", async () => {
  const victim = newAccount().email;
  const change = async (newEmail: () => string, times: number) => {
    const account = newAccount();
    const ana = visitor(app, cookieOf(await signUp(nobody, account)));
    const { password } = account;
    const statuses: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const input = { newEmail: newEmail(), password };
      statuses.push((await ana.send("POST", "/api/auth/change-email", input)).status);
    }
    return statuses;
  };
  expect(await change(() => victim, 3)).toEqual([200, 200, 200]);
  expect(await change(() => victim, 3)).toEqual([200, 200, 429]);
  expect((await change(() => newAccount().email, 11)).at(-1)).toBe(429);
  await idle();
});

test("what is counted cannot be read: neither addresses nor accounts are in the table", async () => {
  const account = newAccount();
  await signIn(from("203.0.113.120"), account);
  const rows = JSON.stringify(await db.select().from(rateLimits));
  expect(rows).toContain("sign-in-by-email:");
  expect(rows).not.toContain("@");
  expect(rows).not.toContain("203.0.113");
});

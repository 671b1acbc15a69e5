import { DAY_MS } from "@verbena/core/calendar";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { rateLimits, users } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { countHashes, hourlyLimit, passMinutes, rateLimited } from "../../testing/rate-limits.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { appOn, testApp, type Visitor, visitor } from "../../testing/test-app.ts";

// A client is an IP address. A known browser has the cookie of an earlier sign-in.
const hashing = countingHashing();
const { app, db, nobody } = await testApp({ hashing });

const from = (ipAddress: string) => visitor(app, undefined, ipAddress);
const wrong = (account: { email: string }) => ({ ...account, password: "wrong-one" });

test("after ten wrong passwords, a right one is refused", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 10; time += 1) {
    expect((await signIn(nobody, wrong(account))).status).toBe(401);
  }
  const { result, hashes } = await countHashes(hashing, () => signIn(nobody, account));
  expect(result).toMatchObject(rateLimited);
  expect(hashes).toBe(0);
  const seconds = Number(result.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test("of a hundred concurrent wrong passwords, ten are compared", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const attempts = Array.from({ length: 100 }, () => signIn(nobody, wrong(account)));
  const { result, hashes } = await countHashes(hashing, () => Promise.all(attempts));
  expect(result.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(result.filter(({ status }) => status === 429)).toHaveLength(90);
  expect(hashes).toBe(10);
});

test("guesses from another client do not lock a learner out", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 11; time += 1) await signIn(from("203.0.113.7"), wrong(account));
  expect((await signIn(from("203.0.113.7"), account)).status).toBe(429);
  expect((await signIn(nobody, account)).status).toBe(200);
});

/** Signs up in a browser, which keeps its cookies. */
async function signUpInBrowser(account: object): Promise<Visitor> {
  return visitor(app, cookieOf(await signUp(nobody, account)));
}

test("guesses from many clients do not lock out a known browser", async () => {
  const account = newAccount();
  const owner = await signUpInBrowser(account);
  for (let host = 1; host <= 25; host += 1) {
    await signIn(from(`203.0.113.${host}`), wrong(account));
  }
  const elsewhere = await signIn(from("203.0.113.200"), account);
  expect(elsewhere).toMatchObject(rateLimited);
  expect(Number(elsewhere.headers.get("retry-after"))).toBeLessThanOrEqual(10 * 60);
  expect((await signIn(owner, account)).status).toBe(200);
});

test.each([
  ["198.51.100.31", { "password-by-client": hourlyLimit(0) }],
  ["198.51.100.32", { "password-by-email": hourlyLimit(0) }],
])(
  "attempts from %s that a limit refuses do not count as guesses: %j",
  async (ipAddress, limits) => {
    const account = newAccount();
    await signUp(nobody, account);
    const refusing = visitor(appOn(db, { hashing, limits }).app, undefined, ipAddress);
    const attempts = Array.from({ length: 12 }, () => signIn(refusing, account));
    for (const answer of await Promise.all(attempts)) expect(answer).toMatchObject(rateLimited);
    expect((await signIn(from(ipAddress), account)).status).toBe(200);
  },
);

test("an IP address above its limit is refused for a minute, except for known browsers", async () => {
  const limits = { "password-by-client": { points: 3, durationS: 60 } };
  const { app } = appOn(db, { hashing, limits });
  const school = visitor(app, undefined, "198.51.100.7");
  const classmate = newAccount();
  const knownBrowser = visitor(
    app,
    cookieOf(await signUp(visitor(app, undefined, "198.51.100.7"), classmate)),
    "198.51.100.7",
  );
  for (let time = 1; time <= 3; time += 1) await signIn(school, newAccount());
  const before = await db.$count(rateLimits);
  const refused = await signIn(school, classmate);
  expect(refused).toMatchObject(rateLimited);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  // Nothing is stored under the e-mail addresses that a flooding client invents.
  expect(await db.$count(rateLimits)).toBe(before);
  expect((await signIn(knownBrowser, classmate)).status).toBe(200);
  await passMinutes(db, 1);
  expect((await signIn(school, classmate)).status).toBe(200);
});

test("an attempt refunded after its window leaves no negative count", async () => {
  const { rateLimits: limits } = appOn(db, { limits: { "password-by-email": hourlyLimit(1) } });
  const key = ["password-by-email", newAccount().email] as const;
  await limits.consume(...key);
  await passMinutes(db, 120);
  await limits.refund(...key);
  expect([await limits.tryConsume(...key), await limits.tryConsume(...key)]).toEqual([true, false]);
});

test("a known browser has ten guesses of its own for each account", async () => {
  const account = newAccount();
  const owner = await signUpInBrowser(account);
  for (let time = 1; time <= 10; time += 1) {
    expect((await signIn(owner, wrong(account))).status).toBe(401);
  }
  expect(await signIn(owner, account)).toMatchObject(rateLimited);
  const anotherAccount = newAccount();
  for (let time = 1; time <= 10; time += 1) await signIn(owner, wrong(anotherAccount));
  expect(await signIn(owner, anotherAccount)).toMatchObject(rateLimited);
});

/** Signs up, and then signs in where only known browsers may. */
async function signUpAndIn() {
  const account = newAccount();
  const limited = appOn(db, { hashing, limits: { "password-by-email": hourlyLimit(0) } });
  const cookie = cookieOf(await signUp(nobody, account));
  const again = () => signIn(visitor(limited.app, cookie), account);
  expect((await again()).status).toBe(200);
  return { account, limited, again };
}

test("a browser is no longer known after half a year", async () => {
  const { limited, again } = await signUpAndIn();
  limited.setClock(new Date(Date.now() + 181 * DAY_MS).toISOString());
  expect(await again()).toMatchObject(rateLimited);
});

test("after a new password, only the browser that set it is known", async () => {
  const { account, limited, again } = await signUpAndIn();
  const { app, setClock } = appOn(db, { hashing });
  // The cookie depends on when the password was set: the new one is set a second after the old one.
  setClock(new Date(Date.now() + 1000).toISOString());
  const { password } = account;
  const change = { currentPassword: password, newPassword: password };
  const owner = visitor(app, cookieOf(await signIn(visitor(app), account)));
  const changed = await owner.send("POST", "/api/auth/change-password", change);
  expect(changed.status).toBe(200);
  expect(await again()).toMatchObject(rateLimited);
  expect((await signIn(visitor(limited.app, cookieOf(changed)), account)).status).toBe(200);
});

test("the cookie of known browsers identifies nobody and cannot be forged", async () => {
  const { app } = appOn(db, { hashing, limits: { "password-by-email": hourlyLimit(0) } });
  const account = newAccount();
  const { headers } = await signUp(nobody, account);
  const [known = ""] = headers.getSetCookie().filter((cookie) => cookie.includes("known_browser"));
  for (const part of ["Path=/api/auth", "HttpOnly", "SameSite=Lax"]) expect(known).toContain(part);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  for (const word of [account.email, user?.id ?? ""]) expect(known).not.toContain(word);
  const cookie = known.split(";")[0] ?? "";
  expect((await signIn(visitor(app, cookie), account)).status).toBe(200);
  for (const forged of [cookie.replace(/\.\d+\./, ".9999999999."), `${cookie}A`]) {
    expect(await signIn(visitor(app, forged), account)).toMatchObject(rateLimited);
  }
  expect(await signIn(visitor(app, cookie), newAccount())).toMatchObject(rateLimited);
});

test("a shared computer is known for both accounts", async () => {
  const { app } = appOn(db, { hashing, limits: { "password-by-email": hourlyLimit(0) } });
  const [ana, eva] = [newAccount(), newAccount()];
  const anasCookie = cookieOf(await signUp(nobody, ana));
  const sharedCookie = cookieOf(await signUp(visitor(app, anasCookie), eva));
  for (const account of [ana, eva]) {
    expect((await signIn(visitor(app, sharedCookie), account)).status).toBe(200);
  }
});

test("guesses from many clients are limited, and the browser in which the password was reset can sign in", async () => {
  const { app } = appOn(db, { hashing, limits: { "password-by-email": hourlyLimit(12) } });
  const account = newAccount();
  const owner = visitor(app);
  await signUp(owner, account);
  for (let host = 1; host <= 12; host += 1) {
    await signIn(visitor(app, undefined, `203.0.113.${host}`), wrong(account));
  }
  expect((await signIn(owner, account)).status).toBe(429);
  await owner.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  const newPassword = "clavel-azul";
  const reset = await owner.send("POST", "/api/auth/reset-password", { token, newPassword });
  const changed = { ...account, password: newPassword };
  expect((await signIn(visitor(app, cookieOf(reset)), changed)).status).toBe(200);
});

test("right passwords do not count as guesses", async () => {
  const { app } = appOn(db, { hashing, limits: { "password-by-client": hourlyLimit(3) } });
  const ana = visitor(app, undefined, "203.0.113.60");
  const account = newAccount();
  await signUp(ana, account);
  for (let time = 1; time <= 15; time += 1) expect((await signIn(ana, account)).status).toBe(200);
});

test("a count starts again after its window", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  for (let time = 1; time <= 11; time += 1) await signIn(nobody, wrong(account));
  await passMinutes(db, 15);
  expect((await signIn(nobody, account)).status).toBe(200);
});

test("a forged X-Forwarded-For does not avoid limits", async () => {
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

test("behind a trusted proxy, each client is counted separately", async () => {
  const limits = { "password-by-client": hourlyLimit(2) };
  const { app } = appOn(db, { hashing, limits, trustedProxies: ["10.0.0.0/8"] });
  const proxy = visitor(app, undefined, "10.0.0.1");
  const signInFor = (client: string) =>
    proxy.send("POST", "/api/auth/sign-in/email", newAccount(), { "x-forwarded-for": client });
  for (let time = 1; time <= 2; time += 1) await signInFor("203.0.113.80");
  expect((await signInFor("203.0.113.80")).status).toBe(429);
  expect((await signInFor("1.2.3.4, 203.0.113.80")).status).toBe(429);
  expect((await signInFor("203.0.113.81")).status).toBe(401);
});

test("an unknown e-mail address costs the same work as a wrong password", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const known = await countHashes(hashing, () => signIn(nobody, wrong(account)));
  const unknown = await countHashes(hashing, () => signIn(nobody, wrong(newAccount())));
  expect([known.result.status, known.result.body]).toEqual([
    unknown.result.status,
    unknown.result.body,
  ]);
  expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
});

test("a sign-up with a refused password does not count", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-up-by-client": hourlyLimit(1) } });
  const school = visitor(app, undefined, "198.51.100.22");
  for (let time = 1; time <= 3; time += 1) {
    expect((await signUp(school, { ...newAccount(), password: "123456" })).status).toBe(400);
  }
  expect((await signUp(school, newAccount())).status).toBe(200);
});

test("400 pupils can sign up from one IP address at the same time; the next waits at most ten minutes", async () => {
  const school = from("203.0.113.101");
  const { rateLimits } = appOn(db);
  for (let pupil = 1; pupil < 400; pupil += 1) {
    await rateLimits.consume("sign-up-by-client", "203.0.113.101");
  }
  expect((await signUp(school, newAccount())).status).toBe(200);
  const refused = await signUp(school, newAccount());
  expect(refused).toMatchObject(rateLimited);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
});

test.each([
  ["change-email", () => ({ newEmail: newAccount().email, password: "wrong-one" })],
  ["delete-account", () => ({ password: "wrong-one" })],
  ["change-password", () => ({ currentPassword: "wrong-one", newPassword: "clavel-azul" })],
])("wrong passwords for %s are limited per session", async (path, input) => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  for (let time = 1; time <= 10; time += 1) {
    expect((await ana.send("POST", `/api/auth/${path}`, input())).status).toBe(400);
  }
  expect(await ana.send("POST", `/api/auth/${path}`, input())).toMatchObject(rateLimited);
  const right = { ...input(), password: account.password, currentPassword: account.password };
  expect((await ana.send("POST", `/api/auth/${path}`, right)).status).toBe(429);
});

test("guesses in one session do not block another", async () => {
  const account = newAccount();
  const intruder = visitor(app, cookieOf(await signUp(nobody, account)));
  const owner = visitor(app, cookieOf(await signIn(nobody, account)));
  const change = (browser: typeof nobody, currentPassword: string) =>
    browser.send("POST", "/api/auth/change-password", {
      currentPassword,
      newPassword: "clavel-azul",
    });
  for (let time = 1; time <= 10; time += 1) await change(intruder, "wrong-one");
  expect(await change(intruder, account.password)).toMatchObject(rateLimited);
  expect((await change(owner, account.password)).status).toBe(200);
});

test("counts from a time when the server's clock was ahead are discarded", async () => {
  const { rateLimits } = appOn(db, { limits: { "sign-up-by-client": hourlyLimit(2) } });
  const key = ["sign-up-by-client", newAccount().email] as const;
  const tryTwice = async () => [
    await rateLimits.tryConsume(...key),
    await rateLimits.tryConsume(...key),
  ];
  const inAYear = new Date(Date.now() + 365 * DAY_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: inAYear });
  onTestFinished(() => void vi.useRealTimers());
  expect(await tryTwice()).toEqual([true, true]);
  await expect(rateLimits.requireRemaining(...key)).rejects.toThrow();
  vi.useRealTimers();
  await rateLimits.requireRemaining(...key);
  expect(await tryTwice()).toEqual([true, true]);
  expect(await tryTwice()).toEqual([false, false]);
  await expect(rateLimits.requireRemaining(...key)).rejects.toThrow();
});

test("the table of rate limits contains neither IP addresses nor e-mail addresses", async () => {
  const account = newAccount();
  await signIn(from("203.0.113.120"), account);
  const rows = JSON.stringify(await db.select().from(rateLimits));
  expect(rows).toContain("password-by-email:");
  expect(rows).not.toContain("@");
  expect(rows).not.toContain("203.0.113");
});

test("a sign-in refused because too many passwords wait to be hashed stores nothing under its e-mail", async () => {
  const full = async () => Promise.reject(new AppError("unavailable"));
  const { app } = appOn(db, { hashing: { ...hashing, hash: full } });
  const flooder = visitor(app, undefined, "203.0.113.61");
  expect((await signIn(flooder, newAccount())).status).toBe(503);
  const before = await db.$count(rateLimits);
  for (let time = 1; time <= 5; time += 1) await signIn(flooder, newAccount());
  expect(await db.$count(rateLimits)).toBe(before);
});

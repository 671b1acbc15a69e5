import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { rateLimits, users } from "../../db/schema.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { cookieOf, countedHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo, sentMails } from "../../testing/sent-mails.ts";

import { appOn, testApp, visitor } from "../../testing/test-app.ts";

const hashing = countedHashing();
const { app, db, nobody } = await testApp({ hashing });
const site = app;

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

/** A browser that keeps its cookies, after signing up there. */
async function browserOf(account: object, address?: string) {
  const cookie = cookieOf(await signUp(visitor(app, undefined, address), account));
  return { app: (other = app) => visitor(other, cookie, address) };
}

test("strangers who guess from everywhere keep no owner out of a browser they have used", async () => {
  const account = newAccount();
  const owner = await browserOf(account);
  for (let host = 1; host <= 25; host += 1) {
    await signIn(from(`203.0.113.${host}`), wrong(account));
  }
  const elsewhere = await signIn(from("203.0.113.200"), account);
  expect(elsewhere).toMatchObject(rateLimited);
  expect(Number(elsewhere.headers.get("retry-after"))).toBeLessThanOrEqual(10 * 60);
  expect((await signIn(owner.app(), account)).status).toBe(200);
});

test("one pupil who uses up the guesses of a school keeps nobody of it out", async () => {
  const school = "198.51.100.7";
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-client": limit(30) } });
  const pupil = visitor(app, undefined, school);
  const classmate = newAccount();
  const known = await browserOf(classmate, school);
  for (let time = 1; time <= 31; time += 1) await signIn(pupil, newAccount());
  const newcomers = Array.from({ length: 20 }, newAccount);
  for (const newcomer of newcomers) await signUp(nobody, newcomer);
  const answers = await Promise.all(newcomers.map((each) => signIn(pupil, each)));
  expect(answers.map(({ status }) => status)).toEqual(newcomers.map(() => 200));
  expect((await signIn(known.app(), classmate)).status).toBe(200);
});

test("what one limit has refused uses up no other", async () => {
  const school = "198.51.100.8";
  const limits = { "sign-in-by-client": limit(20), "sign-in-by-busy-client-and-email": limit(0) };
  const { app } = appOn(db, { hashing, limits });
  const pupil = visitor(app, undefined, school);
  const theirs = newAccount();
  for (let time = 1; time <= 50; time += 1) await signIn(pupil, wrong(theirs));
  expect((await signIn(pupil, newAccount())).status).toBe(401);
});

test.each([
  { "sign-in-work-by-client": limit(0) },
  { "sign-in-by-email": limit(0) },
  { "sign-in-by-client": limit(0), "sign-in-by-busy-client-and-email": limit(0) },
])("what is refused counts as no guess once there is room again: %j", async (limits) => {
  const account = newAccount();
  await signUp(nobody, account);
  const address = `198.51.100.${30 + Object.keys(limits).join().length}`;
  const refusing = visitor(appOn(db, { hashing, limits }).app, undefined, address);
  const attempts = Array.from({ length: 12 }, () => signIn(refusing, account));
  for (const answer of await Promise.all(attempts)) expect(answer).toMatchObject(rateLimited);
  expect((await signIn(from(address), account)).status).toBe(200);
});

test("an attempt that is given back after its time gives nobody another one", async () => {
  const { rateLimits: limits } = appOn(db, { limits: { "sign-in-by-email": limit(1) } });
  const who = ["sign-in-by-email", newAccount().email] as const;
  await limits.count(...who);
  await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - interval '2 hours'` });
  await limits.giveBack(...who);
  expect([await limits.tryCount(...who), await limits.tryCount(...who)]).toEqual([true, false]);
});

test("a known browser has ten guesses too, for its own account", async () => {
  const account = newAccount();
  const owner = await browserOf(account);
  for (let time = 1; time <= 10; time += 1) {
    expect((await signIn(owner.app(), wrong(account))).status).toBe(401);
  }
  expect(await signIn(owner.app(), account)).toMatchObject(rateLimited);
  const other = newAccount();
  for (let time = 1; time <= 10; time += 1) await signIn(owner.app(), wrong(other));
  expect(await signIn(owner.app(), other)).toMatchObject(rateLimited);
});

test("a browser that was known is so no more after a new password, nor after half a year", async () => {
  const account = newAccount();
  const { app, setClock } = appOn(db, { hashing });
  const limited = appOn(db, { hashing, limits: { "sign-in-by-email": limit(0) } });
  const cookie = cookieOf(await signUp(visitor(app), account));
  const again = () => signIn(visitor(limited.app, cookie), account);
  expect((await again()).status).toBe(200);
  limited.setClock(new Date(Date.now() + 181 * 86_400_000).toISOString());
  expect(await again()).toMatchObject(rateLimited);
  limited.setClock(new Date().toISOString());
  setClock(new Date(Date.now() + 1000).toISOString());
  const { password } = account;
  const change = { currentPassword: password, newPassword: password };
  const owner = visitor(app, cookieOf(await signIn(visitor(app), account)));
  const changed = await owner.send("POST", "/api/auth/change-password", change);
  expect(changed.status).toBe(200);
  expect(await again()).toMatchObject(rateLimited);
  expect((await signIn(visitor(limited.app, cookieOf(changed)), account)).status).toBe(200);
});

test("the cookie of known browsers goes to accounts alone, names nobody and cannot be forged", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-email": limit(0) } });
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

test("a computer that two share is known for both", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-email": limit(0) } });
  const [ana, eva] = [newAccount(), newAccount()];
  const first = cookieOf(await signUp(nobody, ana));
  const both = cookieOf(await signUp(visitor(site, first), eva));
  for (const account of [ana, eva]) {
    expect((await signIn(visitor(app, both), account)).status).toBe(200);
  }
});

test("guessing from many addresses ends too, and a new password opens the account again", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-in-by-email": limit(12) } });
  const account = newAccount();
  const owner = visitor(app);
  await signUp(owner, account);
  for (let host = 1; host <= 12; host += 1) {
    await signIn(visitor(app, undefined, `203.0.113.${host}`), wrong(account));
  }
  expect((await signIn(owner, account)).status).toBe(429);
  await owner.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  await owner.send("POST", "/api/auth/reset-password", { token, newPassword: "clavel-azul" });
  expect((await signIn(owner, { ...account, password: "clavel-azul" })).status).toBe(200);
});

test("who tries passwords on many accounts has few for each, and few a minute", async () => {
  const limits = { "sign-in-by-client": limit(5), "sign-in-work-by-client": limit(7) };
  const { app } = appOn(db, { hashing, limits });
  const guesser = visitor(app, undefined, "203.0.113.50");
  for (let time = 1; time <= 5; time += 1) await signIn(guesser, newAccount());
  const account = newAccount();
  for (let time = 1; time <= 2; time += 1) {
    expect((await signIn(guesser, account)).status).toBe(401);
  }
  expect(await signIn(guesser, account)).toMatchObject(rateLimited);
  expect(await signIn(guesser, newAccount())).toMatchObject(rateLimited);
  const elsewhere = visitor(app, undefined, "203.0.113.51");
  expect((await signIn(elsewhere, newAccount())).status).toBe(401);
});

test("a new password by mail gives no guess back to whoever asked for it", async () => {
  const limits = { "sign-in-by-client": limit(1), "sign-in-by-busy-client-and-email": limit(0) };
  const { app } = appOn(db, { hashing, limits });
  const guesser = visitor(app, undefined, "203.0.113.55");
  const account = newAccount();
  await signUp(from("203.0.113.56"), account);
  await signIn(guesser, wrong(newAccount()));
  await guesser.send("POST", "/api/auth/request-password-reset", { email: account.email });
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

test("right sign-ins are limited in a known browser, which counts the same when it is renewed", async () => {
  const { app } = appOn(db, { hashing, limits: { "right-sign-in-by-known-browser": limit(3) } });
  const account = newAccount();
  let cookie = cookieOf(await signUp(nobody, account));
  for (let time = 1; time <= 3; time += 1) {
    const answer = await signIn(visitor(app, cookie), account);
    expect(answer.status).toBe(200);
    cookie = cookieOf(answer);
  }
  const { result, hashes } = await hashesOf(() => signIn(visitor(app, cookie), account));
  expect(result).toMatchObject(rateLimited);
  expect(hashes).toBe(0);
});

test("somebody who knows the password refuses it to no other browser, known or at another address", async () => {
  const account = newAccount();
  const owner = await browserOf(account);
  const intruder = from("203.0.113.130");
  for (let time = 1; time <= 30; time += 1) await signIn(intruder, account);
  expect(await signIn(intruder, account)).toMatchObject(rateLimited);
  let cookie = cookieOf(await signIn(from("203.0.113.131"), account));
  for (let time = 1; time <= 30; time += 1) {
    cookie = cookieOf(await signIn(visitor(app, cookie, "203.0.113.131"), account));
  }
  expect((await signIn(owner.app(), account)).status).toBe(200);
  expect((await signIn(from("203.0.113.132"), account)).status).toBe(200);
});

test("right passwords that somebody else used up do not refuse the one of a reset", async () => {
  const limits = { "right-sign-in-by-client-and-email": limit(1) };
  const { app } = appOn(db, { hashing, limits });
  const account = newAccount();
  await signUp(visitor(app), account);
  expect((await signIn(visitor(app), account)).status).toBe(200);
  expect((await signIn(visitor(app), account)).status).toBe(429);
  await visitor(app).send("POST", "/api/auth/request-password-reset", { email: account.email });
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  const newPassword = "clavel-blanco";
  await visitor(app).send("POST", "/api/auth/reset-password", { token, newPassword });
  expect((await signIn(visitor(app), { ...account, password: newPassword })).status).toBe(200);
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
  const limits = { "sign-in-work-by-client": limit(2) };
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

test("invented cookies of known browsers take the same work for an unknown address", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const createHmac = vi.spyOn(crypto, "createHmac");
  onTestFinished(() => {
    createHmac.mockRestore();
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  const entries = Array.from({ length: 30 }, () => "nonce.9999999999.mac").join("~");
  const forger = visitor(app, `verbena.known_browser=${entries}`);
  const macsOf = async (email: string) => {
    createHmac.mockClear();
    await forger.send("POST", "/api/auth/request-password-reset", { email });
    return createHmac.mock.calls.length;
  };
  const known = await macsOf(account.email);
  expect(known).toBeGreaterThan(30);
  expect(await macsOf(newAccount().email)).toBe(known);
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
});

const tagged = (email: string, tag: number) => email.replace("@", `+${tag}@`);

const isToTagOf = (email: string) => {
  const [name = ""] = email.split("@");
  return ({ recipient }: { recipient: string }) => recipient.startsWith(`${name}+`);
};

test("accounts with a mailbox's tagged addresses send it few mails, and leave its owner theirs", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 8; tag += 1) {
    const { status } = await signUp(nobody, { ...account, email: tagged(email, tag) });
    expect(status).toBe(200);
  }
  expect((await sentMails(db)).filter(isToTagOf(email))).toHaveLength(5);
  const owner = visitor(app, cookieOf(await signUp(nobody, { ...account, email })));
  expect((await owner.send("POST", "/api/auth/send-confirmation")).status).toBe(200);
  expect(await mailsTo(db, email)).toHaveLength(2);
});

test("a learner whom a mail was left out for can sign in, and hears when they ask for it again", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 5; tag += 1) {
    await signUp(nobody, { ...account, email: tagged(email, tag) });
  }
  await mailsTo(db, email);
  const learner = { ...account, email: tagged(email, 6) };
  const browser = visitor(app, cookieOf(await signUp(nobody, learner)));
  expect(await mailsTo(db, learner.email)).toEqual([]);
  expect(await browser.send("POST", "/api/auth/send-confirmation")).toMatchObject(rateLimited);
  expect((await signIn(browser, learner)).status).toBe(200);
});

test("no kind of mail floods a mailbox by way of accounts with tagged addresses", async () => {
  const { email, ...account } = newAccount();
  const { password } = account;
  for (let tag = 1; tag <= 3; tag += 1) {
    const address = tagged(email, tag);
    const cookie = cookieOf(await signUp(nobody, { ...account, email: address }));
    for (let time = 1; time <= 4; time += 1) {
      await nobody.send("POST", "/api/auth/request-password-reset", { email: address });
    }
    await mailsTo(db, email);
    const change = { currentPassword: password, newPassword: password };
    let browser = visitor(app, cookie);
    for (let time = 1; time <= 3; time += 1) {
      const changed = await browser.send("POST", "/api/auth/change-password", change);
      expect(changed.status).toBe(200);
      browser = visitor(app, cookieOf(changed));
    }
    const newEmail = tagged(email, tag + 10);
    for (let time = 1; time <= 3; time += 1) {
      await browser.send("POST", "/api/auth/change-email", { newEmail, password });
      await mailsTo(db, email);
    }
  }
  const kinds = (await sentMails(db)).filter(isToTagOf(email)).map(({ written }) => written.kind);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(count("confirm-address")).toBe(3);
  expect(count("reset-password")).toBe(5);
  expect(count("password-changed")).toBe(5);
  expect(count("confirm-new-address")).toBe(5);
});

test("what strangers ask for does not refuse a known browser a reset of a confirmed address", async () => {
  const account = newAccount();
  const owner = await browserOf(account);
  const [{ token } = { token: "" }] = await mailsTo(db, account.email);
  await nobody.send("POST", "/api/auth/confirm-address", { token });
  const request = (browser: typeof nobody) =>
    browser.send("POST", "/api/auth/request-password-reset", { email: account.email });
  for (let time = 1; time <= 5; time += 1) await request(from("203.0.113.140"));
  expect(await request(from("203.0.113.141"))).toMatchObject(rateLimited);
  expect((await request(owner.app())).status).toBe(200);
  const resets = (await mailsTo(db, account.email)).filter(({ kind }) => kind === "reset-password");
  expect(resets).toHaveLength(6);
});

test("administrators' invitations are never left out", async () => {
  const { email, ...account } = newAccount();
  for (let tag = 1; tag <= 8; tag += 1) {
    await signUp(nobody, { ...account, email: tagged(email, tag) });
    const addressed = { userId: null, recipient: tagged(email, tag), language: "fr" } as const;
    const content = { askedBy: "administrator" } as const;
    await queueMail({ db, now: new Date() }, { ...addressed, kind: "reset-password", content });
  }
  const resets = (await sentMails(db)).filter(
    (mail) => isToTagOf(email)(mail) && mail.written.kind === "reset-password",
  );
  expect(resets).toHaveLength(8);
});

test("resets asked for tagged addresses leave the owner of the mailbox theirs", async () => {
  const { email } = newAccount();
  const request = (address: string) =>
    nobody.send("POST", "/api/auth/request-password-reset", { email: address });
  for (let tag = 1; tag <= 6; tag += 1) {
    expect((await request(tagged(email, tag).toUpperCase())).status).toBe(200);
  }
  for (let time = 1; time <= 5; time += 1) expect((await request(email)).status).toBe(200);
  expect((await request(email)).status).toBe(429);
});

test.each(["reset-password", "check-link"])(
  "links are not tried in vain for long by %s, and a good one always works",
  async (path) => {
    const { app } = appOn(db, { hashing, limits: { "reset-link-by-client": limit(3) } });
    const address = `203.0.113.${path.length}`;
    const guesser = visitor(app, undefined, address);
    const follow = (token: string) =>
      guesser.send("POST", `/api/auth/${path}`, {
        kind: "reset-password",
        token,
        newPassword: "clavel-2027",
      });
    for (const token of ["a", "b", "c"]) expect((await follow(token)).status).toBe(400);
    expect(await follow("d")).toMatchObject(rateLimited);
    const account = newAccount();
    await signUp(nobody, account);
    await guesser.send("POST", "/api/auth/request-password-reset", { email: account.email });
    const token = (await mailsTo(db, account.email)).at(-1)?.token ?? "";
    expect((await follow(token)).status).toBe(200);
  },
);

test("who uses up the mails that a school may ask for leaves known browsers theirs", async () => {
  const limits = {
    "password-reset-by-client": limit(1),
    "password-reset-by-busy-client": limit(0),
  };
  const { app } = appOn(db, { hashing, limits });
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const request = (browser: typeof nobody, email: string) =>
    browser.send("POST", "/api/auth/request-password-reset", { email });
  const school = "198.51.100.9";
  const pupil = visitor(app, undefined, school);
  expect((await request(pupil, newAccount().email)).status).toBe(200);
  expect((await request(pupil, newAccount().email)).status).toBe(429);
  expect((await request(visitor(app, cookie, school), account.email)).status).toBe(200);
});

const nextMinute = () =>
  db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - interval '1 minute'` });

test("a pupil who asks for too many resets refuses them to the school for a minute at most", async () => {
  const { app } = appOn(db, { hashing, limits: { "password-reset-by-client": limit(3) } });
  const school = visitor(app, undefined, "198.51.100.20");
  const request = () =>
    school.send("POST", "/api/auth/request-password-reset", { email: newAccount().email });
  for (let time = 1; time <= 33; time += 1) expect((await request()).status).toBe(200);
  const refused = await request();
  expect(refused).toMatchObject(rateLimited);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  await nextMinute();
  expect((await request()).status).toBe(200);
});

test("a pupil who signs up too often refuses that to the school for a minute at most", async () => {
  const { app } = appOn(db, { hashing, limits: { "sign-up-by-client": limit(3) } });
  const school = visitor(app, undefined, "198.51.100.21");
  for (let time = 1; time <= 23; time += 1) {
    expect((await signUp(school, newAccount())).status).toBe(200);
  }
  const refused = await signUp(school, newAccount());
  expect(refused).toMatchObject(rateLimited);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  await nextMinute();
  expect((await signUp(school, newAccount())).status).toBe(200);
});

test("a password that is refused uses up no sign-up", async () => {
  const limits = { "sign-up-by-client": limit(1), "sign-up-by-busy-client": limit(0) };
  const { app } = appOn(db, { hashing, limits });
  const school = visitor(app, undefined, "198.51.100.22");
  for (let time = 1; time <= 3; time += 1) {
    expect((await signUp(school, { ...newAccount(), password: "123456" })).status).toBe(400);
  }
  expect((await signUp(school, newAccount())).status).toBe(200);
});

test("sign-ups of one client are limited, and a school finds room", async () => {
  const limits = { "sign-up-by-client": limit(3), "sign-up-by-busy-client": limit(0) };
  const { app } = appOn(db, { hashing, limits });
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

test("who guesses in one session does not keep another from changing the password", async () => {
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

test("who deletes an account and makes it again sends no stranger more mails", async () => {
  const account = newAccount();
  const { password } = account;
  for (let time = 1; time <= 6; time += 1) {
    const answer = await signUp(nobody, account);
    expect(answer.status).toBe(200);
    const input = { currentPassword: password, newPassword: password };
    const changed = await visitor(app, cookieOf(answer)).send(
      "POST",
      "/api/auth/change-password",
      input,
    );
    await mailsTo(db, account.email);
    const robot = visitor(app, cookieOf(changed));
    await robot.send("POST", "/api/auth/send-confirmation");
    await robot.send("POST", "/api/auth/delete-account", { password });
  }
  const kinds = (await mailsTo(db, account.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "confirm-address")).toHaveLength(5);
  expect(kinds.filter((kind) => kind === "password-changed")).toHaveLength(5);
});

test("a password can be changed any number of times, and ten mails an hour tell a confirmed address", async () => {
  const account = newAccount();
  let cookie = cookieOf(await signUp(nobody, account));
  const [{ token } = { token: "" }] = await mailsTo(db, account.email);
  await nobody.send("POST", "/api/auth/confirm-address", { token });
  const input = { currentPassword: account.password, newPassword: account.password };
  for (let time = 1; time <= 12; time += 1) {
    const answer = await visitor(app, cookie).send("POST", "/api/auth/change-password", input);
    expect(answer.status).toBe(200);
    cookie = cookieOf(answer);
  }
  const told = (await mailsTo(db, account.email)).filter(({ kind }) => kind === "password-changed");
  expect(told).toHaveLength(10);
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
      await mailsTo(db, victim);
    }
    return statuses;
  };
  expect(await change(() => victim, 3)).toEqual([200, 200, 200]);
  expect(await change(() => victim, 3)).toEqual([200, 200, 429]);
  expect((await change(() => newAccount().email, 11)).at(-1)).toBe(429);
});

test("what was counted while the server's clock was ahead limits nobody once it is put back", async () => {
  const { rateLimits } = appOn(db, { limits: { "sign-up-by-client": limit(2) } });
  const who = ["sign-up-by-client", newAccount().email] as const;
  const tries = async () => [await rateLimits.tryCount(...who), await rateLimits.tryCount(...who)];
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  vi.useFakeTimers({ toFake: ["Date"], now: inAYear });
  onTestFinished(() => void vi.useRealTimers());
  expect(await tries()).toEqual([true, true]);
  await expect(rateLimits.demandLeft(...who)).rejects.toThrow();
  vi.useRealTimers();
  await rateLimits.demandLeft(...who);
  expect(await tries()).toEqual([true, true]);
  expect(await tries()).toEqual([false, false]);
  await expect(rateLimits.demandLeft(...who)).rejects.toThrow();
});

test("what is counted cannot be read: neither addresses nor accounts are in the table", async () => {
  const account = newAccount();
  await signIn(from("203.0.113.120"), account);
  const rows = JSON.stringify(await db.select().from(rateLimits));
  expect(rows).toContain("sign-in-by-email:");
  expect(rows).not.toContain("@");
  expect(rows).not.toContain("203.0.113");
});

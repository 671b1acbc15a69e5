import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits, users } from "../../db/schema.ts";
import { cookieOf, countedHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
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

test("one pupil who guesses three hundred times keeps nobody of the school out", async () => {
  const school = "198.51.100.7";
  const classmate = newAccount();
  const known = await browserOf(classmate, school);
  for (let time = 1; time <= 301; time += 1) await signIn(from(school), newAccount());
  const newcomers = Array.from({ length: 20 }, newAccount);
  for (const newcomer of newcomers) await signUp(nobody, newcomer);
  const answers = await Promise.all(newcomers.map((each) => signIn(from(school), each)));
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
  const limits = { "sign-in-by-client": limit(5), "sign-in-work-by-client": limit(8) };
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

test("a hundred right sign-ins an hour to one account are enough", async () => {
  const { app } = appOn(db, { hashing, limits: { "right-sign-in-by-email": limit(3) } });
  const account = newAccount();
  const robot = visitor(app, cookieOf(await signUp(nobody, account)));
  for (let time = 1; time <= 3; time += 1) expect((await signIn(robot, account)).status).toBe(200);
  const { result, hashes } = await hashesOf(() => signIn(robot, account));
  expect(result).toMatchObject(rateLimited);
  expect(hashes).toBe(0);
});

test("right passwords that somebody else used up do not refuse the one of a reset", async () => {
  const { app } = appOn(db, { hashing, limits: { "right-sign-in-by-email": limit(1) } });
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

test("a mailbox gets no more accounts because its address is written with tags", async () => {
  const { email } = newAccount();
  const statuses: number[] = [];
  for (let tag = 1; tag <= 6; tag += 1) {
    const account = { ...newAccount(), email: tagged(email, tag) };
    statuses.push((await signUp(nobody, account)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
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
  const { app } = appOn(db, { hashing, limits: { "password-reset-by-client": limit(1) } });
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
});

test("what is counted cannot be read: neither addresses nor accounts are in the table", async () => {
  const account = newAccount();
  await signIn(from("203.0.113.120"), account);
  const rows = JSON.stringify(await db.select().from(rateLimits));
  expect(rows).toContain("sign-in-by-email:");
  expect(rows).not.toContain("@");
  expect(rows).not.toContain("203.0.113");
});

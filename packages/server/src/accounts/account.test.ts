import { setImmediate } from "node:timers/promises";
import { DAY_MS } from "@verbena/core/calendar";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../db/schema.ts";
import {
  cookieOf,
  newAccount,
  sessionCookies,
  signIn as signInAs,
  signUp as signUpAs,
} from "../testing/account.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { appOn, testApp, visitor } from "../testing/test-app.ts";
import { createScrypt } from "./password/scrypt.ts";

const { app, db, nobody, learner, setClock } = await testApp();

const signUp = (input: unknown) => signUpAs(nobody, input);
const signIn = (input: unknown) => signInAs(nobody, input);

test("a sign-up signs in as a learner with the trimmed name", async () => {
  const account = newAccount();
  const answer = await signUp({ ...account, name: "  Ana  " });
  expect(answer.status).toBe(200);
  const session = await visitor(app, cookieOf(answer)).send("GET", "/api/auth/get-session");
  expect(session.body).toMatchObject({
    user: { name: "Ana", email: account.email, role: "user" },
    session: { expiresAt: expect.any(String) },
  });
});

test("the session token is only in an HttpOnly cookie", async () => {
  const answer = await signUp(newAccount());
  expect(sessionCookies(answer)).toEqual([
    expect.stringMatching(/^verbena\.session_token=.*HttpOnly/),
  ]);
  expect(JSON.stringify(answer.body)).not.toContain("token");
});

test.each([
  [{ name: "A" }, "name", "usernameMin"],
  [{ name: " A " }, "name", "usernameMin"],
  [{ name: "a".repeat(51) }, "name", "usernameMax"],
  [{ email: "ana" }, "email", "invalidEmail"],
  [{ email: `ana@${"a".repeat(300)}.org` }, "email", "invalidEmail"],
  [{ email: undefined }, "email", "required"],
  [{ email: 7 }, "email", "invalidValue"],
  [{ password: "12345" }, "password", "passwordMin"],
  [{ password: "1".repeat(129) }, "password", "passwordMax"],
  [{ password: undefined }, "password", "required"],
  [{ password: null }, "password", "invalidValue"],
])("a sign-up with %j is refused at %s with %s", async (change, path, key) => {
  expect(await signUp({ ...newAccount(), ...change })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test("where people sign up themselves, they say that they are old enough", async () => {
  const ofPublic = visitor(appOn(db, { operator: "public" }).app);
  for (const isOfAge of [undefined, false, "true"]) {
    expect(await signUpAs(ofPublic, { ...newAccount(), isOfAge })).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "isOfAge", key: "ageUnconfirmed" }] } },
    });
  }
  expect(await signUpAs(ofPublic, { ...newAccount(), isOfAge: true })).toMatchObject({
    status: 200,
  });
});

test("a name of 50 and a password of 6 characters are accepted", async () => {
  expect((await signUp({ ...newAccount(), name: "é".repeat(50) })).status).toBe(200);
});

test("a sign-up hashes the password outside its transaction", async () => {
  // Real hashing, which takes a while.
  const busy = visitor(appOn(db, { hashing: createScrypt() }).app);
  await signUpAs(busy, newAccount());
  let answered = 0;
  let signedUp = false;
  const signingUp = signUpAs(busy, newAccount()).finally(() => {
    signedUp = true;
  });
  while (!signedUp) {
    await db.execute(sql`select 1`);
    await setImmediate();
    answered += 1;
  }
  expect((await signingUp).status).toBe(200);
  // Hundreds of queries run during hashing. If a transaction were open, only a few would run before it.
  expect(answered).toBeGreaterThan(10);
});

test("an address can be used once, in any case", async () => {
  const account = newAccount();
  await signUp(account);
  expect(await signUp({ ...account, email: account.email.toUpperCase() })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "email", key: "emailTaken" }] } },
  });
});

test("of two concurrent sign-ups with one address, one succeeds", async () => {
  const account = newAccount();
  const answers = await Promise.all([signUp(account), signUp(account)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { issues: [{ path: "email", key: "emailTaken" }] },
  });
});

test("signing in accepts the address in any case", async () => {
  const account = newAccount();
  await signUp(account);
  const answer = await signIn({ ...account, email: ` ${account.email.toUpperCase()} ` });
  expect(answer).toMatchObject({ status: 200, body: { user: { name: "Ana" } } });
});

test("a wrong password and an unknown address get the same answer", async () => {
  const account = newAccount();
  await signUp(account);
  const wrong = await signIn({ ...account, password: "wrong-one" });
  const unknown = await signIn({ ...newAccount(), password: "wrong-one" });
  expect(wrong).toMatchObject({
    status: 401,
    body: { error: { code: "unauthenticated", issues: [{ key: "wrongCredentials" }] } },
  });
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.status).toBe(wrong.status);
});

test("a remembered session's cookie lasts 30 days, others end with the browser", async () => {
  const account = newAccount();
  await signUp(account);
  const remembered = await signIn({ ...account, rememberMe: true });
  expect(sessionCookies(remembered)[0]).toContain("Max-Age=2592000");
  const forgotten = await signIn({ ...account, rememberMe: false });
  expect(sessionCookies(forgotten).join()).not.toMatch(/Max-Age|Expires/);
});

test("signing out ends the session", async () => {
  const cookie = cookieOf(await signUp(newAccount()));
  const ana = visitor(app, cookie);
  expect((await ana.send("POST", "/api/auth/sign-out")).status).toBe(200);
  expect((await ana.send("GET", "/api/auth/get-session")).body).toBeNull();
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
});

const newPassword = (cookie: string, input: object) =>
  visitor(app, cookie).send("POST", "/api/auth/change-password", input);

test("a new password replaces the old one", async () => {
  const account = newAccount();
  const cookie = cookieOf(await signUp(account));
  const change = { currentPassword: account.password, newPassword: "clavel" };
  expect(await newPassword(cookie, change)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await signIn(account)).status).toBe(401);
  expect((await signIn({ ...account, password: "clavel" })).status).toBe(200);
});

test("a change of password sends a mail, and a refused one does not", async () => {
  const account = newAccount();
  const cookie = cookieOf(await signUp(account));
  const change = { currentPassword: "not-mine", newPassword: "clavel" };
  await newPassword(cookie, change);
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "confirm-address" });
  await newPassword(cookie, { ...change, currentPassword: account.password });
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({
    kind: "password-changed",
    path: "/auth/forgot",
  });
});

test("a new password ends all other sessions", async () => {
  const account = newAccount();
  const here = cookieOf(await signUp(account));
  const elsewhere = cookieOf(await signIn({ ...account, rememberMe: true }));
  const change = { currentPassword: account.password, newPassword: "clavel" };
  const changed = await newPassword(here, change);
  expect(changed.status).toBe(200);
  const profileWith = async (cookie: string) =>
    (await visitor(app, cookie).send("GET", "/api/profile")).status;
  expect(await profileWith(elsewhere)).toBe(401);
  expect(await profileWith(here)).toBe(401);
  expect(await profileWith(cookieOf(changed))).toBe(200);
});

test("a new password sets one session cookie", async () => {
  const account = newAccount();
  setClock(new Date().toISOString());
  const cookie = cookieOf(await signUp(account));
  setClock(new Date(Date.now() + 2 * DAY_MS).toISOString());
  const change = { currentPassword: account.password, newPassword: "clavel" };
  const changed = sessionCookies(await newPassword(cookie, change));
  expect(changed).toEqual([expect.stringMatching(/^verbena\.session_token=/)]);
  expect(changed[0]).not.toContain(cookie);
});

test("a remembered session stays remembered after a new password", async () => {
  const account = newAccount();
  await signUp(account);
  const cookie = cookieOf(await signIn({ ...account, rememberMe: false }));
  const change = { currentPassword: account.password, newPassword: "clavel" };
  expect(sessionCookies(await newPassword(cookie, change)).join()).not.toMatch(/Max-Age|Expires/);
});

test.each([
  [{ currentPassword: "not-mine" }, "currentPassword", "wrongPassword"],
  [{ currentPassword: "" }, "currentPassword", "required"],
  [{ currentPassword: undefined }, "currentPassword", "required"],
  [{ currentPassword: "1".repeat(129) }, "currentPassword", "wrongPassword"],
  [{ newPassword: "12345" }, "newPassword", "passwordMin"],
  [{ newPassword: "1".repeat(129) }, "newPassword", "passwordMax"],
  [{ newPassword: undefined }, "newPassword", "required"],
])("a change of password with %j is refused at %s with %s", async (change, path, key) => {
  const account = newAccount();
  const cookie = cookieOf(await signUp(account));
  const input = { currentPassword: account.password, newPassword: "clavel", ...change };
  expect(await newPassword(cookie, input)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
  expect((await signIn(account)).status).toBe(200);
});

test("an expired session is refused", async () => {
  setClock("2026-03-01T00:00:00.000Z");
  const ana = await learner();
  setClock("2026-03-30T23:59:00.000Z");
  const inTime = await ana.send("GET", "/api/packages?family=presente-indicativo");
  expect(inTime.status).toBe(200);
  const berta = await learner();
  setClock("2026-04-30T00:00:01.000Z");
  expect(await berta.send("GET", "/api/profile")).toMatchObject({
    status: 401,
    body: { error: { code: "unauthenticated" } },
  });
});

test("using a remembered session extends it, once an hour", async () => {
  setClock("2026-03-01T00:00:00.000Z");
  const ana = await learner();
  setClock("2026-03-01T00:59:00.000Z");
  expect(sessionCookies(await ana.send("GET", "/api/profile"))).toEqual([]);
  setClock("2026-03-20T12:00:00.000Z");
  const [cookie] = sessionCookies(await ana.send("GET", "/api/profile"));
  expect(cookie).toMatch(/^verbena\.session_token=.*Max-Age=2592000.*HttpOnly/);
  expect(cookie).toContain(ana.cookie);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, ana.id));
  expect(session?.expiresAt.toISOString()).toBe("2026-04-19T12:00:00.000Z");
});

test("a forged session cookie is refused", async () => {
  const { cookie } = await learner();
  const forged = visitor(app, cookie.replace(/.$/, cookie.endsWith("A") ? "B" : "A"));
  expect((await forged.send("GET", "/api/profile")).status).toBe(401);
});

test.each(["https://evil.example", "null", "http://localhost:4000"])(
  "a change from a page of %s is forbidden",
  async (origin) => {
    const ana = await learner();
    const asked = await ana.send("PATCH", "/api/profile", { username: "Eva" }, { origin });
    expect(asked).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
    expect((await ana.send("POST", "/api/auth/sign-out", {}, { origin })).status).toBe(403);
  },
);

test.each(["PATCH", "GET"])("%s with Sec-Fetch-Site cross-site is forbidden", async (method) => {
  const ana = await learner();
  const body = method === "GET" ? undefined : { username: "Eva" };
  const headers = { "sec-fetch-site": "cross-site" };
  expect(await ana.send(method, "/api/profile", body, headers)).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden" } },
  });
});

test.each(["localhost:3000", "127.0.0.1:3000", "verbena.local"])(
  "a page of the host %s may make changes",
  async (host) => {
    const ana = await learner();
    const headers = { host, origin: `http://${host}` };
    const changed = await ana.send("PATCH", "/api/profile", { username: "Eva" }, headers);
    expect(changed.status).toBe(200);
  },
);

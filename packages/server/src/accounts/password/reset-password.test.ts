import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users, verifications } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, setClock } = await testApp({
  hashing: countingHashing(),
  limits: { "password-reset-by-client": { points: 200, durationS: 60 } },
});

const request = (email: unknown) =>
  nobody.send("POST", "/api/auth/request-password-reset", { email });
const reset = (token: unknown, newPassword: unknown = "clavel-blanco") =>
  nobody.send("POST", "/api/auth/reset-password", { token, newPassword });

const check = (token: unknown) =>
  nobody.send("POST", "/api/auth/check-link", { kind: "reset-password", token });

const linkExpired = {
  status: 400,
  body: { error: { code: "invalid_input", issues: [{ path: "token", key: "linkExpired" }] } },
};

async function signUpWithReset() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  await mailsTo(db, account.email);
  const newToken = async () => {
    expect((await request(account.email)).status).toBe(200);
    return (await mailsTo(db, account.email)).at(-1)?.token;
  };
  return { ...account, ...visitor(app, cookie), newToken };
}

test("a password reset sends a link that sets a new password", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  expect((await mailsTo(db, ana.email)).at(-1)).toMatchObject({
    kind: "reset-password",
    path: "/auth/reset",
  });
  expect(await reset(token)).toMatchObject({ status: 200, body: { success: true } });
  expect((await signIn(nobody, ana)).status).toBe(401);
  expect((await signIn(nobody, { ...ana, password: "clavel-blanco" })).status).toBe(200);
});

test("checking a link does not use it up", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  expect(await check(token)).toMatchObject({ status: 200, body: { email: ana.email } });
  expect((await check(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect(await check(token)).toMatchObject(linkExpired);
});

test("checking an expired link is refused", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const token = await (await signUpWithReset()).newToken();
  setClock("2026-03-01T13:00:00.000Z");
  expect(await check(token)).toMatchObject(linkExpired);
});

test("a reset ends all sessions and confirms the address", async () => {
  const ana = await signUpWithReset();
  await reset(await ana.newToken());
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
  const again = await signIn(nobody, { ...ana, password: "clavel-blanco" });
  expect(again.body).toMatchObject({ user: { emailVerified: true } });
});

test("a reset sends a mail in the learner's language", async () => {
  const ana = await signUpWithReset();
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  await reset(await ana.newToken());
  expect((await mailsTo(db, ana.email)).at(-1)).toMatchObject({
    kind: "password-changed",
    language: "nl",
    path: "/auth/forgot",
  });
});

test("a refused reset sends no mail", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  await reset(token, "12345");
  await reset("forged");
  expect((await mailsTo(db, ana.email)).at(-1)).toMatchObject({ kind: "reset-password" });
});

test("a link resets the password once, also of two concurrent requests", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  const answers = await Promise.all([reset(token, "clavel-1"), reset(token, "clavel-2")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await reset(token)).toMatchObject(linkExpired);
});

test("a link to reset the password is valid for an hour", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  setClock("2026-03-01T13:00:00.000Z");
  expect(await reset(token)).toMatchObject(linkExpired);
  expect((await signIn(nobody, ana)).status).toBe(200);
});

test("a reset invalidates earlier links", async () => {
  const ana = await signUpWithReset();
  const [first, second] = [await ana.newToken(), await ana.newToken()];
  expect((await reset(second)).status).toBe(200);
  expect(await reset(first)).toMatchObject(linkExpired);
});

test("a change of password invalidates links", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  const change = { currentPassword: ana.password, newPassword: "clavel-azul" };
  expect((await ana.send("POST", "/api/auth/change-password", change)).status).toBe(200);
  expect(await reset(token)).toMatchObject(linkExpired);
});

test.each(["forged", "", "reset-password", "%", "a".repeat(101)])(
  "the forged token %j is refused",
  async (token) => {
    await (await signUpWithReset()).newToken();
    expect(await check(token)).toMatchObject(linkExpired);
    expect(await reset(token)).toMatchObject(linkExpired);
  },
);

test("the stored hash of a token is not a token", async () => {
  const ana = await signUpWithReset();
  await ana.newToken();
  const rows = await db.select().from(verifications);
  for (const { tokenHash } of rows) expect(await reset(tokenHash)).toMatchObject(linkExpired);
});

test.each([
  ["12345", "passwordMin"],
  ["1".repeat(129), "passwordMax"],
  ["azerty123", "passwordCommon"],
  [undefined, "required"],
  [7, "invalidValue"],
])("a new password %j is refused with %s, and the link stays valid", async (password, key) => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  const body = { token, newPassword: password };
  expect(await nobody.send("POST", "/api/auth/reset-password", body)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newPassword", key }] } },
  });
  expect((await reset(token)).status).toBe(200);
});

test("a request is queued before it is answered, with and without an account", async () => {
  const ana = await signUpWithReset();
  const unknown = newAccount().email;
  await Promise.all([request(ana.email), request(unknown)]);
  const toThem = inArray(mails.recipient, [ana.email, unknown]);
  const queued = await db.select().from(mails).where(toThem);
  const shape = { kind: "reset-password", userId: null, content: {}, attempts: 0 };
  expect(queued).toMatchObject([shape, shape]);
  expect(queued.map(({ recipient }) => recipient).sort()).toEqual([ana.email, unknown].sort());

  // The process that sends the mail looks up the account.
  expect((await mailsTo(db, ana.email)).at(-1)).toMatchObject({ kind: "reset-password" });
  expect(await mailsTo(db, unknown)).toEqual([]);
  expect(await db.$count(mails, toThem)).toBe(0);
});

test("a new password cancels queued mails with links", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  await request(ana.email);
  expect((await reset(token)).status).toBe(200);
  const kinds = (await mailsTo(db, ana.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(["confirm-address", "reset-password", "password-changed"]);
});

test("a new address cancels queued mails to the old one", async () => {
  const ana = await signUpWithReset();
  await request(ana.email);
  await db.update(users).set({ email: newAccount().email }).where(eq(users.email, ana.email));
  expect((await mailsTo(db, ana.email)).map(({ kind }) => kind)).toEqual(["confirm-address"]);
});

test("a link sent to a former address is refused", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  const email = newAccount().email;
  await db.update(users).set({ email }).where(eq(users.email, ana.email));
  expect(await check(token)).toMatchObject(linkExpired);
  expect(await reset(token)).toMatchObject(linkExpired);
  expect((await signIn(nobody, { ...ana, email })).status).toBe(200);
});

test("GET and HEAD of the link change nothing", async () => {
  const ana = await signUpWithReset();
  const token = await ana.newToken();
  for (const method of ["GET", "HEAD"]) await nobody.send(method, `/auth/reset?token=${token}`);
  expect(await check(token)).toMatchObject({ status: 200, body: { email: ana.email } });
});

test("an unknown address gets the same answer and no mail", async () => {
  const ana = await signUpWithReset();
  const unknown = newAccount().email;
  const answers = [await request(ana.email), await request(unknown)];
  const [first, second] = answers.map(({ status, body }) => ({ status, body }));
  expect(second).toEqual(first);
  expect(await mailsTo(db, unknown)).toEqual([]);
});

test("the address may be written in capitals", async () => {
  const ana = await signUpWithReset();
  await request(ana.email.toUpperCase());
  expect(await mailsTo(db, ana.email)).toHaveLength(2);
});

test.each([
  ["ana", "invalidEmail"],
  ["", "required"],
  ["  ", "required"],
  [undefined, "required"],
])("a request for %j is refused with %s", async (email, key) => {
  expect(await request(email)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "email", key }] } },
  });
});

test("a request cannot choose where a link leads", async () => {
  const ana = await signUpWithReset();
  const headers = { host: "evil.local", "x-forwarded-host": "evil.example" };
  await nobody.send("POST", "/api/auth/request-password-reset", { email: ana.email }, headers);
  const sent = await mailsTo(db, ana.email);
  expect(sent).toHaveLength(2);
  for (const { content } of sent) expect(content["link"]).toMatch(/^http:\/\/localhost:3000\//);
});

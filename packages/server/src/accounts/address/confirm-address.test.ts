import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users, verifications } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, visitor } from "../../testing/test-app.ts";
import { maskEmail } from "./confirm-address.ts";

const { app, db, nobody, setClock } = await testApp({ hashing: countingHashing() });

/** Signs up, and returns the account with the mail of its link. */
async function signUpWithMail() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  const [mail] = await mailsTo(db, account.email);
  return { ...account, ...visitor(app, cookie), mail, token: mail?.token };
}

const isConfirmed = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.emailVerified;
};

const followLink = ({ send }: typeof nobody, token: unknown) =>
  send("POST", "/api/auth/confirm-address", { token });

const check = ({ send }: typeof nobody, token: unknown) =>
  send("POST", "/api/auth/check-link", { kind: "confirm-address", token });

const linkExpired = {
  status: 400,
  body: { error: { code: "invalid_input", issues: [{ path: "token", key: "linkExpired" }] } },
};

test("a sign-up sends a mail to confirm the address, and the session works in the meantime", async () => {
  const ana = await signUpWithMail();
  expect(ana.mail).toMatchObject({ kind: "confirm-address", path: "/auth/confirm-address" });
  expect(await isConfirmed(ana.email)).toBe(false);
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
});

test("the mail has the language of the sign-up page", async () => {
  const account = newAccount();
  const headers = { cookie: "verbena_language=nl" };
  await nobody.send("POST", "/api/auth/sign-up/email", account, headers);
  expect(await mailsTo(db, account.email)).toMatchObject([{ language: "nl" }]);
});

test("a link confirms the address, also when followed again", async () => {
  const ana = await signUpWithMail();
  const confirmed = { status: 200, body: { email: ana.email } };
  expect(await followLink(ana, ana.token)).toMatchObject(confirmed);
  expect(await isConfirmed(ana.email)).toBe(true);
  expect(await followLink(ana, ana.token)).toMatchObject(confirmed);
  const { body } = await ana.send("GET", "/api/auth/get-session");
  expect(body).toMatchObject({ user: { emailVerified: true } });
});

test("nobody confirms a stranger's account by following the mail of its sign-up", async () => {
  const stranger = await signUpWithMail();
  const berta = await signUpWithMail();
  const refused = {
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "signInFirst" }] } },
  };
  expect(await followLink(nobody, stranger.token)).toMatchObject(refused);
  expect(await followLink(berta, stranger.token)).toMatchObject(refused);
  expect(await isConfirmed(stranger.email)).toBe(false);
});

test("after signing in, the link confirms the address in another browser", async () => {
  const { email, password, token } = await signUpWithMail();
  const phone = visitor(app, cookieOf(await signIn(nobody, { email, password })));
  expect(await check(nobody, token)).toMatchObject({ body: { needsSignIn: true } });
  expect(await check(phone, token)).toMatchObject({ body: { needsSignIn: false } });
  expect((await followLink(phone, token)).status).toBe(200);
  expect(await isConfirmed(email)).toBe(true);
});

test("checking a link returns its address and whether it was followed", async () => {
  const ana = await signUpWithMail();
  const { email } = ana;
  expect(await check(nobody, ana.token)).toMatchObject({
    status: 200,
    body: { email, isDone: false },
  });
  expect(await isConfirmed(email)).toBe(false);
  await followLink(ana, ana.token);
  expect(await check(nobody, ana.token)).toMatchObject({ body: { email, isDone: true } });
});

test.each(["", "forged", "a".repeat(5000)])("a forged token %j is refused", async (token) => {
  expect(await followLink(nobody, token)).toMatchObject(linkExpired);
  expect(await check(nobody, token)).toMatchObject(linkExpired);
});

test("a link to confirm an address is valid for a week", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signUpWithMail();
  const berta = await signUpWithMail();
  setClock("2026-03-08T11:59:00.000Z");
  expect((await followLink(ana, ana.token)).status).toBe(200);
  setClock("2026-03-08T12:01:00.000Z");
  expect(await followLink(nobody, berta.token)).toMatchObject(linkExpired);
  expect(await check(nobody, berta.token)).toMatchObject(linkExpired);
  expect(await isConfirmed(berta.email)).toBe(false);
});

test("a link confirms only the address that it was sent to", async () => {
  const ana = await signUpWithMail();
  const newEmail = newAccount().email;
  await db.update(users).set({ email: newEmail }).where(eq(users.email, ana.email));
  expect(await check(nobody, ana.token)).toMatchObject(linkExpired);
  expect(await followLink(ana, ana.token)).toMatchObject(linkExpired);
  expect(await isConfirmed(newEmail)).toBe(false);
});

test("a mail to the account's former address is not sent", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const newEmail = newAccount().email;
  await db.update(users).set({ email: newEmail }).where(eq(users.email, account.email));
  expect(await mailsTo(db, account.email)).toEqual([]);
  expect(await db.$count(mails, eq(mails.recipient, account.email))).toBe(0);
});

test("neither the queue nor the table of links ever holds a token", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const [waiting] = await db.select().from(mails).where(eq(mails.recipient, account.email));
  expect(waiting).toMatchObject({ kind: "confirm-address", content: {} });
  const [mail] = await mailsTo(db, account.email);
  expect(mail?.token).toHaveLength(43);
  expect(JSON.stringify(await db.select().from(verifications))).not.toContain(mail?.token);
});

test("a link works only for its purpose", async () => {
  const ana = await signUpWithMail();
  const reset = { token: ana.token, newPassword: "clavel-blanco" };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(400);
});

test("the link can be sent again four times an hour until it is followed", async () => {
  const ana = await signUpWithMail();
  const again = () => ana.send("POST", "/api/auth/send-confirmation");
  for (let time = 1; time <= 4; time += 1) {
    expect((await again()).status).toBe(200);
    await mailsTo(db, ana.email);
  }
  expect(await again()).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(await mailsTo(db, ana.email)).toHaveLength(5);

  const berta = await signUpWithMail();
  await followLink(berta, berta.token);
  expect((await berta.send("POST", "/api/auth/send-confirmation")).status).toBe(200);
  expect(await mailsTo(db, berta.email)).toHaveLength(1);
});

test.each([
  ["ana@example.org", "a…@example.org"],
  ["a@example.org", "a…@example.org"],
  ['"a@b"@example.org', '"…@example.org'],
  ["élodie@example.org", "é…@example.org"],
])("%s is masked as %s", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { answer } from "../../testing/progress.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, setClock } = await testApp({ hashing: countingHashing() });

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  return { ...account, ...visitor(app, cookie) };
}

const change = ({ send }: Visitor, newEmail: unknown, password: unknown = "clavel-rojo") =>
  send("POST", "/api/auth/change-email", { newEmail, password });

const tokenTo = async (email: string) => (await mailsTo(db, email)).at(-1)?.token;

const sessionOf = async ({ send }: Visitor) => (await send("GET", "/api/auth/get-session")).body;

const followLink = async ({ send }: Visitor, token: unknown) =>
  (await send("POST", "/api/auth/confirm-new-address", { token })).status;

test("a change of address takes effect when the link to the new address is followed", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  expect(await change(ana, newEmail)).toMatchObject({ status: 200, body: { success: true } });
  expect(await mailsTo(db, newEmail)).toMatchObject([{ kind: "confirm-new-address" }]);
  expect(await sessionOf(ana)).toMatchObject({ user: { email: ana.email } });

  expect(await followLink(ana, await tokenTo(newEmail))).toBe(200);
  expect(await sessionOf(ana)).toMatchObject({ user: { email: newEmail, emailVerified: true } });
  expect((await signIn(nobody, ana)).status).toBe(401);
  expect((await signIn(nobody, { ...ana, email: newEmail })).status).toBe(200);
});

test("the mail to a confirmed old address masks the new one", async () => {
  const ana = await signedUp();
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, ana.email));
  await ana.send("POST", "/api/progress/events", { events: [answer({ timeZone: "Asia/Tokyo" })] });
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  await followLink(ana, await tokenTo(newEmail));
  expect((await mailsTo(db, ana.email)).at(-1)).toMatchObject({
    kind: "address-changed",
    content: {
      username: "Ana",
      timeZone: "Asia/Tokyo",
      maskedEmail: `${newEmail[0]}…@example.org`,
      link: "http://localhost:3000/",
    },
  });
});

test("the mail to an unconfirmed old address contains no text of the learner", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  await followLink(ana, await tokenTo(newEmail));
  const content = { timeZone: "UTC", link: "http://localhost:3000/" };
  expect((await mailsTo(db, ana.email)).at(-1)?.content).toEqual(content);
});

test("checking a link returns the address and nothing about the account", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const token = await tokenTo(newEmail);
  const check = async () =>
    (await nobody.send("POST", "/api/auth/check-link", { kind: "confirm-new-address", token }))
      .body;
  expect(await check()).toEqual({ email: newEmail, isDone: false, needsSignIn: true });
  await followLink(ana, token);
  expect(await check()).toEqual({ email: newEmail, isDone: true, needsSignIn: false });
});

test("following the link again changes nothing and sends no mail", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const token = await tokenTo(newEmail);
  await followLink(ana, token);
  expect(await followLink(ana, token)).toBe(200);
  expect(await mailsTo(db, ana.email)).toHaveLength(2);
});

test("an address with an account gets the same answer, and its owner a mail", async () => {
  const ana = await signedUp();
  const berta = await signedUp();
  await berta.send("PATCH", "/api/profile", { preferredLanguage: "es" });
  const free = await change(ana, newAccount().email);
  const taken = await change(ana, berta.email.toUpperCase());
  expect({ ...taken, headers: null }).toEqual({ ...free, headers: null });
  const [, told] = await mailsTo(db, berta.email);
  expect(told).toMatchObject({ kind: "address-taken", language: "es", path: "/auth", token: "" });
  expect(JSON.stringify(told)).not.toContain("Ana");
  expect(await sessionOf(berta)).toMatchObject({ user: { email: berta.email } });
});

test("a request for a new address is stored before it is answered", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  expect(await db.select().from(mails).where(eq(mails.recipient, newEmail))).toMatchObject([
    { kind: "confirm-new-address", content: {} },
  ]);
});

test("an address that another account has taken in the meantime is refused", async () => {
  const ana = await signedUp();
  const wanted = newAccount();
  await change(ana, wanted.email);
  const token = await tokenTo(wanted.email);
  await signUp(nobody, wanted);
  expect(await followLink(ana, token)).toBe(400);
  expect(await sessionOf(ana)).toMatchObject({ user: { email: ana.email } });
});

test("of two concurrent links to one address, one succeeds", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const anas = await tokenTo(newEmail);
  await change(berta, newEmail);
  const bertas = await tokenTo(newEmail);
  const statuses = await Promise.all([followLink(ana, anas), followLink(berta, bertas)]);
  expect(statuses.sort()).toEqual([200, 400]);
});

test("a used link cannot restore the address later", async () => {
  const ana = await signedUp();
  const second = newAccount().email;
  await change(ana, second);
  const toSecond = await tokenTo(second);
  await followLink(ana, toSecond);
  await change(ana, ana.email);
  await followLink(ana, await tokenTo(ana.email));
  expect(await sessionOf(ana)).toMatchObject({ user: { email: ana.email } });
  expect(await followLink(ana, toSecond)).toBe(400);
  expect(await sessionOf(ana)).toMatchObject({ user: { email: ana.email } });
});

test("a new password invalidates links to new addresses", async () => {
  const ana = await signedUp();
  const thiefs = newAccount().email;
  await change(ana, thiefs);
  const passwords = { currentPassword: ana.password, newPassword: "clavel-azul" };
  await ana.send("POST", "/api/auth/change-password", passwords);
  expect(await followLink(nobody, await tokenTo(thiefs))).toBe(400);
});

test("a new address invalidates password resets sent to the old one", async () => {
  const ana = await signedUp();
  await nobody.send("POST", "/api/auth/request-password-reset", { email: ana.email });
  const token = (await mailsTo(db, ana.email)).at(-1)?.token;
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  await followLink(ana, await tokenTo(newEmail));
  const reset = { token, newPassword: "clavel-azul" };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(400);
});

test("a link to a new address is valid for a day", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const token = await tokenTo(newEmail);
  setClock("2026-03-02T12:00:00.000Z");
  expect(await followLink(ana, token)).toBe(400);
});

test("nobody gives their address to a stranger's account by following its link", async () => {
  const stranger = await signedUp();
  const berta = await signedUp();
  const newEmail = newAccount().email;
  await change(stranger, newEmail);
  const token = await tokenTo(newEmail);
  expect(await followLink(nobody, token)).toBe(403);
  expect(await followLink(berta, token)).toBe(403);
  expect(await sessionOf(stranger)).toMatchObject({ user: { email: stranger.email } });
});

test.each([
  [{ newEmail: "ana" }, "newEmail", "invalidEmail"],
  [{ newEmail: undefined }, "newEmail", "required"],
  [{ newEmail: " " }, "newEmail", "required"],
  [{ password: "wrong-one" }, "password", "wrongPassword"],
  [{ password: "" }, "password", "required"],
  [{ password: undefined }, "password", "required"],
])("a change of address with %j is refused at %s with %s", async (part, path, key) => {
  const ana = await signedUp();
  const input = { newEmail: newAccount().email, password: ana.password, ...part };
  expect(await ana.send("POST", "/api/auth/change-email", input)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test("the present address is refused as the new one", async () => {
  const ana = await signedUp();
  expect(await change(ana, ana.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newEmail", key: "emailUnchanged" }] } },
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "../../db/schema.ts";
import {
  cookieOf,
  countedHashing,
  mailsTo,
  newAccount,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { answer } from "../../testing/events.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, setClock, idle } = await testApp({ hashing: countedHashing() });

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  await idle();
  return { ...account, ...visitor(app, cookie) };
}

const change = async ({ send }: Visitor, newEmail: unknown, password: unknown = "clavel-rojo") => {
  const answer = await send("POST", "/api/auth/change-email", { newEmail, password });
  await idle();
  return answer;
};

const linkTo = async (email: string) => {
  const mail = (await mailsTo(db, email)).at(-1);
  return `${mail?.path}?token=${mail?.token}`;
};

const emailOf = async ({ send }: Visitor) => (await send("GET", "/api/auth/get-session")).body;

const follow = async ({ send }: Visitor, link: string) =>
  (await send("GET", link)).headers.get("location");

test("a new address is asked by mail, and only its link makes the change", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  expect(await change(ana, newEmail)).toMatchObject({ status: 200, body: { success: true } });
  expect(await mailsTo(db, newEmail)).toMatchObject([{ kind: "confirm-new-address" }]);
  expect(await emailOf(ana)).toMatchObject({ user: { email: ana.email } });

  expect(await follow(ana, await linkTo(newEmail))).toBe("/app?address=confirmed");
  expect(await emailOf(ana)).toMatchObject({ user: { email: newEmail, emailVerified: true } });
  expect((await signIn(nobody, ana)).status).toBe(401);
  expect((await signIn(nobody, { ...ana, email: newEmail })).status).toBe(200);
});

test("the old address is told when the change is made", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  expect((await mailsTo(db, ana.email)).map(({ kind }) => kind)).toEqual(["confirm-address"]);
  await follow(nobody, await linkTo(newEmail));
  expect((await mailsTo(db, ana.email)).map(({ kind }) => kind)).toEqual([
    "confirm-address",
    "address-changed",
  ]);
});

test("the old address is told when, so much of the new one as its owner knows it by, and where to go", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signedUp();
  await ana.send("POST", "/api/progress/events", { events: [answer({ timeZone: "Asia/Tokyo" })] });
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  await follow(nobody, await linkTo(newEmail));
  const rows = await db.select().from(mails).where(eq(mails.recipient, ana.email));
  expect(rows.find(({ kind }) => kind === "address-changed")).toMatchObject({
    createdAt: new Date("2026-03-01T12:00:00.000Z"),
    content: {
      username: "Ana",
      timeZone: "Asia/Tokyo",
      maskedEmail: `${newEmail[0]}…@example.org`,
      link: "http://localhost:3000/",
    },
  });
});

test("following the link again changes nothing and tells nobody again", async () => {
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const link = await linkTo(newEmail);
  await follow(ana, link);
  expect(await follow(ana, link)).toBe("/app?address=confirmed");
  expect(await mailsTo(db, ana.email)).toHaveLength(2);
});

test("an address that somebody has gets the same answer, and no mail", async () => {
  const ana = await signedUp();
  const berta = await signedUp();
  const free = await change(ana, newAccount().email);
  const taken = await change(ana, berta.email.toUpperCase());
  expect({ ...taken, headers: null }).toEqual({ ...free, headers: null });
  expect(await mailsTo(db, berta.email)).toHaveLength(1);
});

test("an address that somebody took before the link was followed stays theirs", async () => {
  const ana = await signedUp();
  const wanted = newAccount();
  await change(ana, wanted.email);
  const link = await linkTo(wanted.email);
  await signUp(nobody, wanted);
  expect(await follow(ana, link)).toBe("/app?address=expired");
  expect(await emailOf(ana)).toMatchObject({ user: { email: ana.email } });
});

test("of two who follow links to one address at once, one gets it", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  const anas = await linkTo(newEmail);
  await change(berta, newEmail);
  const bertas = await linkTo(newEmail);
  const pages = await Promise.all([follow(ana, anas), follow(berta, bertas)]);
  expect(pages.sort()).toEqual(["/app?address=confirmed", "/app?address=expired"]);
});

test("a link that was used cannot bring the address back later", async () => {
  const ana = await signedUp();
  const second = newAccount().email;
  await change(ana, second);
  const toSecond = await linkTo(second);
  await follow(ana, toSecond);
  await change(ana, ana.email);
  await follow(ana, await linkTo(ana.email));
  expect(await emailOf(ana)).toMatchObject({ user: { email: ana.email } });
  expect(await follow(ana, toSecond)).toBe("/app?address=expired");
  expect(await emailOf(ana)).toMatchObject({ user: { email: ana.email } });
});

test("whoever knew the old password cannot take the account along once it is changed", async () => {
  const ana = await signedUp();
  const thiefs = newAccount().email;
  await change(ana, thiefs);
  const passwords = { currentPassword: ana.password, newPassword: "clavel-azul" };
  await ana.send("POST", "/api/auth/change-password", passwords);
  expect(await follow(nobody, await linkTo(thiefs))).toBe("/auth?address=expired");
});

test("a link to the old address gives no new password once the address is another", async () => {
  const ana = await signedUp();
  await nobody.send("POST", "/api/auth/request-password-reset", { email: ana.email });
  await idle();
  const token = (await mailsTo(db, ana.email)).at(-1)?.token;
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  await follow(ana, await linkTo(newEmail));
  const reset = { token, newPassword: "clavel-azul" };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(400);
});

test("the link is good for a day", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signedUp();
  const newEmail = newAccount().email;
  await change(ana, newEmail);
  setClock("2026-03-02T12:00:00.000Z");
  expect(await follow(nobody, await linkTo(newEmail))).toBe("/auth?address=expired");
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

test("the address that one has already is refused", async () => {
  const ana = await signedUp();
  expect(await change(ana, ana.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newEmail", key: "emailUnchanged" }] } },
  });
});

test("nobody changes an address without a session, nor from another site's page", async () => {
  const ana = await signedUp();
  expect((await change(nobody, newAccount().email)).status).toBe(401);
  const input = { newEmail: newAccount().email, password: ana.password };
  const headers = { origin: "https://evil.example" };
  const asked = await ana.send("POST", "/api/auth/change-email", input, headers);
  expect(asked.status).toBe(403);
});

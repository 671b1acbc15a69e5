import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users, verifications } from "../../db/schema.ts";
import { cookieOf, countedHashing, mailsTo, newAccount, signUp } from "../../testing/account.ts";
import { testApp, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, learner, setClock, idle } = await testApp({ hashing: countedHashing() });

/** Somebody who has just signed up, and the link that they got. */
async function newcomer() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  await idle();
  const [mail] = await mailsTo(db, account.email);
  const link = `${mail?.path}?token=${mail?.token}`;
  return { ...account, ...visitor(app, cookie), mail, link };
}

const isConfirmed = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.emailVerified;
};

const follow = async ({ send }: typeof nobody, link: string) => {
  const { status, headers } = await send("GET", link);
  return { status, location: headers.get("location") };
};

test("who signs up is asked by mail whether the address is theirs, and goes on meanwhile", async () => {
  const ana = await newcomer();
  expect(ana.mail).toMatchObject({ kind: "confirm-address", path: "/api/auth/confirm-address" });
  expect(await isConfirmed(ana.email)).toBe(false);
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
});

test("the mail speaks the language of the page where somebody signed up", async () => {
  const account = newAccount();
  const headers = { cookie: "verbena_language=nl" };
  await nobody.send("POST", "/api/auth/sign-up/email", account, headers);
  await idle();
  expect(await mailsTo(db, account.email)).toMatchObject([{ language: "nl" }]);
});

test("the link confirms the address and leads back to Verbena, the second time too", async () => {
  const ana = await newcomer();
  const toApp = { status: 302, location: "/app?address=confirmed" };
  expect(await follow(ana, ana.link)).toEqual(toApp);
  expect(await isConfirmed(ana.email)).toBe(true);
  expect(await follow(ana, ana.link)).toEqual(toApp);
  const { body } = await ana.send("GET", "/api/auth/get-session");
  expect(body).toMatchObject({ user: { emailVerified: true } });
});

test("in a browser that is not signed in the link confirms the address and leads to the sign-in", async () => {
  const ana = await newcomer();
  const answer = await nobody.send("GET", ana.link);
  expect(answer.headers.get("location")).toBe("/auth?address=confirmed");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await isConfirmed(ana.email)).toBe(true);
});

test.each(["", "?token=", "?token=forged", `?token=${"a".repeat(5000)}`, "?token=%00"])(
  "a forged link %j leads to a page that says that it is not good",
  async (query) => {
    const link = `/api/auth/confirm-address${query}`;
    expect(await follow(nobody, link)).toEqual({
      status: 302,
      location: "/auth?address=expired",
    });
    expect((await follow(await learner(), link)).location).toBe("/app?address=expired");
  },
);

test("a link is good for a week", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await newcomer();
  const berta = await newcomer();
  setClock("2026-03-08T11:59:00.000Z");
  expect((await follow(nobody, ana.link)).location).toBe("/auth?address=confirmed");
  setClock("2026-03-08T12:01:00.000Z");
  expect((await follow(nobody, berta.link)).location).toBe("/auth?address=expired");
  expect(await isConfirmed(berta.email)).toBe(false);
});

test("a link confirms only the address that it was sent to", async () => {
  const ana = await newcomer();
  const newEmail = newAccount().email;
  await db.update(users).set({ email: newEmail }).where(eq(users.email, ana.email));
  expect((await follow(nobody, ana.link)).location).toBe("/auth?address=expired");
  expect(await isConfirmed(newEmail)).toBe(false);
});

test("a link for one purpose is good for no other", async () => {
  const ana = await newcomer();
  const reset = { token: ana.mail?.token, newPassword: "clavel-blanco" };
  expect((await nobody.send("POST", "/api/auth/reset-password", reset)).status).toBe(400);
});

test("the database holds no token with which a link could be made", async () => {
  const ana = await newcomer();
  expect(JSON.stringify(await db.select().from(verifications))).not.toContain(ana.mail?.token);
});

test("the link is sent again when asked for, five times an hour, until it was followed", async () => {
  const ana = await newcomer();
  const again = () => ana.send("POST", "/api/auth/send-confirmation");
  for (let time = 1; time <= 5; time += 1) expect((await again()).status).toBe(200);
  expect(await again()).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(await mailsTo(db, ana.email)).toHaveLength(6);

  const berta = await newcomer();
  await follow(berta, berta.link);
  expect((await berta.send("POST", "/api/auth/send-confirmation")).status).toBe(200);
  expect(await mailsTo(db, berta.email)).toHaveLength(1);
});

test("nobody asks for a link without a session", async () => {
  expect((await nobody.send("POST", "/api/auth/send-confirmation")).status).toBe(401);
});

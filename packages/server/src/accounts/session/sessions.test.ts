import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users, verifications } from "../../db/schema.ts";
import { hashToken } from "../../security/secret.ts";
import {
  cookieOf,
  countingHashing,
  newAccount,
  sessionCookies,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { secrets, testApp, type Visitor, visitor } from "../../testing/test-app.ts";
import { sign } from "./session-cookie.ts";

const { app, db, nobody, learner, setClock } = await testApp({ hashing: countingHashing() });

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Signs a learner in on a computer and on a phone. */
async function onTwoDevices() {
  const account = newAccount();
  await signUp(nobody, account);
  await db.delete(sessions);
  const on = async (userAgent: string) => {
    const headers = { "user-agent": userAgent };
    const answer = await nobody.send("POST", "/api/auth/sign-in/email", account, headers);
    return visitor(app, cookieOf(answer));
  };
  return { account, computer: await on(firefox), mobile: await on(phone) };
}

const profileStatus = async ({ send }: Visitor) => (await send("GET", "/api/profile")).status;

test("the list of sessions shows which one is this browser", async () => {
  const { computer } = await onTwoDevices();
  const { status, body } = await computer.send("GET", "/api/auth/sessions");
  expect(status).toBe(200);
  expect(body).toEqual({
    sessions: expect.arrayContaining([
      expect.objectContaining({ browser: "Firefox", system: "Linux", isThis: true }),
      expect.objectContaining({ browser: "Chrome", system: "Android", isThis: false }),
    ]),
  });
  expect(JSON.stringify(body)).not.toMatch(/token|127\.0\.0\.1/);
});

test("a session stores the name of its browser", async () => {
  const { account } = await onTwoDevices();
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, account.email));
  expect(rows.map(({ session }) => session.userAgent)).toEqual([firefox, phone]);
});

test("a long User-Agent header is truncated", async () => {
  const account = newAccount();
  const headers = { "user-agent": "a".repeat(8000) };
  const answer = await nobody.send("POST", "/api/auth/sign-up/email", account, headers);
  expect(answer.status).toBe(200);
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, account.email));
  expect(row?.session.userAgent).toHaveLength(512);
});

test("the list of sessions shows when each was used last", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await learner();
  setClock("2026-03-05T08:00:00.000Z");
  await ana.send("GET", "/api/profile");
  expect((await ana.send("GET", "/api/auth/sessions")).body).toMatchObject({
    sessions: [{ signedInAt: "2026-03-01T12:00:00.000Z", lastUsedAt: "2026-03-05T08:00:00.000Z" }],
  });
});

const endSessions = ({ send }: Visitor, input: object) =>
  send("POST", "/api/auth/sessions/end", input);

test("one browser can sign out all others", async () => {
  const { account, computer, mobile } = await onTwoDevices();
  const answer = await endSessions(computer, { password: account.password });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect([await profileStatus(computer), await profileStatus(mobile)]).toEqual([200, 401]);
});

test("one session can be ended from another browser, without the others", async () => {
  const { account, computer, mobile } = await onTwoDevices();
  const { password } = account;
  const third = visitor(app, cookieOf(await signIn(nobody, account)));
  const { body } = await mobile.send("GET", "/api/auth/sessions");
  const { id } = Object(body).sessions.find(({ isThis }: { isThis: boolean }) => isThis);
  expect((await endSessions(computer, { id, password })).status).toBe(200);
  expect([await profileStatus(computer), await profileStatus(mobile)]).toEqual([200, 401]);
  expect(await profileStatus(third)).toBe(200);
  expect((await endSessions(computer, { id, password })).status).toBe(404);
});

test.each([
  [{}, "password", "required"],
  [{ password: "wrong-one" }, "password", "wrongPassword"],
  [{ password: "clavel-rojo", id: "x" }, "id", "invalidId"],
])("ending sessions with %j is refused", async (input, path, key) => {
  const { computer, mobile } = await onTwoDevices();
  expect(await endSessions(computer, input)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path, key }] } },
  });
  expect(await profileStatus(mobile)).toBe(200);
});

test("nobody can end another learner's session", async () => {
  const { account, computer } = await onTwoDevices();
  const ana = await learner();
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, ana.id));
  const input = { password: account.password, id: session?.id };
  expect((await endSessions(computer, input)).status).toBe(404);
  expect((await endSessions(nobody, input)).status).toBe(401);
  await endSessions(computer, { password: account.password });
  expect(await profileStatus(ana)).toBe(200);
});

test("the database holds no token of a session or of a sign-in that waits for its code", async () => {
  const account = newAccount();
  const signedUp = await signUp(nobody, account);
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.email, account.email));
  const waiting = await signIn(nobody, account);
  const stored = JSON.stringify([
    await db.select().from(sessions),
    await db.select().from(verifications),
  ]);
  const tokens = [signedUp, waiting].flatMap(sessionCookies).map(tokenIn).filter(Boolean);
  expect(tokens).toHaveLength(2);
  for (const token of tokens) {
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token);
  }
});

/** The value of a cookie, without its signature. */
const tokenIn = (cookie: string) => /=([\w-]*)\./.exec(decodeURIComponent(cookie))?.[1] ?? "";

test("the hash of a token, as a copy of the database has it, is no session", async () => {
  const { computer } = await onTwoDevices();
  expect(await profileStatus(computer)).toBe(200);
  const [row] = await db.select().from(sessions).orderBy(desc(sessions.createdAt));
  const forged = encodeURIComponent(sign("session_token", row?.tokenHash ?? "", secrets));
  expect(await profileStatus(visitor(app, `verbena.session_token=${forged}`))).toBe(401);
});

test("signing in replaces a session token that an attacker has planted", async () => {
  const account = newAccount();
  const planted = cookieOf(await signUp(nobody, newAccount()));
  await signUp(nobody, account);
  const received = cookieOf(await signIn(visitor(app, planted), account));
  expect(received).toMatch(/^verbena\.session_token=./);
  expect(received).not.toBe(planted);
  const { body } = await visitor(app, planted).send("GET", "/api/auth/get-session");
  expect(body).not.toMatchObject({ user: { email: account.email } });
});

test("a sign-up and each sign-in store the time", async () => {
  const account = newAccount();
  const last = async () => {
    const [user] = await db.select().from(users).where(eq(users.email, account.email));
    return user?.lastSignInAt?.toISOString();
  };
  setClock("2026-03-01T12:00:00.000Z");
  await signUp(nobody, account);
  expect(await last()).toBe("2026-03-01T12:00:00.000Z");
  setClock("2026-03-02T12:00:00.000Z");
  await signIn(nobody, { ...account, password: "wrong-one" });
  expect(await last()).toBe("2026-03-01T12:00:00.000Z");
  await signIn(nobody, account);
  expect(await last()).toBe("2026-03-02T12:00:00.000Z");
});

test("a session works while the server's clock is far behind", async () => {
  const ana = await learner();
  setClock("1950-01-01T12:00:00.000Z");
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
});

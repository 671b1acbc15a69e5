import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

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

test("the list of sessions names browsers and no IP addresses", async () => {
  const { account } = await onTwoDevices();
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, account.email));
  expect(rows.map(({ session }) => session.userAgent)).toEqual([firefox, phone]);
  expect(rows.map(({ session }) => session.ipAddress || null)).toEqual([null, null]);
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

test("one browser can sign out all others", async () => {
  const { computer, mobile } = await onTwoDevices();
  const answer = await computer.send("POST", "/api/auth/sign-out-everywhere", {
    includingThis: false,
  });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect([await profileStatus(computer), await profileStatus(mobile)]).toEqual([200, 401]);
});

test("all sessions can be ended, and this browser's cookie is removed", async () => {
  const { computer, mobile } = await onTwoDevices();
  const answer = await computer.send("POST", "/api/auth/sign-out-everywhere", {
    includingThis: true,
  });
  expect(answer.headers.getSetCookie().join()).toMatch(/verbena\.session_token=;.*Max-Age=0/);
  expect([await profileStatus(computer), await profileStatus(mobile)]).toEqual([401, 401]);
});

test("one session can be ended from another browser, without the others", async () => {
  const { account, computer, mobile } = await onTwoDevices();
  const third = visitor(app, cookieOf(await signIn(nobody, account)));
  const { body } = await mobile.send("GET", "/api/auth/sessions");
  const { id } = Object(body).sessions.find(({ isThis }: { isThis: boolean }) => isThis);
  expect((await computer.send("DELETE", `/api/auth/sessions/${id}`)).status).toBe(204);
  expect([await profileStatus(computer), await profileStatus(mobile)]).toEqual([200, 401]);
  expect(await profileStatus(third)).toBe(200);
  expect((await computer.send("DELETE", `/api/auth/sessions/${id}`)).status).toBe(404);
});

test.each(["x", "00000000-0000-0000-0000-000000000000", "%00"])(
  "ending the session %j is answered with not found",
  async (id) => {
    const ana = await learner();
    expect((await ana.send("DELETE", `/api/auth/sessions/${id}`)).status).toBe(404);
    expect(await profileStatus(ana)).toBe(200);
  },
);

test("nobody can end another learner's session by its id", async () => {
  const [ana, berta] = [await learner(), await learner()];
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, ana.id));
  expect((await berta.send("DELETE", `/api/auth/sessions/${session?.id}`)).status).toBe(404);
  expect((await nobody.send("DELETE", `/api/auth/sessions/${session?.id}`)).status).toBe(401);
  expect(await profileStatus(ana)).toBe(200);
});

test("ending all sessions ends only the learner's own", async () => {
  const [ana, berta] = [await learner(), await learner()];
  await ana.send("POST", "/api/auth/sign-out-everywhere", { includingThis: true });
  expect(await profileStatus(berta)).toBe(200);
  expect((await berta.send("GET", "/api/auth/sessions")).body).toMatchObject({
    sessions: [{ isThis: true }],
  });
});

test.each([[{}], [{ includingThis: "yes" }]])(
  "ending sessions with %j is refused",
  async (input) => {
    const ana = await learner();
    expect(await ana.send("POST", "/api/auth/sign-out-everywhere", input)).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "includingThis" }] } },
    });
    expect(await profileStatus(ana)).toBe(200);
  },
);

test("the list of sessions needs a session", async () => {
  expect((await nobody.send("GET", "/api/auth/sessions")).status).toBe(401);
  const input = { includingThis: true };
  expect((await nobody.send("POST", "/api/auth/sign-out-everywhere", input)).status).toBe(401);
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

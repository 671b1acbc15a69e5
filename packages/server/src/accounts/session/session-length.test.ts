import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "../../db/schema.ts";
import {
  cookieOf,
  countingHashing,
  createAdministrator,
  newAccount,
  sessionCookies,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const site = await testApp({ hashing: countingHashing() });
const { app, db, nobody, learner, setClock } = site;

const HOUR_MS = 3_600_000;
const start = Date.now();

/** The status of a request with the session after some hours. */
async function statusAfter(hours: number, { send }: Visitor): Promise<number> {
  setClock(new Date(start + hours * HOUR_MS).toISOString());
  return (await send("GET", "/api/profile")).status;
}

async function signedIn(rememberMe: boolean) {
  setClock(new Date(start).toISOString());
  const account = newAccount();
  await signUp(nobody, account);
  const answer = await signIn(nobody, { ...account, rememberMe });
  return { account, cookie: cookieOf(answer), ana: visitor(app, cookieOf(answer)) };
}

const days = (count: number) => count * 24;

test("a session that is not remembered ends after twelve hours without use", async () => {
  const { ana } = await signedIn(false);
  expect(await statusAfter(11, ana)).toBe(200);
  expect(await statusAfter(22, ana)).toBe(200);
  expect(await statusAfter(35, ana)).toBe(401);
});

test("a session that is not remembered ends after a week, however often it is used", async () => {
  const { ana } = await signedIn(false);
  for (let hour = 10; hour < days(7); hour += 10) expect(await statusAfter(hour, ana)).toBe(200);
  expect(await statusAfter(days(7) + 1, ana)).toBe(401);
});

test("a remembered session ends after thirty days without use", async () => {
  const { ana } = await signedIn(true);
  expect(await statusAfter(days(29), ana)).toBe(200);
  expect(await statusAfter(days(58), ana)).toBe(200);
  expect(await statusAfter(days(89), ana)).toBe(401);
});

test("a remembered session ends after 180 days, however often it is used", async () => {
  const { ana } = await signedIn(true);
  for (let day = 20; day < 180; day += 20) expect(await statusAfter(days(day), ana)).toBe(200);
  expect(await statusAfter(days(181), ana)).toBe(401);
});

test("an administrator's session ends after twelve hours without use, or a week", async () => {
  setClock(new Date(start).toISOString());
  const [idle, busy] = [await createAdministrator(site), await createAdministrator(site)];
  expect(await statusAfter(13, idle)).toBe(401);
  for (let hour = 10; hour < days(7); hour += 10) expect(await statusAfter(hour, busy)).toBe(200);
  expect(await statusAfter(days(7) + 1, busy)).toBe(401);
});

test("the server returns the end of the session after each extension, and removes the cookie of an ended one", async () => {
  const { ana } = await signedIn(false);
  const ask = () => ana.send("GET", "/api/auth/get-session");
  const endsAt = async () => Date.parse(Object((await ask()).body).session.expiresAt);
  expect(Math.round(((await endsAt()) - start) / HOUR_MS)).toBe(12);
  setClock(new Date(start + 2 * HOUR_MS).toISOString());
  const extended = await endsAt();
  expect(Math.round((extended - start) / HOUR_MS)).toBe(14);
  setClock(new Date(extended).toISOString());
  const late = await ask();
  expect(late.body).toBeNull();
  expect(sessionCookies(late).join()).toMatch(/^verbena\.session_token=;.*Max-Age=0/);
});

test("signing in ends the browser's previous session, and no other", async () => {
  const { account, ana: elsewhere } = await signedIn(true);
  const before = await learner();
  const answer = await signIn(before, account);
  expect(answer.status).toBe(200);
  expect(await statusAfter(0, before)).toBe(401);
  expect(await statusAfter(0, elsewhere)).toBe(200);
  await signIn(before, { ...account, password: "wrong-one" });
  expect(await statusAfter(0, elsewhere)).toBe(200);
});

test("a failed sign-in does not change the browser's session", async () => {
  const { account } = await signedIn(true);
  const before = await learner();
  expect((await signIn(before, { ...account, password: "wrong-one" })).status).toBe(401);
  expect(await statusAfter(0, before)).toBe(200);
});

test("an account has at most a hundred sessions: the least recently used end first", async () => {
  const ana = await learner();
  const account = newAccount();
  await signUp(nobody, account);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  const userId = user?.id ?? "";
  await db.delete(sessions).where(eq(sessions.userId, userId));
  const old = Array.from({ length: 100 }, (_, index) => ({
    id: crypto.randomUUID(),
    userId,
    tokenHash: `${index}`,
    remembered: true,
    expiresAt: new Date(start + HOUR_MS),
    createdAt: new Date(start - index),
    lastUsedAt: new Date(start - index),
  }));
  await db.insert(sessions).values(old);
  await signIn(nobody, account);
  const kept = await db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(kept).toHaveLength(100);
  expect(kept.map(({ tokenHash }) => tokenHash)).not.toContain("99");
  expect(kept.map(({ tokenHash }) => tokenHash)).toContain("98");
  expect(await db.$count(sessions, eq(sessions.userId, ana.id))).toBe(1);
});

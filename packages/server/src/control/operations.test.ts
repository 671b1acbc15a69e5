import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminActions, cards, mails, progressEvents, users } from "../db/schema.ts";
import { createAdministrator } from "../testing/account.ts";
import { answer } from "../testing/progress.ts";
import { type Learner, testApp } from "../testing/test-app.ts";
import { type Operation, runOperation } from "./operations.ts";

const site = await testApp();
const { db } = site;
const now = new Date("2026-03-10T12:00:00.000Z");

const dependencies = { db, now: () => now, linkOrigin: "https://verbena.example" };
const run = (operation: Operation) => runOperation(dependencies, operation);

const grant = (email: string) => run({ name: "grant", email });
const revoke = (email: string) => run({ name: "revoke", email });
const list = () => run({ name: "list-administrators" });

/** A new learner who has confirmed their address. */
async function learner(name?: string): Promise<Learner> {
  const ana = await site.learner(name);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, ana.id));
  return ana;
}

beforeEach(async () => {
  await db.update(users).set({ role: "user" });
});

test("grant makes a learner an administrator, and revoke undoes it", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  expect(await list()).toEqual({ text: "There is no administrator yet.", failed: false });
  expect(await grant(ana.email.toUpperCase())).toMatchObject({ failed: false });
  expect(await grant(berta.email)).toEqual({
    text: `${berta.email} is now an administrator.`,
    failed: false,
  });
  expect((await list()).text.split("\n").sort()).toEqual([ana.email, berta.email].sort());
  expect((await berta.send("GET", "/api/admin/overview")).status).toBe(200);
  expect(await revoke(berta.email)).toEqual({
    text: `${berta.email} is no longer an administrator.`,
    failed: false,
  });
  expect((await berta.send("GET", "/api/admin/overview")).status).toBe(403);
});

test("granting or revoking twice changes nothing", async () => {
  const ana = await learner();
  expect(await revoke(ana.email)).toEqual({
    text: `${ana.email} was not an administrator.`,
    failed: false,
  });
  await grant(ana.email);
  expect((await grant(ana.email)).failed).toBe(false);
});

test("an account with an unconfirmed address becomes an administrator only with evenUnconfirmed", async () => {
  const stranger = await site.learner();
  expect(await grant(stranger.email)).toMatchObject({
    text: expect.stringContaining("is not confirmed"),
    failed: true,
  });
  expect((await stranger.send("GET", "/api/admin/overview")).status).toBe(403);
  const request = { name: "grant", email: stranger.email } as const;
  expect(await run({ ...request, evenUnconfirmed: true })).toMatchObject({ failed: false });
});

test("sign-out ends all sessions and writes to the audit log", async () => {
  const ana = await learner();
  const signOut = (email: string) => run({ name: "sign-out", email });
  expect(await signOut(ana.email.toUpperCase())).toMatchObject({ failed: false });
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
  const logged = await db.select().from(adminActions).where(eq(adminActions.targetId, ana.id));
  expect(logged).toMatchObject([
    { kind: "sessions-ended", adminId: null, details: { from: "command line" } },
  ]);
  expect(await signOut("nobody@example.org")).toEqual({
    text: "No account has the address nobody@example.org.",
    failed: true,
  });
});

test("the last administrator cannot be revoked", async () => {
  const ana = await createAdministrator(site);
  expect(await revoke(ana.email)).toEqual({
    text: `${ana.email} is the last administrator: make somebody else one first.`,
    failed: true,
  });
  expect((await list()).text).toBe(ana.email);
});

test("when the last two administrators are revoked at the same time, one remains", async () => {
  const [ana, berta] = [await createAdministrator(site), await createAdministrator(site)];
  const outcomes = await Promise.all([revoke(ana.email), revoke(berta.email)]);
  expect(outcomes.filter(({ failed }) => failed)).toHaveLength(1);
  expect((await list()).text.split("\n")).toHaveLength(1);
});

test.each(["grant", "revoke", "reset-password"] as const)(
  "%s refuses an unknown address",
  async (name) => {
    expect(await run({ name, email: "nobody@example.org" })).toEqual({
      text: "No account has the address nobody@example.org.",
      failed: true,
    });
  },
);

test("reset-password queues a mail", async () => {
  const ana = await learner();
  const request = { name: "reset-password", email: ana.email } as const;
  expect(await run(request)).toMatchObject({ failed: false });
  const [mail] = await db.select().from(mails).where(eq(mails.userId, ana.id));
  expect(mail).toMatchObject({
    kind: "reset-password",
    recipient: ana.email,
    content: { askedBy: "administrator" },
  });
});

test("a grant on the command line is recorded in the audit log", async () => {
  const ana = await learner();
  await grant(ana.email);
  expect(await db.select().from(adminActions).where(eq(adminActions.targetId, ana.id))).toEqual([
    {
      id: expect.any(String),
      kind: "role-granted",
      adminId: null,
      targetId: ana.id,
      details: { from: "command line" },
      at: now.toISOString(),
    },
  ]);
});

test("rebuild-progress finds and repairs progress that differs from the log", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", { events: [answer()] });
  await db.update(cards).set({ attempts: 7 }).where(eq(cards.userId, ana.id));
  const rebuild = (check: boolean) => run({ name: "rebuild-progress", check });
  expect(await rebuild(true)).toEqual({
    text: "1 learners, 1 differ from their log.",
    failed: true,
  });
  expect(await rebuild(false)).toEqual({
    text: "1 learners, 1 rebuilt from their log.",
    failed: false,
  });
  expect(await rebuild(true)).toMatchObject({ failed: false });
});

test("replay-knowledge says how well a learner's answers were predicted", async () => {
  const ana = await learner();
  const replay = (email: string) => run({ name: "replay-knowledge", email });
  expect(await replay("nobody@example.org")).toMatchObject({ failed: true });
  expect((await replay(ana.email)).text).toBe(`${ana.email} has answered no verb forms yet.`);
  const events = [...Array.from({ length: 9 }, () => answer()), answer({ given: "tení" })];
  await ana.send("POST", "/api/progress/events", { events });
  const [first, second, third] = (await replay(ana.email)).text.split("\n");
  expect(first).toBe("10 answers to verb forms, 90.0 % right.");
  expect(second).toMatch(
    /^Log loss of the estimate: \d\.\d{3}; of always saying 90\.0 %: 0\.325\.$/,
  );
  expect(third).toMatch(/^Calibration error: 0\.\d{3}\.$/);
});

test("archive moves events that the server received before a date", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", { events: [answer(), answer()] });
  await db
    .update(progressEvents)
    .set({ receivedAt: "2025-03-01T10:00:00.000Z" })
    .where(eq(progressEvents.userId, ana.id));
  expect(await run({ name: "archive", before: "2025-03-02" })).toEqual({
    text: "1 events archived that are older than 2025-03-02.",
    failed: false,
  });
  expect(await run({ name: "rebuild-progress", check: true })).toMatchObject({ failed: false });
});

test("archive refuses a date in the last 90 days", async () => {
  expect(await run({ name: "archive", before: "2025-12-11" })).toMatchObject({ failed: true });
  expect(await run({ name: "archive", before: "2025-12-10" })).toMatchObject({ failed: false });
});

test("an aborted rebuild stops before the next learner", async () => {
  await (await learner()).send("POST", "/api/progress/events", { events: [answer()] });
  const operation = { name: "rebuild-progress", check: false } as const;
  const rebuilt = runOperation(dependencies, operation, AbortSignal.abort());
  await expect(rebuilt).rejects.toThrow("aborted");
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pino from "pino";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createContentStore } from "../../content/content-store.ts";
import { mails, profiles, users } from "../../db/schema.ts";
import { smtpDelivery } from "../../mail/delivery.ts";
import { openPostOffice } from "../../mail/post-office.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { answer, reset } from "../../testing/progress.ts";
import { type Learner, secrets, testApp } from "../../testing/test-app.ts";
import { mondayToSend, queueWeeklyMails } from "./queue-weekly-mails.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

const { db, learner, nobody, rateLimits, setClock } = await testApp();
const content = createContentStore(db);
const linkOrigin = "https://verbena.example";

/** A Monday in Paris, at eight in the morning. */
const MONDAY = "2026-03-09";
const monday = new Date(`${MONDAY}T07:00:00.000Z`);
setClock(monday.toISOString());
beforeEach(async () => {
  await db.delete(mails);
  await db.update(profiles).set({ weeklyMail: false });
});

test.each([
  ["2026-03-09T05:59:59.000Z", "Europe/Paris", null],
  ["2026-03-09T06:00:00.000Z", "Europe/Paris", MONDAY],
  ["2026-03-10T22:00:00.000Z", "Europe/Paris", MONDAY],
  ["2026-03-11T06:00:00.000Z", "Europe/Paris", null],
  ["2026-03-08T17:00:00.000Z", "Pacific/Kiritimati", MONDAY],
  ["2026-03-09T17:00:00.000Z", "Pacific/Pago_Pago", null],
  ["2026-03-09T18:00:00.000Z", "Pacific/Pago_Pago", MONDAY],
  // The first Monday after the clock change in Europe.
  ["2026-03-30T05:00:00.000Z", "Europe/Paris", "2026-03-30"],
])("at %s in %s it is time for the mail of %s", (now, timeZone, expected) => {
  expect(mondayToSend(new Date(now), timeZone)).toBe(expected);
});

test("the mail has the week's figures, in the learner's language", async () => {
  const ana = await subscriber({ preferredLanguage: "nl" });
  await practise(
    ana,
    { at: "2026-03-02T09:00:00Z" },
    { at: "2026-03-02T10:00:00Z", given: "tení" },
    { at: "2026-03-08T22:30:00Z", context: "él", given: "tuvo" },
    { at: "2026-03-08T23:30:00Z" },
  );
  await queue();

  const [mail] = await arrivals();
  expect(mail?.recipients).toEqual([ana.email]);
  expect(mail?.headers.get("subject")).toBe("Je week Spaans");
  const text = mail?.text.replaceAll("\u00a0", " ");
  expect(text).toContain("(2–8 maart)");
  expect(text).toContain("- 3 antwoorden, 67% goed\n- 2 van 5 oefendagen\n");
});

test("the mail names verbs that went better, not those from before a reset", async () => {
  const ana = await subscriber();
  const wrong = { at: "2026-02-20T09:00:00Z", given: "tení" };
  const right = { at: "2026-03-05T09:00:00Z" };
  await practise(ana, wrong, wrong, wrong, right, right, right);
  const ben = await subscriber();
  await practise(ben, wrong, wrong, wrong);
  await send(ben, reset({ at: "2026-03-01T09:00:00Z" }));
  await practise(ben, right, right, right);
  await queue();

  expect(await contentOf(ana)).toMatchObject({ verbs: "tener", answers: "3" });
  expect(await contentOf(ben)).toMatchObject({ verbs: "", answers: "3" });
});

test("the mail says what is for today: due forms and new ones, up to the daily aim", async () => {
  const ana = await subscriber({ newPerDay: 4 });
  await practise(ana, {}, { context: "él", given: "tuvo" });
  const ben = await subscriber({ newPerDay: 4, dailyAim: 3 });
  await practise(ben, {});
  await queue();

  expect(await contentOf(ana)).toMatchObject({ today: "6" });
  expect(await contentOf(ben)).toMatchObject({ today: "3" });
});

test("forms of excluded persons and families are not for today", async () => {
  const ana = await subscriber({ persons: ["yo"], newPerDay: 0 });
  await practise(ana, {}, { context: "él", given: "tuvo" });
  const ben = await subscriber({ families: ["desde-hace"], newPerDay: 0 });
  await practise(ben, {});
  await queue();

  expect(await contentOf(ana)).toMatchObject({ today: "1" });
  expect(await contentOf(ben)).toMatchObject({ today: "0" });
});

test("each learner gets one mail a week, with several processes and after restarts", async () => {
  const learners = [await subscriber(), await subscriber(), await subscriber()];
  for (const one of learners) await practise(one, {});
  const counts = await Promise.all([queue(), queue(), queue()]);

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await queue()).toBe(0);
  const recipients = (await db.select().from(mails)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(learners.map(({ email }) => email).toSorted());
  await db.delete(mails);
  expect(await queue(new Date("2026-03-16T07:00:00.000Z"))).toBe(3);
});

test("the time zone of the last answer decides when Monday begins", async () => {
  const ana = await subscriber();
  await practise(ana, { timeZone: "Europe/Paris" });
  await practise(ana, { at: "2026-03-06T09:00:00Z", timeZone: "America/Lima" });

  expect(await queue()).toBe(0);
  expect(await queue(new Date("2026-03-09T12:00:00.000Z"))).toBe(1);
});

test("learners who have not asked, have not confirmed their address, or pause get no mail", async () => {
  const [off, unconfirmed, paused, fresh] = [
    await subscriber({ weeklyMail: false }),
    await subscriber(),
    await subscriber(),
    await subscriber(),
  ];
  await practise(off, {});
  await practise(unconfirmed, {});
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id));
  await practise(paused, { at: "2026-02-08T09:00:00Z" });
  await practise(fresh, { at: "2026-03-09T06:30:00Z" });

  expect(await queue()).toBe(0);
});

test("after a week without answers the mail only says what is for today", async () => {
  const ana = await subscriber({ newPerDay: 0 });
  await practise(ana, { at: "2026-02-10T09:00:00Z" });
  await queue();

  expect(await contentOf(ana)).toMatchObject({ answers: "0", today: "1" });
});

test("a queued mail is dropped if the learner turns it off or changes the address", async () => {
  const [ana, ben, eva] = [await subscriber(), await subscriber(), await subscriber()];
  for (const one of [ana, ben, eva]) await practise(one, {});
  await queue();
  await ana.send("PATCH", "/api/profile", { weeklyMail: false });
  await db
    .update(users)
    .set({ email: `${randomUUID()}@example.org` })
    .where(eq(users.id, ben.id));

  expect((await arrivals()).flatMap(({ recipients }) => recipients)).toEqual([eva.email]);
});

test("no further mails are queued while a hundred wait", async () => {
  const ana = await subscriber();
  await practise(ana, {});
  const waiting = {
    userId: ana.id,
    kind: "weekly" as const,
    recipient: ana.email,
    language: "fr" as const,
    content: {},
    createdAt: monday,
    nextAttemptAt: monday,
  };
  const ids = Array.from({ length: 100 }, () => randomUUID());
  await db.insert(mails).values(ids.map((id) => ({ id, ...waiting })));

  expect(await queue()).toBe(0);
  await db.delete(mails).where(eq(mails.id, ids[0] ?? ""));
  expect(await queue()).toBe(1);
});

test("mail programs unsubscribe with one click, by the address in the headers", async () => {
  const ana = await subscriber();
  await practise(ana, {});
  await queue();
  const [mail] = await arrivals();
  expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = /^<(https:\/\/verbena\.example\/auth\/weekly-mail\?token=[\w.-]+)>$/.exec(
    mail?.headers.get("list-unsubscribe") ?? "",
  )?.[1];
  const { pathname, search } = new URL(url ?? "");

  const form = { "content-type": "application/x-www-form-urlencoded" };
  const clicked = await nobody.send("POST", pathname + search, "List-Unsubscribe=One-Click", form);
  expect(clicked.status).toBe(204);
  expect(await isOn(ana)).toBe(false);
});

test("opening the link changes nothing, and the page turns the mail off and on again", async () => {
  const ana = await subscriber();
  const token = createUnsubscribeToken(secrets, ana.id);
  await nobody.send("GET", `/auth/weekly-mail?token=${token}`);
  expect(await isOn(ana)).toBe(true);

  const change = (on: boolean) => nobody.send("POST", "/api/weekly-mail", { token, isOn: on });
  expect(await change(false)).toMatchObject({ status: 200, body: { isOn: false } });
  expect(await isOn(ana)).toBe(false);
  expect(await change(true)).toMatchObject({ status: 200, body: { isOn: true } });
  expect(await isOn(ana)).toBe(true);
});

test("a forged token changes nothing", async () => {
  const [ana, ben] = [await subscriber(), await subscriber()];
  const [, signature = ""] = createUnsubscribeToken(secrets, ben.id).split(".");
  const others = createUnsubscribeToken(["another secret of another server"], ana.id);
  for (const token of [`${ana.id}.${signature}`, others, ana.id, `${ana.id}.`, "x", "", "."]) {
    const { status } = await nobody.send("POST", "/api/weekly-mail", { token, isOn: false });
    expect(status).toBe(400);
    const path = `/auth/weekly-mail?${new URLSearchParams({ token })}`;
    expect((await nobody.send("POST", path)).status).toBe(400);
  }
  expect(await isOn(ana)).toBe(true);
});

const queue = (now = monday) => queueWeeklyMails({ db, content, now, secrets, linkOrigin });

const send = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

const practise = (ana: Learner, ...changes: object[]) =>
  send(ana, ...changes.map((change) => answer({ at: "2026-03-05T09:00:00Z", ...change })));

/** A learner with a confirmed address who wants the weekly mail. */
async function subscriber(settings: Partial<typeof profiles.$inferInsert> = {}): Promise<Learner> {
  const ana = await learner();
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, ana.id));
  await ana.send("GET", "/api/profile");
  const change = { weeklyMail: true, ...settings };
  await db.update(profiles).set(change).where(eq(profiles.id, ana.id));
  return ana;
}

async function isOn({ send }: Learner): Promise<unknown> {
  return Object((await send("GET", "/api/profile")).body).weeklyMail;
}

async function contentOf({ id }: Learner) {
  const [row] = await db.select().from(mails).where(eq(mails.userId, id));
  return row?.content;
}

/** Sends the queued mails to a mail server, and returns what it receives. */
async function arrivals() {
  const mailServer = await startMailServer();
  const office = openPostOffice({
    db,
    from: { name: "Verbena", address: "no-reply@verbena.example" },
    linkOrigin,
    delivery: smtpDelivery(mailServer.url),
    log: pino({ level: "silent" }),
    now: () => monday,
    rateLimits,
  });
  onTestFinished(office.close);
  await office.sendDue();
  return mailServer.receivedMails;
}

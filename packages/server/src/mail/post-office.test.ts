import { eq } from "drizzle-orm";
import pino from "pino";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { mails } from "../db/schema.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { testApp } from "../testing/test-app.ts";
import { smtpDelivery } from "./delivery.ts";
import { openPostOffice } from "./post-office.ts";

const { db, learner, rateLimits } = await testApp();
beforeEach(async () => void (await db.delete(mails)));

const start = new Date("2026-03-10T09:00:00.000Z");

/** The instant some minutes after the first mail was queued. */
const minute = (count: number) => new Date(start.getTime() + count * 60_000);

test("a delivered mail leaves the queue", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  await officeAt(start, mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
  expect(await rowsOf(ana)).toEqual([]);
});

test("a mail of a rolled-back transaction is not sent", async () => {
  const mailServer = await startMailServer();
  const ana = await learner();
  const undone = db.transaction(async (tx) => {
    await queueMail({ db: tx, now: start }, resetFor(ana));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await officeAt(start, mailServer.url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
});

test("a silent mail server delays no request, and the mail is sent later", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ isSilent: true });
  const sending = officeAt(start, mailServer.url, 500).sendDue();
  expect(await ana.send("GET", "/api/profile")).toMatchObject({ status: 200 });
  await sending;
  expect(await rowsOf(ana)).toMatchObject([{ attempts: 1, lastError: "ETIMEDOUT CONN" }]);

  mailServer.behave({});
  await officeAt(minute(1), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a temporary refusal is retried after a minute", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ refuseRecipient: () => ({ status: 451, words: "4.3.0 try later" }) });
  await officeAt(start, mailServer.url).sendDue();
  mailServer.behave({});
  await officeAt(minute(0.9), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  await officeAt(minute(1), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a mail delayed while the server's clock was ahead is sent once the clock is right", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ refuseRecipient: () => ({ status: 451, words: "4.3.0 try later" }) });
  await officeAt(minute(300), mailServer.url).sendDue();
  mailServer.behave({});
  await officeAt(start, mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a mail to an unknown recipient fails, and the others are sent", async () => {
  const mailServer = await startMailServer();
  const [ana, ben] = [await queueToLearner(), await queueToLearner()];
  mailServer.behave({
    refuseRecipient: (address) =>
      address === ana.email ? { status: 550, words: `5.1.1 no ${address} here` } : undefined,
  });
  await officeAt(start, mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ben.email] }]);
  expect(await rowsOf(ana)).toMatchObject([
    { failedAt: start, lastError: "EENVELOPE RCPT TO 550 5.1.1", content: {} },
  ]);
  expect(await rowsOf(ben)).toEqual([]);
});

test("a mail that the server does not relay waits for corrected settings", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ refuseRecipient: () => ({ status: 554, words: "5.7.1 relay denied" }) });
  await officeAt(start, mailServer.url).sendDue();
  expect(await rowsOf(ana)).toMatchObject([{ failedAt: null, attempts: 1 }]);
  mailServer.behave({});
  await officeAt(minute(1), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a mail is sent again after the server hangs up", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ disconnectsInData: true });
  await officeAt(start, mailServer.url).sendDue();
  expect(await rowsOf(ana)).toMatchObject([{ attempts: 1, failedAt: null }]);
  mailServer.behave({});
  await officeAt(minute(1), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("mails wait while the mail server is down, and each is sent once", async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  const ana = await learner();
  await queueMail({ db, now: start }, confirmationFor(ana));
  for (const at of [0, 1, 3, 7, 15, 31]) await officeAt(minute(at), mailServer.url).sendDue();
  expect(await rowsOf(ana)).toMatchObject([
    { attempts: 6, nextAttemptAt: minute(31 + 32), lastError: "ESOCKET CONN" },
  ]);
  expect(await ana.send("GET", "/api/profile")).toMatchObject({ status: 200 });

  await mailServer.start();
  const office = officeAt(minute(63), mailServer.url);
  await office.sendDue();
  await office.sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a mail is tried at least hourly for three days, then fails", async () => {
  const deliver = () => Promise.reject(new Error("the mail server is down"));
  const ana = await learner();
  await queueMail({ db, now: start }, confirmationFor(ana));
  const pauses = [];
  for (let at = start; ; ) {
    const delivery = { deliver, close: () => {} };
    await openPostOffice({ ...settingsAt(at), delivery }).sendDue();
    const [mail] = await rowsOf(ana);
    if (!mail || mail.failedAt) break;
    pauses.push((mail.nextAttemptAt.getTime() - at.getTime()) / 60_000);
    at = mail.nextAttemptAt;
  }
  expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  const total = pauses.reduce((sum, pause) => sum + pause);
  expect(total).toBeGreaterThan(71 * 60);
  expect(total).toBeLessThanOrEqual(72 * 60);
});

test("a password reset is not sent after six hours", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  await officeAt(minute(361), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  expect(await rowsOf(ana)).toMatchObject([{ failedAt: minute(361), lastError: "too late" }]);
});

test("two processes send each mail once", async () => {
  const mailServer = await startMailServer();
  const everybody = await Promise.all(Array.from({ length: 30 }, () => queueToLearner()));
  const offices = [officeAt(start, mailServer.url), officeAt(start, mailServer.url)];
  await Promise.all(offices.map((office) => office.sendDue()));
  const recipients = mailServer.receivedMails.flatMap((arrival) => arrival.recipients);
  expect(recipients.sort()).toEqual(everybody.map(({ email }) => email).sort());
});

test("a mail claimed by a killed process is sent by another after five minutes", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  const begun = Promise.withResolvers<void>();
  const killed = openPostOffice({
    ...settingsAt(start),
    delivery: { deliver: () => new Promise(() => begun.resolve()), close: () => {} },
  });
  void killed.sendDue();
  await begun.promise;
  await officeAt(minute(4.9), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  await officeAt(minute(5), mailServer.url).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

test("a mail sent twice has the same Message-ID", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  const smtp = smtpDelivery(mailServer.url);
  onTestFinished(smtp.close);
  const sent = Promise.withResolvers<void>();
  const killed = openPostOffice({
    ...settingsAt(start),
    delivery: {
      ...smtp,
      deliver: async (...mail) => {
        await smtp.deliver(...mail);
        sent.resolve();
        return new Promise(() => {});
      },
    },
  });
  void killed.sendDue();
  await sent.promise;
  await officeAt(minute(5), mailServer.url).sendDue();
  const ids = mailServer.receivedMails.map(({ headers }) => headers.get("message-id"));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await rowsOf(ana)).toEqual([]);
});

test("a password is not sent to a server that offers no encryption", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  const url = new URL(mailServer.url);
  url.username = "verbena";
  url.password = "secret";
  await officeAt(start, url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  expect(await rowsOf(ana)).toMatchObject([
    { failedAt: null, lastError: expect.stringMatching(/^ETLS STARTTLS 5\d\d/) },
  ]);
});

test("a delivery that the process aborts is retried later", async () => {
  const mailServer = await startMailServer();
  const ana = await queueToLearner();
  mailServer.behave({ isSilent: true });
  const smtp = smtpDelivery(mailServer.url);
  const begun = Promise.withResolvers<void>();
  const office = openPostOffice({
    ...settingsAt(start),
    delivery: {
      ...smtp,
      deliver: (...mail) => {
        begun.resolve();
        return smtp.deliver(...mail);
      },
    },
  });
  const sending = office.sendDue();
  await begun.promise;
  office.close();
  await sending;
  expect(await rowsOf(ana)).toMatchObject([{ failedAt: null, attempts: 1 }]);
});

test("a recipient cannot inject headers or other recipients", async () => {
  const mailServer = await startMailServer();
  const ana = await learner();
  const recipient = "ana@example.org\r\nBcc: eve@example.org, mallory@example.org";
  const content = { timeZone: "UTC", link: "https://verbena.example/" };
  const notice = { kind: "password-changed", content } as const;
  await queueMail({ db, now: start }, { ...resetFor(ana), recipient, ...notice });
  await officeAt(start, mailServer.url).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  expect(await rowsOf(ana)).toMatchObject([{ failedAt: start }]);
});

type Person = { id: string; email: string };

const resetFor = ({ id, email }: Person) =>
  ({
    userId: id,
    recipient: email,
    language: "nl",
    kind: "reset-password",
    content: {},
  }) as const;

const confirmationFor = (person: Person) =>
  ({ ...resetFor(person), kind: "confirm-address" }) as const;

test("mail to another machine needs TLS, unless SMTP_URL says otherwise", async () => {
  const mailServer = await startMailServer();
  const elsewhere = new URL(mailServer.url);
  // Not a loopback address, but it reaches this machine.
  elsewhere.hostname = "0.0.0.0";
  const ana = await queueToLearner();
  await officeAt(start, elsewhere).sendDue();
  expect(mailServer.receivedMails).toEqual([]);
  expect((await rowsOf(ana))[0]?.lastError).toMatch(/STARTTLS|TLS/i);
  elsewhere.searchParams.set("ignoreTLS", "true");
  await officeAt(minute(60), elsewhere).sendDue();
  expect(mailServer.receivedMails).toMatchObject([{ recipients: [ana.email] }]);
});

/** Queues a mail to a new learner. */
async function queueToLearner() {
  const person = await learner();
  await queueMail({ db, now: start }, resetFor(person));
  return person;
}

function rowsOf({ id }: Person) {
  return db.select().from(mails).where(eq(mails.userId, id));
}

function settingsAt(now: Date) {
  const from = { name: "Verbena", address: "no-reply@verbena.example" };
  const linkOrigin = "https://verbena.example";
  const log = pino({ level: "silent" });
  return { db, from, linkOrigin, log, now: () => now, rateLimits };
}

/** The post office of a process at an instant. */
function officeAt(now: Date, url: URL, timeoutMs?: number) {
  const office = openPostOffice({ ...settingsAt(now), delivery: smtpDelivery(url, timeoutMs) });
  onTestFinished(office.close);
  return office;
}

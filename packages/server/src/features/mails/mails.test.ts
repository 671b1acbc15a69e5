import pino from "pino";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { mails } from "../../db/schema.ts";
import { smtpDelivery } from "../../mail/delivery.ts";
import { openPostOffice } from "../../mail/post-office.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { createAdministrator } from "../../testing/account.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db, learner, setClock, rateLimits } = site;
const rosa = await createAdministrator(site);
const start = new Date("2026-03-10T09:00:00.000Z");
const inMinutes = (count: number) => new Date(start.getTime() + count * 60_000);
beforeEach(async () => {
  await db.delete(mails);
  setClock("2026-03-10T10:00:00.000Z");
});

const mailState = async () => (await rosa.send("GET", "/api/admin/mails")).body;
const allIsWell = { waiting: null, failed: { count: 0, mails: [] } };

test("nothing is listed while no mail has failed", async () => {
  expect(await mailState()).toEqual(allIsWell);
  await queueTo(await learner());
  expect(await mailState()).toEqual(allIsWell);
});

test("administrators see how many mails wait, since when and why", async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  await queueTo(await learner(), inMinutes(0));
  await queueTo(await learner(), inMinutes(5));
  await sendAt(inMinutes(20), mailServer.url);
  const waiting = {
    count: 2,
    since: "2026-03-10T09:00:00.000Z",
    trouble: "unreachable",
    reason: "ESOCKET CONN",
  };
  expect(await mailState()).toEqual({ ...allIsWell, waiting });
  await mailServer.start();
  await sendAt(inMinutes(21), mailServer.url);
  expect(await mailState()).toEqual(allIsWell);
});

test("administrators see which address refused a mail, until one arrives; the log never does", async () => {
  const mailServer = await startMailServer();
  const ana = await learner("Ana");
  await queueTo(ana);
  mailServer.behave({
    refuseRecipient: (address) => ({ status: 550, words: `5.1.1 <${address}>: no such user` }),
  });
  const lines = await sendAt(inMinutes(1), mailServer.url);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(new RegExp(`${ana.email}|no such user`));
  expect(await mailState()).toEqual({
    waiting: null,
    failed: {
      count: 1,
      mails: [
        {
          id: expect.any(String),
          username: "Ana",
          recipient: ana.email,
          kind: "confirm-address",
          failedAt: "2026-03-10T09:01:00.000Z",
          trouble: "no-such-address",
          reason: "EENVELOPE RCPT TO 550 5.1.1",
        },
      ],
    },
  });
  mailServer.behave({});
  await queueTo(ana);
  await sendAt(inMinutes(2), mailServer.url);
  expect(await mailState()).toEqual(allIsWell);
});

test("mails given up more than a week ago are not shown", async () => {
  await queueTo(await learner());
  await db.update(mails).set({ failedAt: start, lastError: "too late" });
  setClock("2026-03-17T08:59:00.000Z");
  expect(await mailState()).toMatchObject({ failed: { count: 1 } });
  setClock("2026-03-17T09:01:00.000Z");
  expect(await mailState()).toEqual(allIsWell);
});

test("a password reset tells the administrator that the address refused its last mail", async () => {
  const [ana, berta] = [await learner(), await learner()];
  await queueTo(ana);
  await db.update(mails).set({ failedAt: start, lastError: "EENVELOPE RCPT TO 550 5.1.1" });
  const emails = [ana.email, berta.email];
  const { body } = await rosa.send("POST", "/api/admin/send-password-reset", { emails });
  expect(body).toEqual({
    sent: 2,
    results: [
      { email: ana.email, status: "sent", bouncedAt: "2026-03-10T09:00:00.000Z" },
      { email: berta.email, status: "sent", bouncedAt: null },
    ],
  });
});

test("while the mail server is down, resets are reported as queued", async () => {
  const [ana, berta] = [await learner(), await learner()];
  const statusTo = async ({ email }: Learner) => {
    const emails = [email];
    const { body } = await rosa.send("POST", "/api/admin/send-password-reset", { emails });
    return body;
  };
  await queueTo(ana);
  const waiting = db.update(mails).set({ attempts: 1, lastError: "EENVELOPE RCPT TO 451 4.3.0" });
  await waiting;
  expect(await statusTo(berta)).toMatchObject({ sent: 1, results: [{ status: "sent" }] });
  await db.update(mails).set({ attempts: 1, lastError: "ESOCKET CONN" });
  expect(await statusTo(berta)).toMatchObject({ sent: 1, results: [{ status: "queued" }] });
});

async function queueTo({ id: userId, email: recipient }: Learner, now = start): Promise<void> {
  const mail = { userId, recipient, language: "fr", kind: "confirm-address", content: {} } as const;
  await queueMail({ db, now }, mail);
}

/** Sends the mails that are due at an instant, and returns the lines of the log. */
async function sendAt(at: Date, url: URL): Promise<string[]> {
  const lines: string[] = [];
  const office = openPostOffice({
    db,
    from: { name: "Verbena", address: "no-reply@verbena.example" },
    linkOrigin: "https://verbena.example",
    delivery: smtpDelivery(url),
    log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    now: () => at,
    rateLimits,
  });
  onTestFinished(office.close);
  await office.sendDue();
  return lines;
}

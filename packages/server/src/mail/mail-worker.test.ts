import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { mails } from "../db/schema.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { readMail } from "../testing/received-mail.ts";
import { testApp } from "../testing/test-app.ts";
import { outboxDelivery, smtpDelivery } from "./delivery.ts";
import { startMailWorker } from "./mail-worker.ts";
import { openPostOffice } from "./post-office.ts";

const { db, learner, rateLimits } = await testApp();

const HOUR_MS = 3_600_000;
const linkOrigin = "https://verbena.example";
const from = { name: "Verbena", address: "no-reply@verbena.example" };
const silent = pino({ level: "silent" });

test("the worker sends waiting mails at once, and new ones soon", async () => {
  const mailServer = await startMailServer();
  const waiting = await queued();
  const postOffice = officeWith(smtpDelivery(mailServer.url));
  const worker = startMailWorker({ postOffice, log: silent, pollMs: HOUR_MS });
  onTestFinished(worker.stop);
  await mailServer.waitForMails(1);
  const late = await queued();
  await mailServer.waitForMails(2);
  expect(mailServer.receivedMails.flatMap(({ recipients }) => recipients)).toEqual([
    waiting.email,
    late.email,
  ]);
});

test("while the database is lost, the worker retries with back-off and logs each failure", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun = Date.now();
  const second = () => (Date.now() - begun) / 1000;
  const rounds: number[] = [];
  const said: [number, string][] = [];
  const log = pino(
    { base: null },
    { write: (line) => void said.push([second(), JSON.parse(line).msg]) },
  );
  const sendDue = async () => {
    rounds.push(second());
    if (second() < 200) throw new Error("the database is lost");
  };
  const postOffice = { sendDue, finish: () => {}, close: () => {} };
  const worker = startMailWorker({ postOffice, log });
  await vi.advanceTimersByTimeAsync(270_000);
  await worker.stop();
  expect(rounds).toEqual([0, 5, 15, 35, 75, 135, 195, 255, 260, 265, 270]);
  expect(said).toEqual([
    ...[0, 5, 15, 35, 75, 135, 195].map((at) => [at, "cannot process the mail queue"]),
    [255, "mail queue works again"],
  ]);
});

test("a stopped worker finishes its delivery", async () => {
  const mailServer = await startMailServer();
  const smtp = smtpDelivery(mailServer.url);
  const begun = Promise.withResolvers<void>();
  const delivery = {
    ...smtp,
    deliver: (...mail: Parameters<typeof smtp.deliver>) => {
      begun.resolve();
      return smtp.deliver(...mail);
    },
  };
  await queued();
  const worker = startMailWorker({ postOffice: officeWith(delivery), log: silent });
  await begun.promise;
  await worker.stop();
  expect(mailServer.receivedMails).toHaveLength(1);
  expect(await db.$count(mails)).toBe(0);
});

test("without a mail server, a mail becomes a private file and a log line", async () => {
  const data = await mkdtemp(join(tmpdir(), "verbena-outbox-"));
  onTestFinished(() => rm(data, { recursive: true }));
  const folder = join(data, "outbox");
  const lines: string[] = [];
  const log = pino({ base: null }, lineWriter(lines));
  const ana = await queued();
  await officeWith(outboxDelivery(folder, log)).sendDue();

  const [name = "", ...others] = await readdir(folder);
  const file = join(folder, name);
  expect(others).toEqual([]);
  expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { headers, text, html } = readMail(await readFile(file, "utf8"));
  expect(headers.get("to")).toBe(ana.email);
  const link = /https:\/\/verbena\.example\/auth\/confirm-address#token=[\w-]{43}/.exec(text)?.[0];
  expect(html).toContain(`href="${link}"`);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ file, link }]);
  expect(lines.join()).not.toContain(ana.email);
});

test("a mail waits if its file cannot be written", async () => {
  const data = await mkdtemp(join(tmpdir(), "verbena-outbox-"));
  onTestFinished(() => rm(data, { recursive: true }));
  const occupied = join(data, "outbox");
  await writeFile(occupied, "no folder");
  const ana = await queued();
  await officeWith(outboxDelivery(occupied, silent)).sendDue();
  expect(await db.select().from(mails).where(eq(mails.userId, ana.id))).toMatchObject([
    { attempts: 1, failedAt: null, lastError: "EEXIST" },
  ]);
});

async function queued() {
  const person = await learner();
  const { id: userId, email: recipient } = person;
  await queueMail(
    { db, now: new Date() },
    {
      userId,
      recipient,
      language: "es",
      kind: "confirm-address",
      content: {},
    },
  );
  return person;
}

function officeWith(delivery: Parameters<typeof openPostOffice>[0]["delivery"]) {
  const office = openPostOffice({
    db,
    from,
    linkOrigin,
    delivery,
    log: silent,
    now: () => new Date(),
    rateLimits,
  });
  onTestFinished(office.close);
  return office;
}

function lineWriter(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

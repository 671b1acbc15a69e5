import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { users } from "./db/schema.ts";
import { readEnvironment } from "./environment.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sweepOutbox } from "./mail/delivery.ts";
import { queueMail } from "./mail-queue/queue-mail.ts";
import { startMail } from "./start-mail.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { serverEnvironment, startServer } from "./testing/processes.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db, close } = await testDatabase();
afterAll(close);

test("a starting server sends queued mails", async () => {
  const environment = await serverEnvironment();
  await queueTwoMails(environment);
  const mailServer = await startMailServer();
  const server = startServer({
    ...environment,
    SMTP_URL: mailServer.url.href,
    MAIL_FROM: "Verbena <no-reply@verbena.example>",
  });
  await server.ready();
  await mailServer.waitForMails(2);
  server.kill("SIGTERM");
  expect(await server.ended()).toEqual({ status: 0, errors: "" });
  const recipients = mailServer.receivedMails.flatMap((arrival) => arrival.recipients);
  expect(recipients.sort()).toEqual(["ana@example.org", "ben@example.org"]);
});

test("a server works while its mail server is down", async () => {
  const environment = await serverEnvironment();
  await queueTwoMails(environment);
  const server = startServer({
    ...environment,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "no-reply@verbena.example",
  });
  await server.ready();
  expect(await fetch(`${server.origin}/readyz`)).toMatchObject({ status: 200 });
  server.kill("SIGTERM");
  expect(await server.ended()).toEqual({ status: 0, errors: "" });
});

test.each([
  [{ DATABASE_URL: "postgresql://localhost/verbena" }, 1],
  [{ DATABASE_URL: "postgresql://localhost/verbena", SMTP_URL: "smtp://127.0.0.1:1" }, 0],
  [{}, 0],
])("with %j the log warns %i times that mails reach nobody", async (variables, warnings) => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const environment = readEnvironment({
    AUTH_SECRET: "a secret for tests only, nothing else",
    MAIL_FROM: "no-reply@verbena.example",
    DATA_DIR: join(tmpdir(), "verbena-nowhere"),
    ...variables,
  });
  const rateLimits = createRateLimits({ db, secrets: ["a secret for tests only"] });
  await startMail({ db, log, now: () => new Date(), rateLimits }, environment).stop();
  expect(lines.filter((line) => line.includes("mails reach nobody"))).toHaveLength(warnings);
});

test("old mails in the outbox are removed, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verbena-outbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const now = new Date("2026-03-10T12:00:00.000Z");
  for (const [name, date] of [
    ["old.eml", "2026-02-08T11:00:00.000Z"],
    ["old.eml.part", "2026-02-08T11:00:00.000Z"],
    ["young.eml", "2026-02-08T13:00:00.000Z"],
    ["old.txt", "2020-01-01T00:00:00.000Z"],
  ] as const) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), new Date(date), new Date(date));
  }
  await sweepOutbox(folder, now);
  expect((await readdir(folder)).sort()).toEqual(["old.txt", "young.eml"]);
  await sweepOutbox(join(folder, "missing"), now);
});

async function queueTwoMails(environment: Record<string, string>): Promise<void> {
  const { db, close } = await openDatabase(readEnvironment(environment), {
    onLostConnection: () => {},
    onFirstStart: () => {},
  });
  const now = new Date();
  for (const name of ["ana", "ben"]) {
    const user = { id: randomUUID(), name, email: `${name}@example.org` };
    await db.insert(users).values({ ...user, createdAt: now });
    await queueMail(
      { db, now },
      {
        userId: user.id,
        recipient: user.email,
        language: "fr",
        kind: "confirm-address",
        content: {},
      },
    );
  }
  await close();
}

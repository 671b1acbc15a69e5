import pino from "pino";
import { expect, test } from "vitest";
import { sweepExpired } from "../accounts/session/sweep-expired.ts";
import { mails } from "../db/schema.ts";
import { cookieOf, countingHashing, newAccount } from "../testing/account.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { testApp, visitor } from "../testing/test-app.ts";
import type { Mail } from "./compose-mail.ts";
import type { Delivery } from "./delivery.ts";
import { smtpDelivery } from "./delivery.ts";
import { startMailWorker } from "./mail-worker.ts";
import { openPostOffice } from "./post-office.ts";

const { app, db, setClock, rateLimits } = await testApp({ hashing: countingHashing() });
const log = pino({ level: "silent" });
const from = { name: "Verbena", address: "no-reply@verbena.example" };
const linkOrigin = "https://verbena.example";
const minute = (count: number) => new Date(Date.parse("2026-03-10T09:00:00Z") + count * 60_000);

/** Minutes at which a worker's process is killed after it has claimed mails. */
const killedAt = [3, 36];

test("an hour without a mail server loses no mail, even if workers are restarted or killed", async () => {
  const mailServer = await startMailServer();
  const queued = new Map<string, Mail>();
  const tries = new Map<string, number[]>();
  setClock(minute(0).toISOString());
  const [ana, ben, carla] = [await signUp("fr"), await signUp("nl"), await signUp("es")];
  await ana.requestReset();
  await ben.requestNewAddress();
  const requests: Record<number, () => Promise<void>> = {
    7: carla.changePassword,
    22: carla.requestReset,
    41: async () => void (await signUp("en")),
    59: ana.requestNewAddress,
    60: mailServer.start,
  };

  await mailServer.stop();
  for (let now = 0; now <= 125; now += 1) {
    setClock(minute(now).toISOString());
    await requests[now]?.();
    for (const mail of await db.select().from(mails)) queued.set(mail.id, mail);
    if (now % 30 === 0) await sweepExpired({ db, now: minute(now) });
    if (killedAt.includes(now)) await claimAndDie(minute(now));
    const smtp = smtpDelivery(mailServer.url);
    await runWorkerOnce(minute(now), {
      ...smtp,
      deliver: (message, mail, signal) => {
        tries.set(mail.id, [...(tries.get(mail.id) ?? []), now]);
        return smtp.deliver(message, mail, signal);
      },
    });
  }

  const inOrder = [...queued.values()].toSorted(
    (a, b) => Number(a.createdAt) - Number(b.createdAt),
  );
  expect(inOrder.map(({ id, kind, language }) => [kind, language, tries.get(id)])).toEqual([
    ["confirm-address", "fr", [0, 1, 8, 12, 20, 41, 73]],
    ["confirm-address", "nl", [0, 1, 8, 12, 20, 41, 73]],
    ["confirm-address", "es", [0, 1, 8, 12, 20, 41, 73]],
    ["reset-password", "fr", [0, 1, 8, 12, 20, 41, 73]],
    ["confirm-new-address", "nl", [0, 1, 8, 12, 20, 41, 73]],
    ["password-changed", "es", [7, 8, 10, 14, 22, 38, 70]],
    ["reset-password", "es", [22, 23, 25, 29, 37, 53, 85]],
    ["confirm-address", "en", [41, 42, 44, 48, 56, 72]],
    ["confirm-new-address", "fr", [59, 60]],
  ]);
  const arrived = mailServer.receivedMails.map(({ headers, recipients }) => ({
    id: headers.get("message-id"),
    recipient: recipients.join(),
    language: headers.get("content-language"),
    queuedAt: new Date(headers.get("date") ?? ""),
  }));
  expect(arrived).toHaveLength(inOrder.length);
  expect(arrived).toEqual(
    expect.arrayContaining(
      inOrder.map(({ id, recipient, language, createdAt: queuedAt }) => ({
        id: `<${id}@verbena.example>`,
        recipient,
        language,
        queuedAt,
      })),
    ),
  );
  expect(await db.select().from(mails)).toEqual([]);

  // The mail arrived 73 minutes late. Its link is valid for an hour from then on.
  const reset = mailServer.receivedMails.find(
    ({ recipients, text }) => recipients[0] === ana.email && text.includes("/auth/reset"),
  );
  const token = /token=([\w-]+)/.exec(reset?.text ?? "")?.[1];
  const input = { token, newPassword: "clavel-azul" };
  setClock(minute(132).toISOString());
  const done = await visitor(app).send("POST", "/api/auth/reset-password", input);
  expect(done.status).toBe(200);
});

/** Signs up a learner, and returns requests that queue mails. Each must succeed. */
async function signUp(language: string) {
  const account = newAccount();
  const headers = { "accept-language": language };
  const signedUp = await visitor(app).send("POST", "/api/auth/sign-up/email", account, headers);
  expect(signedUp.status).toBe(200);
  const { send } = visitor(app, cookieOf(signedUp));
  const ask = async (method: string, path: string, body?: object) => {
    expect((await send(method, path, body, headers)).status).toBe(200);
  };
  await ask("PATCH", "/api/profile", { preferredLanguage: language });
  const { email, password } = account;
  const change = { newEmail: newAccount().email, password };
  return {
    email,
    requestReset: () => ask("POST", "/api/auth/request-password-reset", { email }),
    requestNewAddress: () => ask("POST", "/api/auth/change-email", change),
    changePassword: () =>
      ask("POST", "/api/auth/change-password", {
        currentPassword: password,
        newPassword: "clavel-negro",
      }),
  };
}

/** Runs a worker that processes the queue once. */
async function runWorkerOnce(now: Date, delivery: Delivery): Promise<void> {
  const round = Promise.withResolvers<void>();
  const office = openPostOffice({
    db,
    from,
    linkOrigin,
    delivery,
    log,
    now: () => now,
    rateLimits,
  });
  const sendDue = () => office.sendDue().finally(round.resolve);
  const worker = startMailWorker({ postOffice: { ...office, sendDue }, log });
  await round.promise;
  await worker.stop();
}

/** Simulates a process that is killed after its worker has claimed mails. */
async function claimAndDie(now: Date): Promise<void> {
  const claimed = Promise.withResolvers<void>();
  const delivery = { deliver: () => new Promise<void>(() => claimed.resolve()), close: () => {} };
  startMailWorker({
    postOffice: openPostOffice({ db, from, linkOrigin, delivery, log, now: () => now, rateLimits }),
    log,
  });
  await claimed.promise;
}

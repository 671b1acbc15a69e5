import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { mails, users } from "../db/schema.ts";
import { type MailContent, queueMail } from "../mail-queue/queue-mail.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { testApp } from "../testing/test-app.ts";
import { smtpDelivery } from "./delivery.ts";
import { openPostOffice } from "./post-office.ts";

const { db, learner, rateLimits } = await testApp();

const now = new Date("2026-03-10T09:00:00.000Z");
test.each([
  ["fr", "Choisissez un nouveau mot de passe", "Bonjour Ana,", "Ouvrez ce lien"],
  ["nl", "Kies een nieuw wachtwoord", "Hallo Ana,", "Open deze link"],
  ["es", "Elige una contraseña nueva", "Hola, Ana:", "Abre este enlace"],
  ["en", "Choose a new password", "Hello Ana,", "Open this link"],
] as const)("in %s a link arrives, as text and as HTML", async (...row) => {
  const [language, subject, greeting, open] = row;
  const mail = { kind: "reset-password", content: {} } as const;
  const { headers, text, html } = await arrival(language, mail, true);
  expect(headers.get("subject")).toBe(subject);
  expect(headers.get("content-language")).toBe(language);
  expect(text).toContain(greeting);
  const link = /\n(https:\/\/verbena\.example\/auth\/reset#token=[\w-]{43})\n/.exec(text)?.[1];
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(greeting);
  expect(html).toContain(`<a href="${link}"`);
  expect(html).toContain(`<a href="${link}">${open}</a>`);
  expect(html).toContain(">verbena</p>");
});

test("a mail to an unconfirmed address contains no name", async () => {
  for (const kind of ["confirm-address", "reset-password"] as const) {
    const { text } = await arrival("fr", { kind, content: {} });
    expect(text).toMatch(/^Bonjour,\n/);
    expect(text).not.toContain("Ana");
  }
});

test("a mail about a change of address names the contact, unless it is no-reply", async () => {
  const content = { timeZone: "UTC", link: "https://verbena.example/" };
  const mail = { kind: "address-changed", content } as const;
  const { text } = await arrival("fr", mail, true, "ana.admin@verbena.example");
  expect(text).toContain("administre ce site. Écrivez-lui à ana.admin@verbena.example.");
  expect(text).toContain("utilise une autre adresse e-mail. Vous");
  expect((await arrival("fr", mail, true)).text).not.toContain("no-reply@");
});

test.each([
  ["address-changed", "Votre adresse e-mail a changé", "n…@example.org"],
  ["password-changed", "Votre mot de passe a changé", "10 mars 2026 à 10:00 UTC+1"],
] as const)("a mail %s names the change and the remedy", async (...row) => {
  const [kind, subject, words] = row;
  const site = "https://verbena.example/";
  const content = { username: "Ana", link: site, timeZone: "Europe/Paris" };
  const changed = { ...content, maskedEmail: "n…@example.org" };
  const { headers, text, html } = await arrival("fr", { kind, content: changed });
  expect(headers.get("subject")).toBe(subject);
  expect(text).toContain(words);
  expect(text).toContain(`\n${site}\n`);
  expect(html).toContain(words);
  expect(html).toContain(`<a href="${site}"`);
});

test("a mail has sender, date and Auto-Submitted headers", async () => {
  const { headers, id, recipient } = await arrival("en", { kind: "confirm-address", content: {} });
  expect(Object.fromEntries(headers)).toMatchObject({
    from: "Verbena <no-reply@verbena.example>",
    to: recipient,
    date: "Tue, 10 Mar 2026 09:00:00 +0000",
    "message-id": `<${id}@verbena.example>`,
    "auto-submitted": "auto-generated",
  });
});

/** Sends a mail to a new learner, and returns what arrives. */
async function arrival(
  language: "fr" | "nl" | "es" | "en",
  mail: MailContent,
  emailVerified = false,
  address = "no-reply@verbena.example",
) {
  const { id: userId, email: recipient } = await learner();
  await db.update(users).set({ emailVerified }).where(eq(users.id, userId));
  await queueMail({ db, now }, { userId, recipient, language, ...mail });
  const [queued] = await db.select().from(mails).where(eq(mails.userId, userId));
  const mailServer = await startMailServer();
  const office = openPostOffice({
    db,
    from: { name: "Verbena", address },
    linkOrigin: "https://verbena.example",
    delivery: smtpDelivery(mailServer.url),
    log: pino({ level: "silent" }),
    now: () => now,
    rateLimits,
  });
  onTestFinished(office.close);
  await office.sendDue();
  const [arrived] = mailServer.receivedMails;
  if (!arrived || !queued) throw new Error("No mail has arrived.");
  return { ...arrived, id: queued.id, recipient };
}

import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { mails } from "../db/schema.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { testApp } from "../testing/test-app.ts";
import { openPostOffice } from "./post-office.ts";
import { type MailContent, queueMail } from "./queue-mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const { db, learner } = await testApp();

const now = new Date("2026-03-10T09:00:00.000Z");
const link = `https://verbena.example/auth/reset?token=${"a1-B2_".repeat(30)}&more=é`;
const content = { username: "Ana", link };

test.each([
  ["fr", "confirm-address", "Confirmez votre adresse e-mail", "Bonjour Ana,"],
  ["fr", "reset-password", "Choisissez un nouveau mot de passe", "Bonjour Ana,"],
  ["nl", "confirm-new-address", "Bevestig je nieuwe e-mailadres", "Hallo Ana,"],
  ["es", "reset-password", "Elige una contraseña nueva", "Hola, Ana:"],
  ["en", "confirm-new-address", "Confirm your new e-mail address", "Hello Ana,"],
] as const)("in %s a mail %s arrives, as text and as HTML, with its link", async (...row) => {
  const [language, kind, subject, greeting] = row;
  const { headers, text, html } = await arrival(language, { kind, content });
  expect(headers.get("subject")).toBe(subject);
  expect(headers.get("content-language")).toBe(language);
  expect(text).toContain(greeting);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(greeting);
  expect(html).toContain(`<a href="${link.replaceAll("&", "&amp;")}"`);
});

test.each([
  ["address-changed", "Votre adresse e-mail a changé", "n…@example.org"],
  ["password-changed", "Votre mot de passe a changé", "10 mars 2026 à 10:00 UTC+1"],
] as const)("a mail %s arrives with what has changed and what can be done", async (...row) => {
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

test("a mail comes from the sender of the settings, says its moment, and wants no automatic answer", async () => {
  const { headers, id, recipient } = await arrival("en", { kind: "confirm-address", content });
  expect(Object.fromEntries(headers)).toMatchObject({
    from: "Verbena <no-reply@verbena.example>",
    to: recipient,
    date: "Tue, 10 Mar 2026 09:00:00 +0000",
    "message-id": `<${id}@verbena.example>`,
    "auto-submitted": "auto-generated",
  });
});

/** What arrives of a mail to a new learner. */
async function arrival(language: "fr" | "nl" | "es" | "en", mail: MailContent) {
  const { id: userId, email: recipient } = await learner();
  await queueMail({ db, now }, { userId, recipient, language, ...mail });
  const [waiting] = await db.select().from(mails).where(eq(mails.userId, userId));
  const mailServer = await startMailServer();
  const office = openPostOffice({
    db,
    from: { name: "Verbena", address: "no-reply@verbena.example" },
    delivery: smtpDelivery(mailServer.url),
    log: pino({ level: "silent" }),
    now: () => now,
  });
  onTestFinished(office.close);
  await office.sendDue();
  const [arrived] = mailServer.arrivals;
  if (!arrived || !waiting) throw new Error("Nothing has arrived.");
  return { ...arrived, id: waiting.id, recipient };
}

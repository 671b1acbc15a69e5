import { languages } from "@verbena/core/languages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailKinds } from "../db/schema.ts";
import { letterAsText } from "./compose-mail.ts";
import { writeLetter } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";

const createdAt = new Date("2026-03-10T22:30:00.000Z");
const link = "https://verbena.example/auth/reset?token=a-token&more=1";

/** Enough for each kind of mail. */
const someContent = {
  username: "Ana",
  link,
  monday: "2026-03-09",
  unsubscribe: "https://verbena.example/auth/weekly-mail#token=a",
};

const everyMail = languages.flatMap((language) => mailKinds.map((kind) => ({ language, kind })));

test("a plain-text mail has its subject, link, validity and advice", () => {
  const content = { username: "Ana", link };
  const letter = writeLetter({ kind: "reset-password", language: "nl", content, createdAt });
  expect(letter.subject).toBe("Kies een nieuw wachtwoord");
  expect(letterAsText(letter)).toBe(`Hallo Ana,

Met deze link kies je een nieuw wachtwoord. Daarna vind je je Verbena-account terug zoals je het hebt achtergelaten.

Wachtwoord kiezen
${link}

Deze link is 1 uur geldig.

Heb je hier niet om gevraagd? Negeer dit bericht dan: je wachtwoord blijft hetzelfde.

Tot gauw,
Verbena
`);
});

test.each([
  ["fr", "Ce lien est valable 7\u00a0jours."],
  ["nl", "Deze link is 7 dagen geldig."],
  ["es", "El enlace es válido durante 7 días."],
  ["en", "This link is valid for 7 days."],
] as const)("in %s a link to confirm an address is valid for a week", (language, words) => {
  const letter = writeLetter({
    kind: "confirm-address",
    language,
    content: { username: "", link },
    createdAt,
  });
  expect(letterAsText(letter)).toContain(words);
});

test.each([
  ["fr", "Ce lien est valable 24\u00a0heures."],
  ["nl", "Deze link is 24 uur geldig."],
  ["es", "El enlace es válido durante 24 horas."],
  ["en", "This link is valid for 24 hours."],
] as const)("in %s a link to a new address has its validity in hours", (...row) => {
  const [language, words] = row;
  const content = { username: "Ana", link };
  const letter = writeLetter({ kind: "confirm-new-address", language, content, createdAt });
  expect(letter.action?.validFor).toBe(words);
});

test.each([
  ["fr", "Un administrateur de Verbena vous invite"],
  ["nl", "Een beheerder van Verbena vraagt je"],
  ["es", "La administración de Verbena te invita"],
  ["en", "An administrator of Verbena invites you"],
] as const)("in %s a mail requested by an administrator names the administrator", (...row) => {
  const [language, words] = row;
  const asked = { kind: "reset-password", language, createdAt } as const;
  const invited = { username: "Ana", link, askedBy: "administrator" };
  const invitation = writeLetter({ ...asked, content: invited });
  const own = writeLetter({ ...asked, content: { username: "Ana", link } });
  expect(invitation.message).toContain(words);
  expect(invitation.notYou).not.toBe(own.notYou);
  expect(own.message).not.toContain(words);
  expect(invitation.action).toEqual(own.action);
});

test.each([
  ["fr", "le 10 mars 2026 à 23:30 UTC+1"],
  ["nl", "op 10 maart 2026 om 23:30 CET"],
  ["es", "el 10 de marzo de 2026 a las 23:30 CET"],
  ["en", "on 10 March 2026 at 23:30 CET"],
] as const)(
  "in %s a mail about a new password gives the time in the reader's time zone",
  (...row) => {
    const [language, when] = row;
    const content = { username: "Ana", link, timeZone: "Europe/Brussels" };
    const letter = writeLetter({ kind: "password-changed", language, content, createdAt });
    expect(letter.message).toContain(when);
    expect(letter.action).toBeUndefined();
    expect(letter.remedy).toMatchObject({ link });
  },
);

test("a mail about a change of address has its time, the masked address and the site", () => {
  const site = "https://verbena.example/";
  const content = { username: "Ana", link: site, timeZone: "UTC", maskedEmail: "n…@example.org" };
  const letter = writeLetter({ kind: "address-changed", language: "fr", content, createdAt });
  expect(letterAsText(letter)).toBe(`Bonjour Ana,

Depuis le 10 mars 2026 à 22:30 UTC, votre compte Verbena utilise une autre adresse e-mail\u00a0: n…@example.org. Vous ne recevrez plus rien de notre part à l’adresse où vous lisez ceci.

Si ce n’est pas vous qui l’avez changée, prévenez sans attendre la personne qui administre ce site.

Aller sur Verbena
${site}

À bientôt,
Verbena
`);
});

test.each(everyMail)("the preview of a mail $kind in $language summarises it", (mail) => {
  const letter = writeLetter({ ...mail, content: someContent, createdAt });
  const body = letterAsHtml(letter).split("<body>")[1] ?? "";
  const words = body.replace(/<[^>]*>/g, "").trim();
  expect(words.startsWith(letter.message)).toBe(true);
});

test.each(everyMail)(
  "a mail $kind in $language loads nothing and declares its language",
  (mail) => {
    const html = letterAsHtml(writeLetter({ ...mail, content: someContent, createdAt }));
    expect(html).toContain(`<html lang="${mail.language}">`);
    expect(html).not.toMatch(/\bsrc=|@import|url\(|<link|<script|http(?!s:\/\/verbena\.example\/)/);
  },
);

test.each([
  ["fr", "Le bouton ne marche pas\u00a0? <a", "Ouvrez ce lien"],
  ["nl", "Werkt de knop niet? <a", "Open deze link"],
  ["es", "¿No funciona el botón? <a", "Abre este enlace"],
  ["en", "Is the button not working? <a", "Open this link"],
] as const)("in %s the button’s link stands below it in words", (language, question, open) => {
  const content = { username: "Ana", link };
  for (const kind of ["confirm-address", "password-changed"] as const) {
    const html = letterAsHtml(writeLetter({ kind, language, content, createdAt }));
    expect(html).toContain(question);
    expect(html).toContain(`>${open}</a>`);
  }
});

test.each(everyMail)("a mail $kind in $language has a marigold button in both themes", (mail) => {
  const html = letterAsHtml(writeLetter({ ...mail, content: someContent, createdAt }));
  expect(html).toMatch(/class="button" style="background: #f2a71b[^>]*>\s*<a[^>]*color: #20214a/);
  expect(html).toContain(".button a { color: #20214a !important; }");
  expect(html).toContain(">verbena</p>");
});

const week = {
  ...someContent,
  monday: "2026-03-02",
  answers: "1240",
  correct: "1029",
  days: "5",
  practiceDays: "5",
  verbs: "tener,poner",
  causes: "accent,wrong-tense",
  today: "20",
};

test("the weekly mail has the week, what went better, what waits, and how to end it", () => {
  const letter = writeLetter({ kind: "weekly", language: "fr", content: week, createdAt });
  expect(letterAsText(letter).replaceAll(/[\u00a0\u2009\u202f]/g, " ")).toBe(`Bonjour Ana,

Voici votre semaine sur Verbena, du 23 février au 1er mars.

- 1 240 réponses, 83 % de réussite
- Semaine réussie : 5 jours d’entraînement
- Mieux que les semaines d’avant : tener et poner
- Moins d’erreurs qu’avant : les accents et le temps
- 20 formes pour aujourd’hui

Continuer sur Verbena
${link}

Vous recevez ce message le lundi parce que vous l’avez demandé dans votre profil.

À bientôt,
Verbena

Ne plus recevoir ce message
https://verbena.example/auth/weekly-mail#token=a
`);
});

test.each([
  ["fr", ["Une semaine de repos", "Rien pour aujourd’hui"]],
  ["nl", ["Een week rust", "Niets voor vandaag"]],
  ["es", ["Una semana de descanso", "Nada para hoy"]],
  ["en", ["A week of rest", "Nothing for today"]],
] as const)("in %s the mail about a week without answers only has %j", (language, facts) => {
  const letter = writeLetter({ kind: "weekly", language, content: someContent, createdAt });
  expect(letter.facts).toEqual(facts);
});

test.each([
  ["fr", "1 réponse, 100 % de réussite", "1 jour d’entraînement sur 5", "1 forme pour aujourd’hui"],
  ["nl", "1 antwoord, 100% goed", "1 van 5 oefendagen", "1 vorm voor vandaag"],
  ["es", "1 respuesta, 100 % de aciertos", "1 de 5 días de práctica", "1 forma para hoy"],
  ["en", "1 answer, 100% correct", "1 of 5 days of practice", "1 form for today"],
] as const)("in %s the weekly mail has singular forms", (language, ...facts) => {
  const one = { answers: "1", correct: "1", days: "1", practiceDays: "5", today: "1" };
  const content = { ...someContent, ...one };
  const letter = writeLetter({ kind: "weekly", language, content, createdAt });
  expect(letter.facts?.map((fact) => fact.replaceAll(/[\u00a0\u2009\u202f]/g, " "))).toEqual(facts);
});

test("HTML escapes content, and has the link on the button and below it", () => {
  const content = { username: "Ana", link: `${link}"><img src=x>` };
  const html = letterAsHtml(
    writeLetter({ kind: "reset-password", language: "fr", content, createdAt }),
  );
  expect(html).not.toContain("<img");
  const shown = "https://verbena.example/auth/reset?token=a-token&amp;more=1";
  expect(html.split(`href="${shown}`)).toHaveLength(3);
  expect(html).not.toContain(`>${shown}`);
});

test.each([
  ["Ana", "Hola, Ana:"],
  ["María José O’Neill", "Hola, María José O’Neill:"],
  ["Win at www.example.org", "Hola:"],
  ["https://example.org", "Hola:"],
  ["eve@example.org", "Hola:"],
  ["<b>Ana</b>", "Hola:"],
  ["Ana\r\nBcc: eve", "Hola:"],
])("the name %j is greeted with %j", (username, greeting) => {
  const content = { username, link };
  expect(writeLetter({ kind: "reset-password", language: "es", content, createdAt })).toMatchObject(
    {
      greeting,
    },
  );
});

test("a username adds no tag, address or line to a mail", () => {
  const plain = writeLetter({
    kind: "reset-password",
    language: "en",
    content: { username: "Ana", link },
    createdAt,
  });
  const shapeOf = (html: string) => html.match(/<[^>]*>|https?:/g);
  const shape = shapeOf(letterAsHtml(plain));
  const lines = letterAsText(plain).split("\n").length;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (username) => {
      const content = { username, link };
      const letter = writeLetter({ kind: "reset-password", language: "en", content, createdAt });
      expect(shapeOf(letterAsHtml(letter))).toEqual(shape);
      expect(letterAsText(letter).split("\n")).toHaveLength(lines);
    }),
  );
});

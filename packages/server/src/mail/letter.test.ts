import { languages } from "@verbena/core/vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailKinds } from "../db/schema.ts";
import { writeLetter } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";
import { letterAsText } from "./letter-as-text.ts";

const link = "https://verbena.example/auth/reset?token=a-token&more=1";

const everyMail = languages.flatMap((language) => mailKinds.map((kind) => ({ language, kind })));

test("a mail in plain text says what it is about, the link, how long it is good, and what else", () => {
  const content = { username: "Ana", link };
  const letter = writeLetter({ kind: "reset-password", language: "nl", content });
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
] as const)("in %s a link to confirm an address is good for a week", (language, words) => {
  const letter = writeLetter({
    kind: "confirm-address",
    language,
    content: { username: "", link },
  });
  expect(letterAsText(letter)).toContain(words);
});

test.each(everyMail)("a mail $kind in $language loads nothing and says its language", (mail) => {
  const html = letterAsHtml(writeLetter({ ...mail, content: { username: "Ana", link } }));
  expect(html).toContain(`<html lang="${mail.language}">`);
  expect(html).not.toMatch(/\bsrc=|@import|url\(|<link|<script|http(?!s:\/\/verbena\.example\/)/);
});

test("HTML shows the link, and whatever is filled in is text", () => {
  const content = { username: "Ana", link: `${link}"><img src=x>` };
  const html = letterAsHtml(writeLetter({ kind: "reset-password", language: "fr", content }));
  expect(html).not.toContain("<img");
  const shown = "https://verbena.example/auth/reset?token=a-token&amp;more=1";
  expect(html.split(`href="${shown}`)).toHaveLength(3);
  expect(html).toContain(`>${shown}`);
});

test.each([
  ["Ana", "Hola, Ana:"],
  ["María José O’Neill", "Hola, María José O’Neill:"],
  ["Win at www.example.org", "Hola:"],
  ["https://example.org", "Hola:"],
  ["eve@example.org", "Hola:"],
  ["<b>Ana</b>", "Hola:"],
  ["Ana\r\nBcc: eve", "Hola:"],
])("whoever is called %j is greeted with %j", (username, greeting) => {
  const content = { username, link };
  expect(writeLetter({ kind: "reset-password", language: "es", content })).toMatchObject({
    greeting,
  });
});

test("no username puts a tag, an address or a line into a mail", () => {
  const plain = writeLetter({
    kind: "reset-password",
    language: "en",
    content: { username: "Ana", link },
  });
  const shapeOf = (html: string) => html.match(/<[^>]*>|https?:/g);
  const shape = shapeOf(letterAsHtml(plain));
  const lines = letterAsText(plain).split("\n").length;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (username) => {
      const content = { username, link };
      const letter = writeLetter({ kind: "reset-password", language: "en", content });
      expect(shapeOf(letterAsHtml(letter))).toEqual(shape);
      expect(letterAsText(letter).split("\n")).toHaveLength(lines);
    }),
  );
});

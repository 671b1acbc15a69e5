import { expect, it } from "vitest";
import { parse } from "yaml";
import { correctFile } from "./correct-file.ts";

const source = `verb: tener
tense: presente-indicativo
sentences:
  - person: yo
    sentence: Lo siento, no _______ cambio.
    answer: tengo
    fr: "Désolée : je n’ai pas la monnaie."
    nl: Sorry, ik heb niet terug.
    en: Sorry, I don’t have change.
  - person: él
    sentence: El niño _______ fiebre.
    answer: tiene
    subject: El niño
    fr: Le petit a de la fièvre.
    nl: De kleine heeft koorts.
    en: The little boy has a temperature.
`;

it("changes the field of an entry and no other character", () => {
  const corrected = correctFile(
    source,
    { person: "él", number: 1 },
    { nl: "De jongen heeft koorts." },
  );

  expect(corrected).toBe(source.replace("De kleine heeft", "De jongen heeft"));
});

it("writes French with ordinary spaces and with the quotation marks that YAML needs", () => {
  const corrected = correctFile(
    source,
    { person: "él", number: 1 },
    { fr: "Oui\u00a0: il a de la fièvre." },
  );

  expect(corrected).toBe(source.replace("Le petit a de la fièvre.", '"Oui : il a de la fièvre."'));
});

it("adds a new quote below the answer", () => {
  const corrected = correctFile(source, { person: "yo", number: 1 }, { time: "Lo siento" });

  expect(corrected).toBe(source.replace("answer: tengo", "answer: tengo\n    time: Lo siento"));
});

it("removes a quote with its line", () => {
  const corrected = correctFile(source, { person: "él", number: 1 }, { subject: null, time: null });

  expect(corrected).toBe(source.replace("    subject: El niño\n", ""));
});

it("replaces one quote by another", () => {
  const quoted = source.replace("answer: tengo", "answer: tengo\n    time: Lo siento");
  const change = { time: null, subject: "cambio" };
  const corrected = correctFile(quoted, { person: "yo", number: 1 }, change);

  expect(corrected).toBe(source.replace("answer: tengo", "answer: tengo\n    subject: cambio"));
});

it("changes several fields at once", () => {
  const change = {
    sentence: "El bebé _______ fiebre.",
    subject: "El bebé",
    en: "The baby is hot.",
  };
  const corrected = correctFile(source, { person: "él", number: 1 }, change);

  expect(corrected).toBe(
    source.replaceAll("El niño", "El bebé").replace("The little boy has a temperature.", change.en),
  );
});

it("returns null when the file has no such entry", () => {
  expect(correctFile(source, { person: "tú", number: 1 }, { en: "You have change." })).toBeNull();
});

const blocks = `sentences:
  - id: mayo
    sentence: No la veo _____ mayo.
    answer: desde
    fr: >-
      Je ne la vois pas
      depuis mai.
    nl: |
      Ik zie haar al
      sinds mei niet.
    en: "I haven’t seen her
      since May." # of which year?
    note:
      fr: Un mois.
      nl: >
        Een
        maand.
      es: Un mes.
      en: A month.
  - id: junio
    sentence: No la veo _____ junio.
    answer: desde
    fr: Depuis juin.
    nl: Sinds juni.
    en: Since June.
`;

/** The entries of a file by their ids. */
function entriesOf(file: string | null) {
  const { sentences } = parse(file ?? "");
  return new Map<string, unknown>(sentences.map((entry: { id: string }) => [entry.id, entry]));
}

it("replaces texts of several lines and keeps the fields around them", () => {
  const fr = "Je ne la vois plus : depuis mai.";
  const change = { fr, nl: "Sinds mei.", en: "Since May." };
  const corrected = correctFile(blocks, { id: "mayo" }, change);

  const entry = entriesOf(blocks).get("mayo");
  expect(entriesOf(corrected).get("mayo")).toEqual({ ...Object(entry), ...change });
  expect(corrected).toContain(
    `    answer: desde\n    fr: "${fr}"\n    nl: Sinds mei.\n    en: Since May. # of which year?\n    note:\n`,
  );
  expect(corrected).toContain(blocks.slice(blocks.indexOf("    note:")));
});

it("changes a note in one language and keeps the other languages", () => {
  const change = { note: { nl: "De naam van een maand, al dan niet met een jaar." } };
  const corrected = correctFile(blocks, { id: "mayo" }, change);

  expect(corrected).toBe(
    blocks.replace(
      ">\n        Een\n        maand.",
      "De naam van een maand, al dan niet met een jaar.",
    ),
  );
});

it("adds a new note and hint below the translations", () => {
  const note = { fr: "Un mois.", nl: "Een maand.", es: "Un mes.", en: "A month: June." };
  const corrected = correctFile(blocks, { id: "junio" }, { instruction: "un mes", note });

  expect(corrected).toBe(`${blocks.trimEnd()}
    instruction: un mes
    note:
      fr: Un mois.
      nl: Een maand.
      es: Un mes.
      en: "A month: June."
`);
});

it("removes a note with all its lines", () => {
  const corrected = correctFile(blocks, { id: "mayo" }, { note: null });

  const [before = "", note = ""] = blocks.split("    note:\n");
  expect(corrected).toBe(before + note.slice(note.indexOf("  - id")));
});

it("quotes a text with a comma between braces", () => {
  const source = blocks.replace(/note:[\s\S]*month\.\n/, "note: { fr: A, nl: B, es: C, en: D }\n");
  const corrected = correctFile(source, { id: "mayo" }, { note: { en: "A month, no more." } });

  expect(corrected).toBe(source.replace("en: D", 'en: "A month, no more."'));
});

it("changes an explanation in the given languages", () => {
  const source = `desde_mes:\n  fr: >\n    Le nom\n    d’un mois.\n  nl: Een maand.\ndesde_evento:\n  fr: Un nom.\n`;
  const change = { fr: "Un\u00a0: mois.", nl: "Een maand, dus." };
  const corrected = correctFile(source, { explanation: "desde_mes" }, change);

  expect(corrected).toBe(
    `desde_mes:\n  fr: "Un : mois."\n  nl: Een maand, dus.\ndesde_evento:\n  fr: Un nom.\n`,
  );
});

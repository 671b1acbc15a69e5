import { expect, it } from "vitest";
import { correctedFile } from "./correct-file.ts";

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

it("changes the field of an entry, and no other character", () => {
  const corrected = correctedFile(source, { person: "él" }, { nl: "De jongen heeft koorts." });

  expect(corrected).toBe(source.replace("De kleine heeft", "De jongen heeft"));
});

it("writes French with ordinary spaces, in quotation marks where YAML needs them", () => {
  const corrected = correctedFile(
    source,
    { person: "él" },
    { fr: "Oui\u00a0: il a de la fièvre." },
  );

  expect(corrected).toBe(source.replace("Le petit a de la fièvre.", '"Oui : il a de la fièvre."'));
});

it("puts a quote that was not there below the answer", () => {
  const corrected = correctedFile(source, { person: "yo" }, { time: "Lo siento" });

  expect(corrected).toBe(source.replace("answer: tengo", "answer: tengo\n    time: Lo siento"));
});

it("takes a quote away with its line", () => {
  const corrected = correctedFile(source, { person: "él" }, { subject: null, time: null });

  expect(corrected).toBe(source.replace("    subject: El niño\n", ""));
});

it("changes several fields at once", () => {
  const change = {
    sentence: "El bebé _______ fiebre.",
    subject: "El bebé",
    en: "The baby is hot.",
  };
  const corrected = correctedFile(source, { person: "él" }, change);

  expect(corrected).toBe(
    source.replaceAll("El niño", "El bebé").replace("The little boy has a temperature.", change.en),
  );
});

it("knows no entry that the file does not have", () => {
  expect(correctedFile(source, { person: "tú" }, { en: "You have change." })).toBeNull();
});

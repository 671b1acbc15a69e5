import { asksWord, type Family, isConjugationFamily } from "@verbena/core/families";

/** The texts of a sentence in its file, in reading order. The note has one field for each language. */
export const textFields = [
  "sentence",
  "answer",
  "time",
  "subject",
  "complement",
  "verb",
  "fr",
  "nl",
  "en",
  "instruction",
  "noteFr",
  "noteNl",
  "noteEs",
  "noteEn",
] as const;
export type TextField = (typeof textFields)[number];

/** All texts of a sentence; empty where its file has none. */
export type SentenceTexts = Record<TextField, string>;

/** The texts that a correction can change. The explanation of a fill-in determines its answer. */
export function correctableFields(family: Family): readonly TextField[] {
  const missing: TextField[] = isConjugationFamily(family)
    ? ["complement", "verb", "instruction", "noteFr", "noteNl", "noteEs", "noteEn"]
    : ["answer", "time", asksWord(family) ? "subject" : "verb"];
  return textFields.filter((field) => !missing.includes(field));
}

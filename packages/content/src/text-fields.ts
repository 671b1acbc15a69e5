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

/** All texts of a sentence. A text is empty if the file does not have it. */
export type SentenceTexts = Record<TextField, string>;

/**
 * The texts that a correction can change. A correction cannot change the explanation of a fill-in sentence, because
 * the answer depends on the explanation.
 */
export function correctableFields(family: Family): readonly TextField[] {
  const missing: TextField[] = isConjugationFamily(family)
    ? ["complement", "verb", "instruction", "noteFr", "noteNl", "noteEs", "noteEn"]
    : ["answer", "time", asksWord(family) ? "subject" : "verb"];
  return textFields.filter((field) => !missing.includes(field));
}

import type { Language } from "@verbena/core/languages";
import {
  conjugationLength,
  fillInLength,
  isStrict,
  type StrictRule,
  type StyleRule,
} from "./style-rules.ts";
import { instructionViolations, sentenceViolations, textViolations } from "./style-violations.ts";

type Texts = { [field: string]: string | null };

/** A rule of style that a field breaks. */
type StyleViolation = { field: string; rule: StyleRule };

type StrictViolation = { field: string; rule: StrictRule };

/** The language of each translated field. */
const languageOf: Record<string, Language> = {
  fr: "fr",
  nl: "nl",
  es: "es",
  en: "en",
  noteFr: "fr",
  noteNl: "nl",
  noteEs: "es",
  noteEn: "en",
};

/** The rules of style that the fields of an exercise or explanation break. */
export function styleViolationsIn(texts: Texts, isConjugation: boolean): StyleViolation[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text ? violationsOf(field, text, texts, isConjugation).map((rule) => ({ field, rule })) : [],
  );
}

/** The strict rules that the fields break; a correction may break none of these. */
export function strictViolationsIn(texts: Texts, isConjugation: boolean): StrictViolation[] {
  return styleViolationsIn(texts, isConjugation).flatMap(({ field, rule }) =>
    isStrict(rule) ? [{ field, rule }] : [],
  );
}

function violationsOf(
  field: string,
  text: string,
  texts: Texts,
  isConjugation: boolean,
): StyleRule[] {
  const answer = texts["correctAnswer"] ?? "";
  const language = languageOf[field];
  if (language) return textViolations(text, language);
  if (field === "instruction") return instructionViolations(text, answer);
  if (field !== "sentence") return [];
  const length = isConjugation ? conjugationLength : fillInLength;
  return sentenceViolations({ sentence: text, answer, length });
}

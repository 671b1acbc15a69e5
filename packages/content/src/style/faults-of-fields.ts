import type { Language } from "@verbena/core/vocabulary";
import {
  conjugationLength,
  faultsOfInstruction,
  faultsOfSentence,
  faultsOfText,
  fillInLength,
  isStrict,
  type StrictRule,
  type StyleRule,
} from "./style-rules.ts";

type Texts = { [field: string]: string | null };

/** A rule of style that a field breaks. */
type StyleFault = { field: string; rule: StyleRule };

type StrictFault = { field: string; rule: StrictRule };

/** The language of each field with its own text. */
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
export function styleFaultsIn(texts: Texts, isConjugation: boolean): StyleFault[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text ? brokenBy(field, text, texts, isConjugation).map((rule) => ({ field, rule })) : [],
  );
}

/** The broken rules that no correction may break. */
export function strictFaultsIn(texts: Texts, isConjugation: boolean): StrictFault[] {
  return styleFaultsIn(texts, isConjugation).flatMap(({ field, rule }) =>
    isStrict(rule) ? [{ field, rule }] : [],
  );
}

function brokenBy(field: string, text: string, texts: Texts, isConjugation: boolean): StyleRule[] {
  const answer = texts["correctAnswer"] ?? "";
  const language = languageOf[field];
  if (language) return faultsOfText(text, language);
  if (field === "instruction") return faultsOfInstruction(text, answer);
  if (field !== "sentence") return [];
  const length = isConjugation ? conjugationLength : fillInLength;
  return faultsOfSentence({ sentence: text, answer, length });
}

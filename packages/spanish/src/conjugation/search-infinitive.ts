import { type Analysis, analyseForm } from "./analyse-form.ts";
import { type Infinitive, type InfinitiveProblem, readInfinitive } from "./infinitive.ts";
import { frequentFirst, isKnownVerb, rarityOf } from "./known-verbs.ts";

/** A verb that was looked up. */
export type FoundVerb = {
  verb: Infinitive;
  /** Whether the dictionaries have the verb. An unknown verb is conjugated by its ending. */
  isKnown: boolean;
  /** Verbs that may have been meant. */
  suggestions: readonly string[];
};

/** A text that is no infinitive, with verbs that may have been meant. */
export type NoInfinitive = {
  problem: InfinitiveProblem["problem"] | "form-of-a-verb";
  suggestions: readonly string[];
  /** The verbs, tenses and persons of a form; otherwise empty. */
  analyses: readonly Analysis[];
};

/**
 * Reads an infinitive that a person looks up, as `readInfinitive` does. Also restores a missing tilde or diaeresis
 * (*anadir* is read as *añadir*) and suggests existing verbs for an unknown one (*escribier*) and for other texts.
 */
export function searchInfinitive(text: string): FoundVerb | NoInfinitive {
  const verb = readInfinitive(text);
  if ("problem" in verb) return noInfinitive(text, verb);
  const pronoun = verb.reflexive ? "se" : "";
  const withMark = frequentFirst(markedVariants(verb.base).filter(isKnownVerb));
  if (isKnownVerb(verb.base)) {
    const meant = withMark.filter((other) => rarityOf(other) < rarityOf(verb.base));
    return { verb, isKnown: true, suggestions: meant.map((other) => other + pronoun) };
  }
  const [restored] = withMark;
  if (restored !== undefined) return searchInfinitive(restored + pronoun);
  const suggestions = verbsOneEditFrom(verb.base).map((other) => other + pronoun);
  return { verb, isKnown: false, suggestions };
}

/** A longer text cannot be a form or a misspelled infinitive. */
const MAX_LENGTH = 60;
const MAX_MISSPELT_LENGTH = 20;

/** Finds forms and verbs that the person may mean by a text that `readInfinitive` rejects. */
export function noInfinitive(text: string, { problem }: InfinitiveProblem): NoInfinitive {
  if (problem === "empty" || text.length > MAX_LENGTH) {
    return { problem, suggestions: [], analyses: [] };
  }
  const analyses = analyseForm(text);
  if (analyses.length > 0) {
    const suggestions = [...new Set(analyses.map(({ infinitive }) => infinitive))];
    return { problem: "form-of-a-verb", suggestions, analyses };
  }
  const word = text.normalize("NFC").trim().toLowerCase();
  const isWord = /^\p{L}{3,}$/u.test(word) && word.length <= MAX_MISSPELT_LENGTH;
  return { problem, suggestions: isWord ? verbsOneEditFrom(word) : [], analyses };
}

/** The variants of a word in which one n is ñ, or one gu before e or i is gü. */
function markedVariants(word: string): string[] {
  return [...word.matchAll(/n|gu(?=[ei])/g)].map(({ index, 0: found }) =>
    replaceAt(word, index, found.length, found === "n" ? "ñ" : "gü"),
  );
}

const MAX_SUGGESTIONS = 4;
const letters = [..."abcdefghijlmnñopqrstuvxyzíü"];

/** Verbs that differ in one letter, frequent ones first. */
function verbsOneEditFrom(word: string): readonly string[] {
  const verbs = new Set(textsOneEditFrom(word).filter(isKnownVerb));
  return frequentFirst(verbs).slice(0, MAX_SUGGESTIONS);
}

function textsOneEditFrom(word: string): string[] {
  return [...word, ""].flatMap((letter, at) => [
    ...(letter === "" ? [] : [replaceAt(word, at, 1, "")]),
    ...(at + 1 < word.length ? [replaceAt(word, at, 2, (word[at + 1] ?? "") + letter)] : []),
    ...letters.flatMap((other) => [replaceAt(word, at, 0, other), replaceAt(word, at, 1, other)]),
  ]);
}

const replaceAt = (word: string, at: number, count: number, letters: string) =>
  word.slice(0, at) + letters + word.slice(at + count);

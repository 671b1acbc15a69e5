import { type Infinitive, type InfinitiveProblem, readInfinitive } from "./infinitive.ts";
import { everydayInfinitives } from "./listed-verbs.ts";

/**
 * Reads an infinitive that a person looks up, as `readInfinitive` does, and corrects it: *anadir* is
 * read as *añadir*. An unknown verb such as *escribier* is a problem, with suggestions of verbs that
 * differ in one letter. An unknown verb without suggestions is accepted (*googlear*).
 */
export function searchInfinitive(
  text: string,
  isKnown: (base: string) => boolean,
): Infinitive | InfinitiveProblem {
  const verb = readInfinitive(text, isKnown);
  if ("problem" in verb) {
    if (verb.problem !== "not-an-infinitive") return verb;
    const typed = text.normalize("NFC").trim().toLowerCase();
    return {
      ...verb,
      suggestions: /^\p{L}{3,20}$/u.test(typed) ? verbsOneEditFrom(typed, "", isKnown) : [],
    };
  }
  if (verb.known) return verb;
  const pronoun = verb.reflexive ? "se" : "";
  const restored = tildeVariants(verb.base).find(isKnown);
  if (restored !== undefined) return readInfinitive(restored + pronoun, isKnown);
  const suggestions = verbsOneEditFrom(verb.base, pronoun, isKnown);
  return suggestions.length > 0 ? { problem: "misspelt", suggestions } : verb;
}

/** The variants of a word in which one n is ñ. */
function tildeVariants(word: string): string[] {
  return [...word.matchAll(/n/g)].map(({ index }) => replaceAt(word, index, 1, "ñ"));
}

const MAX_SUGGESTIONS = 4;
const letters = [..."abcdefghijlmnñopqrstuvxyzíü"];

/** Known verbs that differ in one letter, everyday verbs first. */
function verbsOneEditFrom(
  word: string,
  pronoun: string,
  isKnown: (base: string) => boolean,
): readonly string[] {
  const matches = [...new Set(textsOneEditFrom(word))].filter(
    (text) => text.endsWith("r") && isKnown(text) && isInfinitive(text),
  );
  const everyday = everydayInfinitives();
  const ranked = [
    ...matches.filter((verb) => everyday.has(verb)),
    ...matches.filter((verb) => !everyday.has(verb)),
  ];
  return ranked.slice(0, MAX_SUGGESTIONS).map((verb) => verb + pronoun);
}

/** Whether a text is spelt like an infinitive: lists know *pedcr* by its stem. */
function isInfinitive(text: string): boolean {
  const verb = readInfinitive(text);
  return !("problem" in verb) && verb.base === text;
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

import { type Infinitive, type InfinitiveProblem, readInfinitive } from "./infinitive.ts";
import { isListedVerb } from "./listed-verbs.ts";

/**
 * Reads an infinitive that a person looks up, as `readInfinitive` does, and corrects it: *anadir* is
 * read as *añadir*. An unknown verb such as *escribier* is a problem, with suggestions of verbs that
 * differ in one letter. An unknown verb without suggestions is accepted (*googlear*).
 */
export function searchInfinitive(
  text: string,
  isKnown: (base: string) => boolean,
): Infinitive | InfinitiveProblem {
  const read = readInfinitive(text, isKnown);
  if ("problem" in read) {
    if (read.problem !== "not-an-infinitive") return read;
    const typed = text.normalize("NFC").trim().toLowerCase();
    return {
      ...read,
      suggestions: /^\p{L}{3,20}$/u.test(typed) ? similar(typed, "", isKnown) : [],
    };
  }
  if (read.known) return read;
  const pronoun = read.reflexive ? "se" : "";
  const restored = withTilde(read.base).find(isKnown);
  if (restored !== undefined) return readInfinitive(restored + pronoun, isKnown);
  const suggestions = similar(read.base, pronoun, isKnown);
  return suggestions.length > 0 ? { problem: "misspelt", suggestions } : read;
}

/** The variants of a word in which one n is ñ. */
function withTilde(word: string): string[] {
  return [...word.matchAll(/n/g)].map(({ index }) => replaced(word, index, 1, "ñ"));
}

const MAX_SUGGESTIONS = 4;
const letters = [..."abcdefghijlmnñopqrstuvxyzíü"];

/** Known verbs that differ in one letter, everyday verbs first. */
function similar(
  word: string,
  pronoun: string,
  isKnown: (base: string) => boolean,
): readonly string[] {
  const found = [...new Set(oneEditFrom(word))].filter(
    (verb) => verb.endsWith("r") && isKnown(verb),
  );
  const ranked = [...found.filter(isListedVerb), ...found.filter((verb) => !isListedVerb(verb))];
  return ranked.slice(0, MAX_SUGGESTIONS).map((verb) => verb + pronoun);
}

function oneEditFrom(word: string): string[] {
  return [...word, ""].flatMap((letter, at) => [
    ...(letter === "" ? [] : [replaced(word, at, 1, "")]),
    ...(at + 1 < word.length ? [replaced(word, at, 2, (word[at + 1] ?? "") + letter)] : []),
    ...letters.flatMap((other) => [replaced(word, at, 0, other), replaced(word, at, 1, other)]),
  ]);
}

const replaced = (word: string, at: number, count: number, letters: string) =>
  word.slice(0, at) + letters + word.slice(at + count);

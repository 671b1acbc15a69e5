import fc from "fast-check";
import { expect, it } from "vitest";
import { differingLetters, type LetterRun } from "./differing-letters.ts";

/** The runs as one text, with the differing letters in brackets. */
const bracketed = (runs: readonly LetterRun[]) =>
  runs.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("");

const letters = (runs: readonly LetterRun[]) => runs.map(({ text }) => text).join("");

it.each([
  ["tení", "tuve", "t[ení]", "t[uve]"],
  ["hablo", "habló", "habl[o]", "habl[ó]"],
  ["hablraon", "hablaron", "habl[ra]on", "habl[ar]on"],
  ["buscé", "busqué", "bus[c]é", "bus[qu]é"],
  ["hablé", "hablaré", "hablé", "habl[ar]é"],
  ["tení", "quisieron", "[tení]", "[quisieron]"],
  ["desde", "desde hace", "desde", "desde[ hace]"],
  ["TUVE", "tuve", "TUVE", "tuve"],
  ["x", "y", "[x]", "[y]"],
])("compares %s with %s: %s and %s", (given, expected, givenRuns, expectedRuns) => {
  const runs = differingLetters(given, expected);
  expect([bracketed(runs.given), bracketed(runs.expected)]).toEqual([givenRuns, expectedRuns]);
});

it("treats a letter with a combining mark as one letter", () => {
  expect(bracketed(differingLetters("hablo\u0301", "habló").given)).toBe("habló");
});

it("keeps every letter, and shared letters are the same in both words", () => {
  const word = fc.string({ unit: fc.constantFrom(..."aeiourmntáñ"), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (given, expected) => {
      const runs = differingLetters(given, expected);
      const shared = (list: readonly LetterRun[]) => letters(list.filter((run) => !run.differs));
      expect(letters(runs.given)).toBe(given);
      expect(letters(runs.expected)).toBe(expected);
      expect(shared(runs.given)).toBe(shared(runs.expected));
    }),
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { differingLetters, type LetterRun } from "./differing-letters.ts";

/** Runs in short: differing letters in brackets. */
const short = (runs: readonly LetterRun[]) =>
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
])("cuts %s against %s into %s and %s", (given, expected, givenRuns, expectedRuns) => {
  const runs = differingLetters(given, expected);
  expect([short(runs.given), short(runs.expected)]).toEqual([givenRuns, expectedRuns]);
});

it("marks a letter that was typed as letter and mark like the one that is one character", () => {
  expect(short(differingLetters("hablo\u0301", "habló").given)).toBe("habló");
});

it("keeps every letter, and what agrees reads the same in both", () => {
  const word = fc.string({ unit: fc.constantFrom(..."aeiourmntáñ"), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (given, expected) => {
      const runs = differingLetters(given, expected);
      const agreeing = (list: readonly LetterRun[]) => letters(list.filter((run) => !run.differs));
      expect(letters(runs.given)).toBe(given);
      expect(letters(runs.expected)).toBe(expected);
      expect(agreeing(runs.given)).toBe(agreeing(runs.expected));
    }),
  );
});

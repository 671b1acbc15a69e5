import type { WordConfusion } from "../causes.ts";
import {
  choicesIn,
  type FillInFamily,
  type FillInWord,
  fillInDefinitionOf,
  isFillInWord,
  type OtherWord,
  otherWordOf,
} from "../families.ts";
import { comparable, withoutMarks, withoutPunctuation } from "../grading/normalise.ts";
import type { TypoCause } from "./cause.ts";
import { findTypo } from "./typo.ts";

/** A sentence that asks for a word, and its answer: any text. */
type WordQuestion = { family: FillInFamily; wanted: string; given: string };

/** Another word of the family. */
export type WordConfusionCause = { code: WordConfusion; chosen: FillInWord };

/** The answer is no word of the family. */
export type UnknownWordCause = { code: "unknown"; word: OtherWord | null };

/** A cause of a wrong answer in a family of words. */
export type WordCause = WordConfusionCause | TypoCause | { code: "accent" } | UnknownWordCause;

/**
 * The causes of a wrong answer, best first: at least one. Empty for the right word, whose case and space
 * do not matter. A typo in another word of the family counts as that word and a typo.
 *
 * @example diagnoseWord({ family: "desde-hace", wanted: "desde", given: "desde hace" })
 *   // [{ code: "needs-duration", chosen: "desde hace" }]
 */
export function diagnoseWord({ family, wanted, given: text }: WordQuestion): readonly WordCause[] {
  const given = comparable(text);
  if (given === wanted) return [];
  const plain = withoutMarks(given);
  if (plain === wanted) return [{ code: "accent" }];
  const others = choicesIn(family)
    .filter(isFillInWord)
    .filter((word) => word !== wanted);
  const chosen = others.find((word) => word === plain);
  if (chosen) return [confusion(family, chosen)];
  const word = otherWordOf(family, withoutPunctuation(plain));
  if (word) return [{ code: "unknown", word }];
  const typo = findTypo(given, wanted);
  if (typo) return [typo];
  for (const word of others) {
    const typo = findTypo(given, word);
    if (typo) return [confusion(family, word), typo];
  }
  return [{ code: "unknown", word: null }];
}

function confusion(family: FillInFamily, chosen: FillInWord): WordConfusionCause {
  const definition = fillInDefinitionOf(family);
  const choice = definition.asks === "word" ? definition.choices[chosen] : undefined;
  return { code: choice?.confusion ?? "other-word", chosen };
}

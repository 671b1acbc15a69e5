import type { WordConfusion } from "../causes.ts";
import {
  asksWord,
  choicesIn,
  type FillInFamily,
  type FillInWord,
  fillInFamilies,
} from "../families.ts";
import { comparable, withoutMarks, withoutPunctuation } from "../grading/normalise.ts";
import type { TypoCause } from "./cause.ts";
import { findTypo } from "./typo.ts";

/**
 * What a word needs, where a cause of its own says so: *desde* 2019, *desde que* vivo, *desde hace* / *hace* dos
 * años; *por* a cause, a way or an exchange, *para* an aim, a person or a date.
 */
export const wordNeeds = {
  desde: "point",
  "desde que": "clause",
  "desde hace": "duration",
  hace: "past",
  por: "reason",
  para: "aim",
} as const satisfies { [Word in FillInWord]?: string };
export type WordWithNeed = keyof typeof wordNeeds;

/** Whether a cause of its own says what a word needs. */
export function hasNeed(word: string): word is WordWithNeed {
  return Object.hasOwn(wordNeeds, word);
}

/** Another word of the family. */
export type WordConfusionCause = { code: WordConfusion; chosen: FillInWord };

/**
 * Words outside the family of desde and hace that learners use, without accents: other Spanish expressions of time,
 * and words of their own languages.
 */
const otherWords = [
  { name: "hacía", spellings: ["hacia", "desde hacia"] },
  { name: "hay", spellings: ["hay", "desde hay"] },
  { name: "durante", spellings: ["durante", "pendant", "gedurende", "tijdens", "during"] },
  {
    name: "since",
    spellings: ["depuis", "depuis que", "sinds", "sinds dat", "sedert", "al", "since", "for"],
  },
  { name: "ago", spellings: ["il y a", "ca fait", "geleden", "ago"] },
] as const;
export type OtherWord = (typeof otherWords)[number]["name"];

/** The answer is no word of the family. */
export type UnknownWordCause = { code: "unknown"; word: OtherWord | null };

/** A cause of a wrong answer in a family of words. */
export type WordCause = WordConfusionCause | TypoCause | { code: "accent" } | UnknownWordCause;

/**
 * The causes of a wrong answer, best first: at least one. Empty for the right word, whose case and space
 * do not matter. A typo in another word of the family counts as that word and a typo.
 *
 * @example diagnoseWord({ wanted: "desde", given: "desde hace" })
 *   // [{ code: "taken-for-duration", chosen: "desde hace" }]
 */
export function diagnoseWord(answer: { wanted: FillInWord; given: string }): readonly WordCause[] {
  const { wanted } = answer;
  const given = comparable(answer.given);
  if (given === wanted) return [];
  const plain = withoutMarks(given);
  if (plain === wanted) return [{ code: "accent" }];
  const family = familyWith(wanted);
  const others = wordsOf(family).filter((word) => word !== wanted);
  const chosen = others.find((word) => word === plain);
  if (chosen) return [confusion(chosen)];
  const word = family === "desde-hace" ? otherWordIn(plain) : undefined;
  if (word) return [{ code: "unknown", word }];
  const typo = findTypo(given, wanted);
  if (typo) return [typo];
  for (const word of others) {
    const typo = findTypo(given, word);
    if (typo) return [confusion(word), typo];
  }
  return [{ code: "unknown", word: null }];
}

/** The family that has a word. */
const familyWith = (word: FillInWord): FillInFamily | undefined =>
  fillInFamilies.find((key) => choicesIn(key).includes(word));

const wordsOf = (family: FillInFamily | undefined): FillInWord[] =>
  family === undefined ? [] : choicesIn(family).filter(isFillInWord);

/** Whether a text is a word of one of the families. */
export function isFillInWord(text: string): text is FillInWord {
  return fillInFamilies.some((key) => asksWord(key) && choicesIn(key).includes(text));
}

function otherWordIn(plain: string): OtherWord | undefined {
  const word = withoutPunctuation(plain);
  return otherWords.find(({ spellings }) => spellings.some((spelling) => spelling === word))?.name;
}

const confusion = (chosen: FillInWord): WordConfusionCause => ({
  code: hasNeed(chosen) ? `taken-for-${wordNeeds[chosen]}` : "other-word",
  chosen,
});

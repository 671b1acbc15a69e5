import { type FillInWord, fillInWords, type WordConfusion } from "../vocabulary.ts";
import { asTyped, plainOf, withoutPunctuation } from "./answer-text.ts";
import type { TypoCause } from "./cause.ts";
import { typoIn } from "./typo.ts";

/** What follows a word of time: *desde* 2019, *desde que* vivo, *desde hace* / *hace* dos años. */
export const wordNeeds = {
  desde: "point",
  "desde que": "clause",
  "desde hace": "duration",
  hace: "past",
} as const satisfies Record<FillInWord, string>;
export type WordNeed = (typeof wordNeeds)[FillInWord];

/** Another word of the family was chosen: what that one needs, and what the right one needs. */
export type WordConfusionCause = {
  code: WordConfusion;
  chosen: FillInWord;
  chosenNeeds: WordNeed;
  wantedNeeds: WordNeed;
};

/**
 * Words outside the family that learners reach for, without accents: other Spanish expressions of
 * time, and those of their own languages.
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

/** What happened in a wrong answer of the fill-in family. */
export type WordCause = WordConfusionCause | TypoCause | { code: "accent" } | UnknownWordCause;

/**
 * What happened: every cause that holds, best first. Never empty for a wrong answer; empty for the
 * right word, be it for case and space. A slip in another word of the family is that word, and a slip.
 *
 * @example diagnoseWord({ wanted: "desde", given: "desde hace" })
 *   // [{ code: "taken-for-duration", chosen: "desde hace", … }]
 */
export function diagnoseWord(answer: { wanted: FillInWord; given: string }): readonly WordCause[] {
  const { wanted } = answer;
  const given = asTyped(answer.given);
  if (given === wanted) return [];
  const plain = plainOf(given);
  if (plain === wanted) return [{ code: "accent" }];
  const others = fillInWords.filter((word) => word !== wanted);
  const chosen = others.find((word) => word === plain);
  if (chosen) return [confusion(chosen, wanted)];
  const word = otherWordIn(plain);
  if (word) return [{ code: "unknown", word }];
  const slip = typoIn(given, wanted);
  if (slip) return [slip];
  for (const word of others) {
    const typo = typoIn(given, word);
    if (typo) return [confusion(word, wanted), typo];
  }
  return [{ code: "unknown", word: null }];
}

function otherWordIn(plain: string): OtherWord | undefined {
  const typed = withoutPunctuation(plain);
  return otherWords.find(({ spellings }) => spellings.some((word) => word === typed))?.name;
}

const confusion = (chosen: FillInWord, wanted: FillInWord): WordConfusionCause => ({
  code: `taken-for-${wordNeeds[chosen]}`,
  chosen,
  chosenNeeds: wordNeeds[chosen],
  wantedNeeds: wordNeeds[wanted],
});

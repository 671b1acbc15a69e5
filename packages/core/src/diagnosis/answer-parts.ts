import { asTyped, plainOf, withoutPunctuation } from "./answer-text.ts";

/** What a learner typed, taken apart. All of it is lower case, composed and tidy. */
export type AnswerParts = {
  /** All but a subject and the punctuation around. */
  text: string;
  /** Without marks. */
  plain: string;
  /** `yo` in *yo hablé*; null when none was typed. */
  subject: string | null;
  /** Begins with *no*. */
  negated: boolean;
  /** Pronouns before the verb, as they were typed. */
  before: readonly string[];
  /** The verb: one word, or more in *he hablado*. */
  words: readonly string[];
  /** Those words without marks. */
  plainWords: readonly string[];
  /** Pronouns that were typed as words of their own after it: *lavo me*. */
  after: readonly string[];
};

const subjects = new Set(
  (
    "yo tu el ella ello usted ud vd nosotros nosotras vosotros vosotras " +
    "ellos ellas ustedes uds vds"
  ).split(" "),
);

/** Pronouns that stand before a verb, and those that learners put there. */
const reflexivePronouns = new Set("me te se nos os".split(" "));
const otherPronouns = new Set("le les lo la los las mi ti si vos".split(" "));
const foreignPronouns = new Set(
  (
    "je j' m' t' s' moi toi soi nous vous il elle on ils elles ik jij je hij zij wij jullie mij " +
    "mezelf jezelf zich zichzelf ons i you she we they my myself yourself himself herself"
  ).split(" "),
);

export type PronounKind = "reflexive" | "other" | "foreign";

export function pronounKind(word: string): PronounKind | null {
  const plain = plainOf(word);
  if (reflexivePronouns.has(plain)) return "reflexive";
  if (otherPronouns.has(plain)) return "other";
  return foreignPronouns.has(plain) ? "foreign" : null;
}

const isPronoun = (word: string | undefined) => word !== undefined && pronounKind(word) !== null;

/** Takes an answer apart; whatever it is, every word of it is in one of the parts. */
export function readAnswer(given: string): AnswerParts {
  const [subject, text] = withoutSubject(withoutPunctuation(asTyped(given)));
  const words = text.split(" ");
  const negated = words.length > 1 && words[0] === "no";
  if (negated) words.shift();
  const before: string[] = [];
  while (words.length > 1 && isPronoun(words[0])) before.push(words.shift() ?? "");
  const after: string[] = [];
  while (words.length > 1 && isPronoun(words.at(-1))) after.unshift(words.pop() ?? "");
  const plain = plainOf(text);
  const plainWords = words.map((word) => (word === text ? plain : plainOf(word)));
  return { text, plain, subject, negated, before, words, plainWords, after };
}

function withoutSubject(text: string): [subject: string | null, rest: string] {
  const first = text.indexOf(" ");
  if (first < 0) return [null, text];
  if (subjects.has(plainOf(text.slice(0, first)))) {
    return [text.slice(0, first), text.slice(first + 1)];
  }
  const last = text.lastIndexOf(" ");
  if (subjects.has(plainOf(text.slice(last + 1)))) {
    return [text.slice(last + 1), text.slice(0, last)];
  }
  return [null, text];
}

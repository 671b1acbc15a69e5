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
  /** Pronouns before the verb, as they were typed; the *m’* of *m’acuesto* as *me*. */
  before: readonly string[];
  /** Such a pronoun with its apostrophe. */
  elided: string | null;
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
    "ellos ellas ustedes uds vds " +
    "je il elle on ils elles ik jij hij zij ze wij we jullie i you she it they"
  ).split(" "),
);

/** Pronouns that stand before a verb, and those that learners put there. */
const reflexivePronouns = new Set("me te se nos os".split(" "));
const otherPronouns = new Set("le les lo la los las mi ti si vos".split(" "));
const foreignPronouns = new Set(
  "moi toi soi nous vous mij mezelf jezelf zich zichzelf ons my myself yourself himself herself".split(
    " ",
  ),
);

/** Pronouns that are subjects too: *vos sos*, *nous hablamos*. */
const pronounsOrSubjects = new Set("vos nous vous".split(" "));

export const mayBeSubject = (word: string) => pronounsOrSubjects.has(plainOf(word));

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
  const [elided, words] = withoutElision(text);
  const negated = words.length > 1 && words[0] === "no";
  if (negated) words.shift();
  const before: string[] = elided === null ? [] : [`${elided.charAt(0)}e`];
  while (words.length > 1 && isPronoun(words[0])) before.push(words.shift() ?? "");
  const after: string[] = [];
  while (words.length > 1 && isPronoun(words.at(-1))) after.unshift(words.pop() ?? "");
  const plain = plainOf(text);
  const plainWords = words.map((word) => (word === text ? plain : plainOf(word)));
  return { text, plain, subject, negated, before, elided, words, plainWords, after };
}

const apostropheIn = (text: string) => text.includes("'") || text.includes("’");

/** Spanish never drops the e of a pronoun: *m’acuesto*. */
function withoutElision(text: string): [elided: string | null, words: string[]] {
  const [, elided = null, rest = text] = apostropheIn(text)
    ? (/^([mts]['’]) ?(.+)$/.exec(text) ?? [])
    : [];
  return [elided, rest.split(" ")];
}

function withoutSubject(text: string): [subject: string | null, rest: string] {
  const first = text.indexOf(" ");
  if (apostropheIn(text)) {
    const [, elided, rest] = /^(j['’]) ?(.+)$/.exec(text) ?? [];
    if (elided !== undefined && rest !== undefined) return [elided, rest];
  }
  if (first < 0) return [null, text];
  if (mayBeSubject(text.slice(0, first)) && isPronoun(text.slice(first + 1).split(" ")[0])) {
    return [text.slice(0, first), text.slice(first + 1)];
  }
  if (subjects.has(plainOf(text.slice(0, first)))) {
    return [text.slice(0, first), text.slice(first + 1)];
  }
  const last = text.lastIndexOf(" ");
  if (subjects.has(plainOf(text.slice(last + 1)))) {
    return [text.slice(last + 1), text.slice(0, last)];
  }
  return [null, text];
}

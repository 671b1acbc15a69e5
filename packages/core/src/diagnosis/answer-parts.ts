import { comparable, withoutMarks, withoutPunctuation } from "../grading/normalise.ts";

/** The parts of an answer, tidied and in lower case. */
export type AnswerParts = {
  /** The answer without its subject and the punctuation at its ends. */
  text: string;
  /** `text` without marks. */
  plain: string;
  /** `yo` in *yo hablé*; null when none was typed. */
  subject: string | null;
  /** Begins with *no*. */
  negated: boolean;
  /** Pronouns before the verb, as typed; the *m’* of *m’acuesto* becomes *me*. */
  before: readonly string[];
  /** A pronoun with an apostrophe, as typed: *m’*. */
  elided: string | null;
  /** The verb: one word, or more in *he hablado*. */
  words: readonly string[];
  /** The verb with and without marks, when it is one word. */
  single: { word: string; plain: string } | null;
  /** Pronouns typed as separate words after the verb: *lavo me*. */
  after: readonly string[];
};

const subjects = new Set(
  (
    "yo tu el ella ello usted ud vd nosotros nosotras vosotros vosotras " +
    "ellos ellas ustedes uds vds " +
    "je il elle on ils elles ik jij hij zij ze wij we jullie i you she it they"
  ).split(" "),
);

/** Pronouns before a verb, right or wrong. */
const reflexivePronouns = new Set("me te se nos os".split(" "));
const otherPronouns = new Set("le les lo la los las mi ti si vos".split(" "));
const foreignPronouns = new Set(
  "moi toi soi nous vous mij mezelf jezelf zich zichzelf ons my myself yourself himself herself".split(
    " ",
  ),
);

/** Words that are pronouns and subjects: *vos sos*, *nous hablamos*. */
const pronounsOrSubjects = new Set("vos nous vous".split(" "));

export const mayBeSubject = (word: string) => pronounsOrSubjects.has(withoutMarks(word));

export type PronounKind = "reflexive" | "other" | "foreign";

export function pronounKind(word: string): PronounKind | null {
  const plain = withoutMarks(word);
  if (reflexivePronouns.has(plain)) return "reflexive";
  if (otherPronouns.has(plain)) return "other";
  return foreignPronouns.has(plain) ? "foreign" : null;
}

const isPronoun = (word: string | undefined) => word !== undefined && pronounKind(word) !== null;

/** Splits any text into the parts of an answer. Every word belongs to one of them. */
export function parseAnswer(given: string): AnswerParts {
  const [subject, text] = withoutSubject(withoutPunctuation(comparable(given)));
  const [elided, words] = withoutElision(text);
  const negated = words.length > 1 && words[0] === "no";
  if (negated) words.shift();
  const before: string[] = elided === null ? [] : [`${elided.charAt(0)}e`];
  while (words.length > 1 && isPronoun(words[0])) before.push(words.shift() ?? "");
  const after: string[] = [];
  while (words.length > 1 && isPronoun(words.at(-1))) after.unshift(words.pop() ?? "");
  const plain = withoutMarks(text);
  const [word, ...others] = words;
  const isSingle = word !== undefined && others.length === 0;
  const single = isSingle ? { word, plain: word === text ? plain : withoutMarks(word) } : null;
  return { text, plain, subject, negated, before, elided, words, single, after };
}

const apostropheIn = (text: string) => text.includes("'") || text.includes("’");

/** Splits off a pronoun with an apostrophe, which Spanish never has: *m’acuesto*. */
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
  if (subjects.has(withoutMarks(text.slice(0, first)))) {
    return [text.slice(0, first), text.slice(first + 1)];
  }
  const last = text.lastIndexOf(" ");
  if (subjects.has(withoutMarks(text.slice(last + 1)))) {
    return [text.slice(last + 1), text.slice(0, last)];
  }
  return [null, text];
}

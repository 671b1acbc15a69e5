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
  pronounsBefore: readonly string[];
  /** A pronoun with an apostrophe, as typed: *m’*. */
  elided: string | null;
  /** The verb: one word, or more in *he hablado*. */
  words: readonly string[];
  /** The verb with and without marks, when it is one word. */
  single: { word: string; plain: string } | null;
  /** Pronouns typed as separate words after the verb: *lavo me*. */
  pronounsAfter: readonly string[];
};

const subjects = new Set(
  (
    "yo tu el ella ello usted ud vd nosotros nosotras vosotros vosotras " +
    "ellos ellas ustedes uds vds " +
    "je il elle on ils elles ik jij hij zij ze wij we jullie i you she it they"
  ).split(" "),
);

const reflexivePronouns = new Set("me te se nos os".split(" "));
const otherPronouns = new Set("le les lo la los las mi ti si vos".split(" "));
const foreignPronouns = new Set(
  "moi toi soi nous vous mij mezelf jezelf zich zichzelf ons my myself yourself himself herself".split(
    " ",
  ),
);

/** Words that can be a pronoun or a subject: *vos sos*, *nous hablamos*. */
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
  const [subject, text] = splitSubject(withoutPunctuation(comparable(given)));
  const [elided, words] = splitElision(text);
  const negated = words.length > 1 && words[0] === "no";
  if (negated) words.shift();
  const pronounsBefore: string[] = elided === null ? [] : [`${elided.charAt(0)}e`];
  while (words.length > 1 && isPronoun(words[0])) pronounsBefore.push(words.shift() ?? "");
  const pronounsAfter: string[] = [];
  while (words.length > 1 && isPronoun(words.at(-1))) pronounsAfter.unshift(words.pop() ?? "");
  const plain = withoutMarks(text);
  const [word, ...others] = words;
  const isSingle = word !== undefined && others.length === 0;
  const single = isSingle ? { word, plain: word === text ? plain : withoutMarks(word) } : null;
  return { text, plain, subject, negated, pronounsBefore, elided, words, single, pronounsAfter };
}

const hasApostrophe = (text: string) => text.includes("'") || text.includes("’");

/** Splits off a pronoun with an apostrophe, which Spanish never has: *m’acuesto*. */
function splitElision(text: string): [elided: string | null, words: string[]] {
  const [, elided = null, rest = text] = hasApostrophe(text)
    ? (/^([mts]['’]) ?(.+)$/.exec(text) ?? [])
    : [];
  return [elided, rest.split(" ")];
}

/** Splits off a subject at the beginning or the end: *yo hablé*, *hablé yo*. */
function splitSubject(text: string): [subject: string | null, rest: string] {
  if (hasApostrophe(text)) {
    const [, elided, rest] = /^(j['’]) ?(.+)$/.exec(text) ?? [];
    if (elided !== undefined && rest !== undefined) return [elided, rest];
  }
  const firstSpace = text.indexOf(" ");
  if (firstSpace < 0) return [null, text];
  const [first, rest] = [text.slice(0, firstSpace), text.slice(firstSpace + 1)];
  if (mayBeSubject(first) && isPronoun(rest.split(" ")[0])) return [first, rest];
  if (subjects.has(withoutMarks(first))) return [first, rest];
  const lastSpace = text.lastIndexOf(" ");
  const last = text.slice(lastSpace + 1);
  return subjects.has(withoutMarks(last)) ? [last, text.slice(0, lastSpace)] : [null, text];
}

import { withoutAccents } from "../conjugation/accent.ts";
import { isNonFinite, moodOf } from "../conjugation/mood.ts";
import type { Person, Tense } from "../tenses.ts";
import { comparable, withoutMarks, withoutPunctuation } from "../text/normalise.ts";
import type { Cause, Cell, PersonOrVos } from "./cause.ts";
import type { ExpectedForm, VerbForms } from "./verb-forms.ts";

/** The parts of an answer, tidied and in lower case. */
export type AnswerParts = {
  /** The answer without its subject and the punctuation at its ends. */
  text: string;
  /** `text` without marks. */
  plain: string;
  /** `yo` in *yo hablé*; null when none was typed. */
  subject: string | null;
  /** Whether the answer begins with *no*. */
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

/** Words that can be a pronoun or a subject: *vos sos*, *nous nous lavons*. */
const pronounsOrSubjects = new Set("vos nous vous".split(" "));

export const mayBeSubject = (word: string) => pronounsOrSubjects.has(withoutMarks(word));

export type PronounKind = "reflexive" | "other" | "foreign";

export function pronounKind(word: string): PronounKind | null {
  const plain = withoutMarks(word);
  if (reflexivePronouns.has(plain)) return "reflexive";
  if (otherPronouns.has(plain)) return "other";
  return foreignPronouns.has(plain) ? "foreign" : null;
}

export const isReflexivePronoun = (word: string) => pronounKind(word) === "reflexive";

const isPronoun = (word: string | undefined) => word !== undefined && pronounKind(word) !== null;

/** Splits any text into the parts of an answer. Every word belongs to one of them. */
export function parseAnswer(given: string): AnswerParts {
  const [subject, text] = splitSubject(withoutPunctuation(comparable(given)));
  const negated = text.startsWith("no ");
  const [elided, words] = splitElision(negated ? text.slice("no ".length) : text);
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
  // Before another pronoun, *nous* is a subject. Elsewhere the callers decide.
  if (mayBeSubject(first) && isPronoun(rest.split(" ")[0])) return [first, rest];
  if (isSubject(first)) return [first, rest];
  const lastSpace = text.lastIndexOf(" ");
  const last = text.slice(lastSpace + 1);
  return isSubject(last) ? [last, text.slice(0, lastSpace)] : [null, text];
}

/** Also accepts abbreviations with their full stop: *Ud. habla*. */
const isSubject = (word: string) => subjects.has(withoutMarks(word).replace(/\.$/, ""));

/** A question and its answer. */
export type Attempt = {
  forms: VerbForms;
  tense: Tense;
  person: Person | null;
  /** The usual form comes first. Empty when the verb lacks the form. */
  expectedForms: readonly ExpectedForm[];
  answer: AnswerParts;
};

/** One way to understand a wrong answer. */
export type Interpretation = {
  causes: readonly Cause[];
  /** Distance from the right answer: about 1 for each cause, and less or more than 1 for wrong marks. */
  distance: number;
  /** The share of `distance` that comes from another tense, mood, or person: 0 for a form of the asked cell. */
  cellDistance: number;
};

/** The nearer interpretation; the first one when the distances are equal. */
export function nearer<T extends { distance: number }>(one: T | null, other: T | null): T | null {
  if (!one || !other) return one ?? other;
  return other.distance < one.distance ? other : one;
}

/**
 * Missing marks weigh less than a form that does not exist (NONEXISTENT_DISTANCE in predicted-form.ts): *prohiban* is
 * more likely the real form *prohíban* than a wrong ending of *prohíben*.
 */
const MISSING_MARKS_DISTANCE = 0.2;
/** Wrong marks weigh more than another person or tense: *comó* is more likely a wrong *comió* than *como*. */
const WRONG_MARKS_DISTANCE = 1.3;

/** The distance that marks add: none for the right marks, a little for missing ones, more for wrong ones. */
export function markDistance(given: string, form: string): number {
  if (given === form) return 0;
  return given === withoutAccents(given) ? MISSING_MARKS_DISTANCE : WRONG_MARKS_DISTANCE;
}

/** A difference between the cell of a form and the asked cell. */
export type CellCause = Extract<
  Cause,
  { code: "wrong-person" | "wrong-tense" | "wrong-mood" | "non-finite" }
>;

/**
 * How the cell of a form differs from the asked one: first in tense or mood, then in person.
 *
 * @param persons every person who has this form in the form's tense
 */
export function causesOfCell(
  { tense, person }: Cell,
  asked: { tense: Tense; person: Person | null },
  persons: readonly PersonOrVos[],
): CellCause[] {
  if (tense !== asked.tense && isNonFinite(tense)) {
    return [{ code: "non-finite", form: tense }];
  }
  // A finite form in place of a participio or gerundio.
  if (tense !== asked.tense && isNonFinite(asked.tense)) {
    return [{ code: "non-finite", form: "finite" }];
  }
  const personCauses: CellCause[] =
    asked.person === null || persons.length === 0 || persons.includes(asked.person)
      ? []
      : [{ code: "wrong-person", persons }];
  if (tense === asked.tense) return personCauses;
  const code = moodOf[tense] === moodOf[asked.tense] ? "wrong-tense" : "wrong-mood";
  return [{ code, tense, person }, ...personCauses];
}

/**
 * The distance that each difference between two cells adds. Of two forms with equally many causes, another person is
 * nearer than another tense, and another tense is nearer than another mood.
 */
const cellDistances: Record<CellCause["code"], number> = {
  "wrong-person": 1,
  "wrong-tense": 1.01,
  "wrong-mood": 1.02,
  "non-finite": 1.03,
};

export function cellDistanceOf(cellCauses: readonly CellCause[]): number {
  return cellCauses.reduce((sum, { code }) => sum + cellDistances[code], 0);
}

/** Whether a form belongs to another tense or mood, and not only to another person. */
export const isOfOtherTense = ({ cellDistance }: Interpretation) =>
  cellDistance > cellDistances["wrong-person"];

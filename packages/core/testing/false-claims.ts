import { conjugate, formOf } from "../src/conjugation/conjugate.ts";
import { type Infinitive, readInfinitive } from "../src/conjugation/infinitive.ts";
import { isNonFinite } from "../src/conjugation/mood.ts";
import type { Cause, CauseOf } from "../src/diagnosis/cause.ts";
import type { FormQuestion } from "../src/diagnosis/diagnose.ts";
import { tidyAnswer, withoutCase, withoutMarks } from "../src/grading/normalise.ts";
import { type Person, type Tense, tenses } from "../src/vocabulary.ts";

/** What a diagnosis says of an answer, and all there is to prove it with. */
type Claim = {
  question: FormQuestion;
  verb: Infinitive;
  /** The words of the answer, without marks. */
  words: readonly string[];
  causes: readonly Cause[];
  /** The cell of which the answer is said to be. */
  tense: Tense | "infinitivo";
  person: Person | null;
};

/**
 * What the engine does not confirm of a diagnosis, in words; nothing when all of it is true. It knows
 * only conjugation, and nothing of how a diagnosis is made.
 */
export function falseClaims(question: FormQuestion, causes: readonly Cause[]): string[] {
  const verb = infinitive(question.verb);
  if (!verb) return [];
  const claim: Claim = {
    question,
    verb,
    words: wordsOf(question.given),
    causes,
    ...cellOf(question, causes),
  };
  return causes
    .filter((cause) => !isTrue(cause, claim))
    .map(
      (cause) =>
        `${JSON.stringify(question)}: ${JSON.stringify(cause)} of ${JSON.stringify(causes)}`,
    );
}

function infinitive(text: string): Infinitive | null {
  const verb = readInfinitive(text);
  return "problem" in verb ? null : verb;
}

const plain = (text: string) => withoutMarks(withoutCase(tidyAnswer(text)));
const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== "");
const bare = (verb: Infinitive): Infinitive => ({
  ...verb,
  infinitive: verb.base,
  reflexive: false,
});

function cellOf({ tense, person }: FormQuestion, causes: readonly Cause[]) {
  let cell: { tense: Tense | "infinitivo"; person: Person | null } = {
    tense,
    person: isNonFinite(tense) ? null : person,
  };
  for (const cause of causes) {
    if (
      cause.code === "wrong-tense" ||
      cause.code === "wrong-mood" ||
      cause.code === "wrong-verb"
    ) {
      cell = { tense: cause.tense, person: cause.person };
    }
    if (cause.code === "wrong-person") cell = { ...cell, person: askedPersons(cause)[0] ?? null };
    if (cause.code === "non-finite") cell = { tense: cause.kind, person: null };
  }
  return cell;
}

const askedPersons = ({ persons }: CauseOf<"wrong-person">): Person[] =>
  persons.filter((person) => person !== "vos");

/** *Tenés*, *sos*: as vosotros without its i. */
function isOfVos({ verb, words }: Claim): boolean {
  const form = formOf(bare(verb), "presente-indicativo", "vosotros")?.form ?? "";
  return words.includes(plain(form.replace(/(?<=[áéaeo])is$/, "s")));
}

/** Every spelling of the verb's form of a cell, without marks and without what stands before it. */
function spellings(verb: Infinitive, tense: Tense | "infinitivo", person: Person | null): string[] {
  if (tense === "infinitivo") return [verb.base, verb.infinitive].map(plain);
  const forms = [formOf(verb, tense, person), formOf(bare(verb), tense, person)];
  return forms
    .flatMap((form) => (form ? [form.form, ...form.also] : []))
    .map((form) => plain(form).replace(/^.* /, ""));
}

const attached = /(?:me|te|se|nos|os)$/;

/** A word of the answer is that form, or becomes it once all that is said of it is done. */
function isFormOfCell({ words, causes, verb, tense, person }: Claim): boolean {
  const right = spellings(verb, tense, person);
  return words.some((word) =>
    [word, word.replace(attached, "")].some((typed) =>
      corrected(typed, causes).some((form) => right.includes(form)),
    ),
  );
}

/** The word with every cause of its letters put right: one place each, in each place where it may be. */
function corrected(word: string, causes: readonly Cause[]): string[] {
  // A form that was regularised is put right as a whole, whatever else was said of it.
  const asItIs = causes.some(({ code }) => code === "regularised");
  const needlessFirst = causes.toSorted((a, b) => order(a) - order(b));
  return needlessFirst.reduce(
    (forms, cause) => forms.flatMap((form) => [...mended(form, cause), ...(asItIs ? [form] : [])]),
    [word],
  );
}

/** What was changed needlessly is undone before what was left out is done. */
const order = ({ code }: Cause) => (code === "needless-stem-change" ? 0 : 1);

function mended(word: string, cause: Cause): string[] {
  switch (cause.code) {
    case "missed-stem-change":
      if (cause.kind === "zco")
        return word.includes("z") ? replaced(word, "z", "zc") : replaced(word, "c", "zc");
      return replaced(word, cause.from, cause.to);
    case "needless-stem-change":
      return replaced(word, cause.to, cause.from);
    case "spelling-change":
      return replaced(word, plain(cause.given), plain(cause.right));
    case "wrong-class-ending":
      return replaced(word, plain(cause.given), plain(cause.right)).map((form) =>
        form.replace(/z(?=[ei])/, "c"),
      );
    case "regularised": {
      const { given, right } = cause;
      return [
        word,
        ...replaced(word, plain(given.stem + given.ending), plain(right.stem + right.ending)),
      ];
    }
    default:
      return [word];
  }
}

function replaced(word: string, from: string, to: string): string[] {
  if (from === "") return inserted(word, to);
  const found: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    found.push(word.slice(0, at) + to + word.slice(at + from.length));
  }
  return found;
}

function isTrue(cause: Cause, claim: Claim): boolean {
  const { verb, words, question } = claim;
  switch (cause.code) {
    case "accent":
      return cause.real === "vos" ? isOfVos(claim) : isAccent(cause.real, claim);
    case "wrong-person":
      return (
        !cause.persons.includes(question.person) &&
        (!cause.persons.includes("vos") || isOfVos(claim)) &&
        (isCompound(claim) || isOfPersons(askedPersons(cause), claim))
      );
    case "wrong-tense":
    case "wrong-mood":
      return (
        cause.tense !== question.tense &&
        (isOtherVerb(claim) || isFormOfCell(claim) || isOfVos(claim))
      );
    case "non-finite":
      return isOtherVerb(claim) || isFormOfCell(claim);
    case "compound-tense":
      return (
        [cause.auxiliary.word, cause.main.word].every((word) => words.includes(plain(word))) &&
        isSome(cause.auxiliary.word, cause.auxiliary.verb) &&
        isMain(cause.main.word, cause.main.verb)
      );
    case "regularised":
      return isIrregular(cause.right.stem + cause.right.ending, claim) && isFormOfCell(claim);
    case "missed-stem-change":
    case "needless-stem-change":
    case "spelling-change":
    case "wrong-class-ending":
      return isFormOfCell(claim);
    case "pronoun":
      return cause.fault === "needless"
        ? !verb.reflexive
        : cause.given === null || question.given !== cause.right;
    case "wrong-verb":
      return isWrongVerb(cause.verb, cause, claim);
    case "typo":
      return isTypo(withoutMarks(cause.given), withoutMarks(cause.right), claim);
    case "unknown":
      return true;
  }
}

function rightAnswers({ question, verb }: Claim): string[] {
  if (question.wanted !== undefined) return [question.wanted];
  const person = isNonFinite(question.tense) ? null : question.person;
  const form = formOf(verb, question.tense, person);
  return form ? [form.form, ...form.also] : [];
}

function isAccent(
  real: { tense: Tense | "infinitivo"; person: Person | null } | null,
  claim: Claim,
): boolean {
  const isSlip = rightAnswers(claim).some((form) => claim.words.join(" ").endsWith(plain(form)));
  return (
    isSlip &&
    (real === null ||
      claim.words.some((word) => spellings(claim.verb, real.tense, real.person).includes(word)))
  );
}

const isCompound = ({ causes }: Claim) => causes.some(({ code }) => code === "compound-tense");
const isOtherVerb = ({ causes }: Claim) => causes.some(({ code }) => code === "wrong-verb");

function isOfPersons(persons: readonly Person[], claim: Claim): boolean {
  const other = claim.causes.find((cause) => cause.code === "wrong-verb");
  const verb = other ? infinitive(other.verb) : claim.verb;
  return verb !== null && persons.every((person) => isFormOfCell({ ...claim, verb, person }));
}

/** Any form of a verb; of an auxiliary also what a learner makes of it, by its first letters. */
function isSome(word: string, of: string): boolean {
  const verb = infinitive(of);
  if (!verb) return false;
  const typed = plain(word);
  const all = tenses
    .flatMap((tense) => conjugate(bare(verb), tense))
    .flatMap(({ form, also }) => [form, ...also]);
  const plainForms = [verb.base, ...all].map((form) => plain(form).replace(/^no /, ""));
  const tries = [
    typed,
    `h${typed}`,
    typed.replace(attached, ""),
    typed.replace(/(?:a|as|os)$/, "o"),
  ];
  return (
    tries.some((form) => plainForms.includes(form)) ||
    typed.startsWith(plain(verb.base).slice(0, -2))
  );
}

/** Or what a learner makes of its participle or gerundio: *abrido*. */
function isMain(word: string, verb: string): boolean {
  const begins = plain(word).startsWith(/^[^aeiou]*/.exec(plain(verb))?.[0] ?? "");
  return (
    isSome(word, verb) || (begins && /(?:d[oa]s?|ndo)$/.test(plain(word).replace(attached, "")))
  );
}

function isIrregular(right: string, { verb, tense, person }: Claim): boolean {
  const form = tense === "infinitivo" ? undefined : formOf(bare(verb), tense, person);
  return (
    form !== undefined &&
    form.irregularities.length > 0 &&
    [form.form, ...form.also].includes(right)
  );
}

function isWrongVerb(
  other: string,
  cell: { tense: Tense | "infinitivo"; person: Person | null },
  claim: Claim,
): boolean {
  const verb = infinitive(other);
  if (!verb || other === claim.verb.infinitive) return false;
  if (isCompound(claim)) return claim.words.some((word) => isMain(word, other));
  return claim.words.some((word) => spellings(verb, cell.tense, cell.person).includes(word));
}

/** Putting those letters right gives a right answer, or it sounds like one. */
function isTypo(given: string, right: string, claim: Claim): boolean {
  const text = plain(claim.question.given);
  const heard = (word: string) =>
    word.replaceAll("h", "").replaceAll("v", "b").replace(/(.)\1/gu, "$1");
  const mended = given === "" ? inserted(text, right) : replaced(text, given, right);
  return rightAnswers(claim)
    .map(plain)
    .some((form) => {
      const verbOnly = form.replace(/^.* /, "");
      return (
        mended.some((word) => word.includes(verbOnly)) || heard(text).includes(heard(verbOnly))
      );
    });
}

function inserted(text: string, letters: string): string[] {
  return [...text, ""].map((_, at) => text.slice(0, at) + letters + text.slice(at));
}

import { conjugate, formOf } from "../src/conjugation/conjugate.ts";
import { type Infinitive, readInfinitive } from "../src/conjugation/infinitive.ts";
import { isNonFinite } from "../src/conjugation/mood.ts";
import type { Cause, CauseOf, Cell, StemChangeCause, TypoKind } from "../src/diagnosis/cause.ts";
import type { FormQuestion } from "../src/diagnosis/diagnose.ts";
import { type Person, type Tense, tenses } from "../src/tenses.ts";
import { tidyText, withoutMarks } from "../src/text/normalise.ts";

/** The causes that a diagnosis gives for an answer, and what is needed to check them. */
type Claim = {
  question: FormQuestion;
  verb: Infinitive;
  /** The words of the answer, without marks. */
  words: readonly string[];
  causes: readonly Cause[];
  /** The cell to which the answer belongs, according to the causes. */
  tense: Tense | "infinitivo";
  person: Person | null;
};

/**
 * Describes each cause that the verb's forms do not confirm. Empty when all causes are true. The check uses only
 * conjugation, and no code of diagnosis.
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

const plain = (text: string) => withoutMarks(tidyText(text).toLocaleLowerCase("es"));
const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== "");
const withoutSe = (verb: Infinitive): Infinitive => ({
  ...verb,
  infinitive: verb.base,
  reflexive: false,
});

function cellOf({ tense, person }: FormQuestion, causes: readonly Cause[]) {
  let cell: Cell = {
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
    if (cause.code === "wrong-person" && !cause.persons.includes("vos")) {
      cell = { ...cell, person: askedPersons(cause)[0] ?? null };
    }
    if (cause.code === "non-finite" && cause.form !== "finite" && cause.form !== "adjective") {
      cell = { tense: cause.form, person: null };
    }
  }
  return cell;
}

const askedPersons = ({ persons }: CauseOf<"wrong-person">): Person[] =>
  persons.filter((person) => person !== "vos");

/**
 * Whether a word is a form of vos: the form of vosotros without its i (*tenés*, *sos*) or without its d (*tené*,
 * *sentate*; NGLE § 4.7).
 */
function isOfVos({ verb, words, question }: Claim): boolean {
  const present = formOf(withoutSe(verb), "presente-indicativo", "vosotros")?.form ?? "";
  if (words.includes(plain(present.replace(/(?<=[áéaeo])is$/, "s")))) return true;
  if (question.tense !== "imperativo-afirmativo") return false;
  const plural = formOf(withoutSe(verb), question.tense, "vosotros")?.form ?? "";
  const imperative = verb.base === "ir" ? "anda" : plain(plural.replace(/d$/, ""));
  return words.includes(imperative) || words.includes(`${imperative}te`);
}

/** Every spelling of a verb's form, without marks and without the words before the verb. */
function spellings(verb: Infinitive, tense: Tense | "infinitivo", person: Person | null): string[] {
  if (tense === "infinitivo") return [verb.base, verb.infinitive].map(plain);
  const forms = [formOf(verb, tense, person), formOf(withoutSe(verb), tense, person)];
  return forms
    .flatMap((form) => (form ? [form.form, ...form.variants] : []))
    .map((form) => plain(form).replace(/^.* /, ""));
}

const attachedPronoun = /(?:me|te|se|nos|os)$/;

/** A word as typed, and without one or two pronouns at its end, before which *-mos* loses its s. */
function withoutPronouns(word: string): string[] {
  const verb = word.replace(attachedPronoun, "");
  return [word, verb, word.replace(/monos$/, "mos"), verb.replace(attachedPronoun, "")];
}

/** Whether a word of the answer is the form of the cell, as typed or after correcting the causes. */
function isFormOfCell(claim: Claim): boolean {
  const { words, causes, verb, tense, person } = claim;
  const typed = words.flatMap(withoutPronouns).flatMap((word) => corrected(word, causes));
  if (causes.some(isOfSomeCell)) return typed.some((word) => isAnyForm(word, verb.base));
  const right = spellings(verb, tense, person);
  return typed.some((form) => right.includes(form));
}

/** Whether a cause names no cell: the answer is some finite form, or an adjective of the verb. */
const isOfSomeCell = (cause: Cause) =>
  cause.code === "non-finite" && (cause.form === "finite" || cause.form === "adjective");

/** The word with each cause corrected in one place, for each possible place. */
function corrected(word: string, causes: readonly Cause[]): string[] {
  // Correcting a regularised form replaces all of it. The other causes may then have nothing to correct.
  const mayNotApply = causes.some(({ code }) => code === "regularised");
  const needlessFirst = causes.toSorted((a, b) => order(a) - order(b));
  return needlessFirst.reduce(
    (forms, cause) =>
      forms.flatMap((form) => [...correctedBy(cause, form), ...(mayNotApply ? [form] : [])]),
    [word],
  );
}

/** The order of corrections: undo needless changes before making missed ones. */
const order = ({ code }: Cause) => (code === "needless-stem-change" ? 0 : 1);

function correctedBy(cause: Cause, word: string): string[] {
  switch (cause.code) {
    case "missed-stem-change":
      if (cause.irregularity === "zco")
        return word.includes("z") ? replacements(word, "z", "zc") : replacements(word, "c", "zc");
      return replacements(word, cause.from, cause.to);
    case "needless-stem-change":
      return replacements(word, cause.to, cause.from);
    case "spelling-change":
      return replacements(word, plain(cause.given), plain(cause.right));
    case "wrong-class-ending":
      // The stem may need another spelling before the right ending: *toqués*, *tocás*. *Averiguás* needs none.
      return replacements(word, plain(cause.given), plain(cause.right)).flatMap((form) => [
        form,
        form
          .replace(/z(?=[ei])/, "c")
          .replace(/gu(?=[ao])/, "g")
          .replace(/qu(?=[ao])/, "c"),
      ]);
    case "regularised": {
      const { given, right } = cause;
      return [
        word,
        ...replacements(word, plain(given.stem + given.ending), plain(right.stem + right.ending)),
      ];
    }
    default:
      return [word];
  }
}

function replacements(word: string, from: string, to: string): string[] {
  if (from === "") return insertions(word, to);
  const texts: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    texts.push(word.slice(0, at) + to + word.slice(at + from.length));
  }
  return texts;
}

function isTrue(cause: Cause, claim: Claim): boolean {
  const { verb, words, question } = claim;
  switch (cause.code) {
    case "accent":
      return cause.existingForm === "vos" ? isOfVos(claim) : isAccent(cause.existingForm, claim);
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
    case "compound-tense": {
      const { auxiliary, main } = cause;
      return (
        [auxiliary, main].every((part) => part === null || words.includes(plain(part.word))) &&
        isAnyForm(auxiliary.word, auxiliary.verb) &&
        (main === null || isMain(main.word, main.verb))
      );
    }
    case "agreement":
      return words.some((word) => /d[ao]s?$|[sth][ao]s?$/.test(word));
    case "regularised":
      return isIrregular(cause.right.stem + cause.right.ending, claim) && isFormOfCell(claim);
    case "missed-stem-change":
      return isFormOfCell(claim) || (isOfVos(claim) && changesStem(cause, claim));
    case "needless-stem-change":
    case "spelling-change":
    case "wrong-class-ending":
      return isFormOfCell(claim);
    case "pronoun":
      return cause.error === "needless"
        ? !verb.reflexive
        : cause.given === null || question.given !== cause.right;
    case "wrong-verb":
      return isWrongVerb(cause.verb, cause, claim);
    case "typo":
      return needlessWords.has(cause.kind)
        ? wordsOf(cause.given).every((word) => words.includes(word))
        : isTypo(withoutMarks(cause.given), withoutMarks(cause.right), claim);
    case "unknown":
      return true;
  }
}

const changesStem = ({ irregularity }: StemChangeCause, { verb, tense, person }: Claim) =>
  tense !== "infinitivo" &&
  formOf(verb, tense, person)?.irregularities.includes(irregularity) === true;

const needlessWords: ReadonlySet<TypoKind> = new Set<TypoKind>([
  "needless-no",
  "more-words",
  "between",
]);

function rightAnswers({ question, verb }: Claim): string[] {
  if (question.expected !== undefined) return [question.expected];
  const person = isNonFinite(question.tense) ? null : question.person;
  const form = formOf(verb, question.tense, person);
  return form ? [form.form, ...form.variants] : [];
}

function isAccent(existingForm: Cell | null, claim: Claim): boolean {
  const isSlip = rightAnswers(claim).some((form) => claim.words.join(" ").endsWith(plain(form)));
  return (
    isSlip &&
    (existingForm === null ||
      claim.words.some((word) =>
        spellings(claim.verb, existingForm.tense, existingForm.person).includes(word),
      ))
  );
}

const isCompound = ({ causes }: Claim) => causes.some(({ code }) => code === "compound-tense");
const isOtherVerb = ({ causes }: Claim) => causes.some(({ code }) => code === "wrong-verb");

function isOfPersons(persons: readonly Person[], claim: Claim): boolean {
  const other = claim.causes.find((cause) => cause.code === "wrong-verb");
  const verb = other ? infinitive(other.verb) : claim.verb;
  return verb !== null && persons.every((person) => isFormOfCell({ ...claim, verb, person }));
}

/** Whether a word is a form of a verb or begins like one, because learners may invent forms of an auxiliary. */
function isAnyForm(word: string, of: string): boolean {
  const verb = infinitive(of);
  if (!verb) return false;
  const typed = plain(word);
  const all = tenses
    .flatMap((tense) => conjugate(withoutSe(verb), tense))
    .flatMap(({ form, variants }) => [form, ...variants]);
  const plainForms = [verb.base, ...all].map((form) => plain(form).replace(/^no /, ""));
  const tries = [
    typed,
    `h${typed}`,
    typed.replace(attachedPronoun, ""),
    typed.replace(/(?:a|as|os)$/, "o"),
  ];
  return (
    tries.some((form) => plainForms.includes(form)) ||
    typed.startsWith(plain(verb.base).slice(0, -2))
  );
}

/** Whether a word is a form of a verb, or an invented participle or gerundio of it: *abrido*. */
function isMain(word: string, verb: string): boolean {
  const hasInitial = plain(word).startsWith(/^[^aeiou]*/.exec(plain(verb))?.[0] ?? "");
  return (
    isAnyForm(word, verb) ||
    (hasInitial && /(?:d[oa]s?|ndo)$/.test(plain(word).replace(attachedPronoun, "")))
  );
}

function isIrregular(right: string, { verb, tense, person }: Claim): boolean {
  const form = tense === "infinitivo" ? undefined : formOf(withoutSe(verb), tense, person);
  return (
    form !== undefined &&
    form.irregularities.length > 0 &&
    [form.form, ...form.variants].some((whole) => whole.replace(/^no /, "") === right)
  );
}

function isWrongVerb(other: string, cell: Cell, claim: Claim): boolean {
  const verb = infinitive(other);
  if (!verb || other === claim.verb.infinitive) return false;
  if (isCompound(claim)) return claim.words.some((word) => isMain(word, other));
  return claim.words.some((word) => spellings(verb, cell.tense, cell.person).includes(word));
}

/** Whether correcting the letters gives a right answer, or the answer sounds like one. */
function isTypo(given: string, right: string, claim: Claim): boolean {
  const text = plain(claim.question.given);
  const soundOf = (word: string) =>
    word.replaceAll("h", "").replaceAll("v", "b").replace(/(.)\1/gu, "$1");
  const corrections = given === "" ? insertions(text, right) : replacements(text, given, right);
  return rightAnswers(claim)
    .map(plain)
    .some((form) => {
      const verbOnly = form.replace(/^.* /, "");
      return (
        corrections.some((word) => word.includes(verbOnly)) ||
        soundOf(text).includes(soundOf(verbOnly))
      );
    });
}

function insertions(text: string, letters: string): string[] {
  return [...text, ""].map((_, at) => text.slice(0, at) + letters + text.slice(at));
}

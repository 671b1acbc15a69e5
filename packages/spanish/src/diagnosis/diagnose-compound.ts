import { auxiliaryTense } from "../conjugation/compound-tenses.ts";
import { formOf } from "../conjugation/conjugate.ts";
import { type Form, reflexivePronouns } from "../conjugation/form.ts";
import { type Infinitive, readInfinitive, verbOf } from "../conjugation/infinitive.ts";
import { moodOf } from "../conjugation/mood.ts";
import { simpleForm, simpleForms } from "../conjugation/simple-tenses.ts";
import type { CompoundTense, Person, Tense } from "../tenses.ts";
import { nearestExpected } from "../text/differing-letters.ts";
import { comparable, withoutMarks } from "../text/normalise.ts";
import {
  type AnswerParts,
  isReflexivePronoun,
  mayBeSubject,
  parseAnswer,
  pronounKind,
} from "./attempt.ts";
import type { Cause, PronounCause, PronounError, TypoCause } from "./cause.ts";
import { diagnose } from "./diagnose.ts";
import { needlessSubject } from "./pronoun-cause.ts";
import { wordCauses } from "./slips.ts";
import { findTypo } from "./typo.ts";
import { formsOf } from "./verb-forms.ts";

export type CompoundQuestion = {
  verb: string;
  tense: CompoundTense;
  /** Ignored in infinitivo and gerundio compuesto. */
  person: Person | null;
  /** The answer as the learner typed it. */
  given: string;
};

/** A wrong part of a compound form: what was typed, the right answer, and why it is wrong. */
export type WrongPart = {
  /**
   * `whole`: the mistake is in no single part. The answer is in another tense (*hablé* or *voy a hablar* for *he
   * hablado*), lacks its space, has words too many, or was not understood.
   */
  part: "whole" | "pronoun" | "auxiliary" | "participle";
  given: string;
  right: string;
  /** At least one. */
  causes: readonly Cause[];
};

/**
 * The wrong parts of a compound form: the pronoun, *haber*, the participle. An answer in another tense or with
 * additional words is wrong as a whole. Empty if the answer is right.
 *
 * @example diagnoseCompound({ verb: "abrir", tense: "preterito-perfecto", person: "yo", given: "has abrido" }) // [{
 *   part: "auxiliary", given: "has", right: "he", … }, { part: "participle", given: "abrido", … }]
 */
export function diagnoseCompound(asked: CompoundQuestion): readonly WrongPart[] {
  const hasNoPerson = moodOf[asked.tense] === "non-finite";
  const question = hasNoPerson ? { ...asked, person: null } : asked;
  const expectedTexts = expectedForms(question);
  const given = comparable(question.given);
  if (expectedTexts.includes(given)) return [];
  const answer = parseAnswer(given);
  const whole = (causes: readonly Cause[]): WrongPart[] => [
    { part: "whole", given: answer.text, right: expectedTexts[0] ?? "", causes },
  ];
  const space = findTypo(answer.text, expectedTexts[0] ?? "");
  if (space?.kind === "space") return whole([space]);
  const causesOfWords = wordCauses(answer.text, expectedTexts, (rest) =>
    diagnoseCompound({ ...question, given: rest }).flatMap(({ causes }) => causes),
  );
  if (causesOfWords) return whole(causesOfWords);
  const parts = wrongParts(question, answer);
  if (parts.length > 0) return parts;
  return whole([answer.subject === null ? { code: "unknown" } : needlessSubject(answer.subject)]);
}

function expectedForms({ verb, tense, person }: CompoundQuestion): string[] {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  return form === undefined ? [] : [form.form, ...form.variants];
}

function wrongParts(question: CompoundQuestion, answer: AnswerParts): WrongPart[] {
  const { verb, tense, person } = question;
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return [];
  const whole = otherTense(question, infinitive, answer);
  if (whole) return [whole];
  const words = answer.words.filter((word) => person === null || !isReflexivePronoun(word));
  const [participle, attached] = splitPronoun(words.pop() ?? "");
  const simple = auxiliaryTense[tense];
  // Without a person the pronoun belongs to haber: *haberse levantado*.
  const haber = verbOf("haber", { reflexive: infinitive.reflexive && person === null });
  const [right] = simpleForms(verbOf(infinitive.base), "participio");
  const rightHaber =
    simple === "infinitivo" ? haber.infinitive : simpleForm(haber, simple, person)?.form;
  if (right === undefined || rightHaber === undefined) return [];
  if (words.length === 0) return missingParticiple(participle, right.form);
  const parts: WrongPart[] = [];
  const auxiliary = words.join(" ");
  if (auxiliary !== rightHaber) {
    const main = { word: participle, verb: infinitive.base };
    const asked = { verb: haber, person, right: rightHaber, main, given: auxiliary };
    const causes =
      simple === "infinitivo"
        ? [findTypo(auxiliary, rightHaber) ?? { code: "unknown" as const }]
        : auxiliaryCauses({ ...asked, tense: simple });
    parts.push({ part: "auxiliary", given: auxiliary, right: rightHaber, causes });
  }
  const pronoun = compoundPronounCause({ answer, attached, person, infinitive, parts });
  if (pronoun) {
    const { given, right } = pronoun;
    parts.unshift({ part: "pronoun", given: given ?? "", right: right ?? "", causes: [pronoun] });
  }
  if (![right.form, ...right.variants].includes(participle)) {
    parts.push(wrongParticiple(infinitive.base, participle, right));
  }
  return parts;
}

/** Finds an answer that is a form of *haber* alone: *he*. */
function missingParticiple(word: string, participle: string): WrongPart[] {
  if (!formsOf("haber")?.bySpelling.has(withoutMarks(word))) return [];
  const causes = [compoundCause({ word, verb: "haber" }, null)];
  return [{ part: "participle", given: "", right: participle, causes }];
}

function wrongParticiple(verb: string, given: string, { form, variants }: Form): WrongPart {
  const right = nearestExpected(given, [form, ...variants]);
  const causes: readonly Cause[] = agrees(given, right)
    ? [{ code: "agreement" }]
    : diagnose({ verb, tense: "participio", person: "yo", given, expected: form });
  return { part: "participle", given, right, causes };
}

/** Whether the participle agrees as in *he leída*; its accent may be missing (*he leida*). */
const agrees = (given: string, participle: string) =>
  /(?:a|os|as)$/.test(given) &&
  withoutMarks(given).replace(/(?:a|os|as)$/, "o") === withoutMarks(participle);

/** Splits off a pronoun that the learner attached to the participle: *levantadome*. */
function splitPronoun(word: string): [participle: string, pronoun: string] {
  const [, participle = word, pronoun = ""] = /^(.+[dths][oa])(me|te|se|nos|os)$/.exec(word) ?? [];
  return [participle, pronoun];
}

/**
 * Recognises an answer without a form of *haber* in front: *hablé*, *hablado*, *voy a hablar*, *estoy hablando*.
 * Diagnoses it as an answer to a question for the tense of *haber*: for *he hablado*, the presente *hablo*.
 */
function otherTense(
  question: CompoundQuestion,
  { infinitive }: Infinitive,
  answer: AnswerParts,
): WrongPart | null {
  const { tense, person, given } = question;
  const simple = auxiliaryTense[tense];
  if (simple === "infinitivo" || person === null) return null;
  const asSimple = diagnose({ verb: infinitive, tense: simple, person, given });
  const causes = isPeriphrasis(asSimple)
    ? asSimple
    : answer.single && causesOfOneWord(asSimple, { tense: simple, person });
  const [right = ""] = expectedForms(question);
  return causes && { part: "whole", given: answer.text, right, causes };
}

/** Whether the causes are those of a periphrasis: *voy a hablar*, *estoy hablando*. */
const isPeriphrasis = ([first]: readonly Cause[]) =>
  first?.code === "compound-tense" && first.construction !== "perfect";

/**
 * The causes of one word in place of a compound form; null if the word is no form of the verb.
 *
 * @param asSimple the causes of the word as an answer to a question for a simple form
 */
function causesOfOneWord(
  asSimple: readonly Cause[],
  { tense, person }: { tense: Tense; person: Person },
): Cause[] | null {
  const [first] = asSimple;
  const aboutForm = asSimple.filter(({ code }) => isOfOtherTense(code) || code === "wrong-person");
  if (aboutForm.some(({ code }) => isOfOtherTense(code))) return aboutForm;
  const isOfTense =
    first === undefined || first.code === "wrong-person" || first.code === "pronoun";
  return isOfTense ? [{ code: "wrong-tense", tense, person }, ...aboutForm] : null;
}

/** Whether the cause is another tense or mood, or a form without person. */
const isOfOtherTense = (code: Cause["code"]) =>
  code === "wrong-tense" || code === "wrong-mood" || code === "non-finite";

type TypedPronoun = {
  answer: AnswerParts;
  /** The pronoun that the learner attached to the participle, or "". */
  attached: string;
  person: Person | null;
  infinitive: Infinitive;
  parts: readonly WrongPart[];
};

/** What is wrong with the pronoun. Its right place is before *haber*. */
function compoundPronounCause(typed: TypedPronoun): PronounCause | null {
  const { answer, attached, person, infinitive, parts } = typed;
  if (person === null) return null;
  const elsewhere = [...answer.words.filter(isReflexivePronoun), ...answer.pronounsAfter, attached];
  const given = [...answer.pronounsBefore, ...elsewhere].join(" ").trim();
  const error = (error: PronounError, right: string | null, of: string | null = given) =>
    ({ code: "pronoun", error, given: of, right }) as const;
  if (!infinitive.reflexive) {
    if (given === "") return null;
    return error(mayBeSubject(given) ? "needless-subject" : "needless", null);
  }
  const right = reflexivePronouns[person];
  if (given === "") return error("missing", right, null);
  const kind = pronounKind(given);
  if (kind === "foreign") return error("foreign", right);
  if (kind === "other") return error("other-pronoun", right);
  if (given !== right && !fitsAuxiliary(given, parts)) return error("other-person", right);
  if (elsewhere.join("") !== "") return error("misplaced", right);
  return answer.elided === null ? null : error("elided", given, answer.elided);
}

/**
 * Whether a pronoun agrees with the typed form of *haber*. In *te has levantado* for *me he levantado*, only the person
 * is wrong.
 */
const fitsAuxiliary = (pronoun: string, parts: readonly WrongPart[]) =>
  parts
    .flatMap(({ causes }) => causes)
    .some(
      (cause) =>
        cause.code === "wrong-person" &&
        cause.persons.some((person) => person !== "vos" && reflexivePronouns[person] === pronoun),
    );

type AuxiliaryQuestion = {
  /** *haber*, or *haberse* in *haberse levantado*. */
  verb: Infinitive;
  tense: Tense;
  person: Person | null;
  given: string;
  /** The right form of *haber*. */
  right: string;
  /** The participle as typed, and its verb. Null if none was typed. */
  main: { word: string; verb: string } | null;
};

/**
 * The causes of a wrong form of *haber*. If the learner used another verb (*soy ido*), the cause is `compound-tense`.
 */
function auxiliaryCauses(question: AuxiliaryQuestion): readonly Cause[] {
  const { given, main } = question;
  const causes = diagnoseHaber(question, given);
  const [first] = causes;
  if (first?.code === "wrong-verb" && given.length > 1) {
    return [compoundCause({ word: given, verb: first.verb }, main), ...causes.slice(1)];
  }
  if (first?.code !== "unknown" && first?.code !== "wrong-verb") return causes;
  if (foreignAuxiliaries.has(given)) {
    return [compoundCause({ word: given, verb: "haber" }, main)];
  }
  return withoutHCauses(question) ?? inventedCauses(question) ?? [{ code: "unknown" }];
}

const diagnoseHaber = ({ verb, tense, person, right }: AuxiliaryQuestion, given: string) =>
  diagnose({ verb: verb.infinitive, tense, person: person ?? "yo", given, expected: right });

const compoundCause = (
  auxiliary: { word: string; verb: string },
  main: { word: string; verb: string } | null,
): Cause => ({ code: "compound-tense", construction: "perfect", auxiliary, main });

/** Forms of avoir, hebben, and have. */
const foreignAuxiliaries = new Set("ai avons avez ont heb hebt heeft hebben have had".split(" "));

/** Recognises a form of *haber* without its h or with v for b: *a*, *emos*, *avemos*, *haveis*. */
function withoutHCauses(question: AuxiliaryQuestion): readonly Cause[] | null {
  const { given, right } = question;
  if (given.startsWith("h") && !given.includes("v")) return null;
  const spelled = given.replace(/^(?!h)/, "h").replaceAll("v", "b");
  const typo: TypoCause =
    given.includes("v") || withoutMarks(spelled) !== withoutMarks(right)
      ? { code: "typo", kind: "same-sound", given, right }
      : { code: "typo", kind: "silent-h", given: "", right: "h" };
  if (spelled === right) return [typo];
  const invented = inventedCauses({ ...question, given: spelled });
  if (invented) return [...invented, typo];
  const causes = diagnoseHaber(question, spelled).filter(({ code }) => code !== "accent");
  return causes.some(({ code }) => code === "unknown" || code === "typo")
    ? null
    : [...causes, typo];
}

/** Plural forms that learners invent from *he*, *has*, *ha*: *hais* for *habéis*. */
const inventedEndings: Partial<Record<Person, RegExp>> = {
  nosotros: /^h[ae]mos$/,
  vosotros: /^h(?:[aáeé]?is|ab[aá]is)$/,
  ellos: /^hen$/,
};

function inventedCauses({ tense, person, given, right }: AuxiliaryQuestion): Cause[] | null {
  if (tense !== "presente-indicativo" || person === null) return null;
  if (!inventedEndings[person]?.test(given)) return null;
  return [
    {
      code: "regularised",
      irregularities: ["suppletive"],
      given: { stem: "h", ending: given.slice(1) },
      right: { stem: "h", ending: right.slice(1) },
    },
  ];
}

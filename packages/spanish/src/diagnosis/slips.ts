import { reflexivePronouns } from "../conjugation/form.ts";
import { comparable, withoutMarks, withoutPunctuation } from "../text/normalise.ts";
import { type Attempt, isReflexivePronoun, pronounKind } from "./attempt.ts";
import type { AccentCause, Cause, PronounCause, TypoCause } from "./cause.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { type RealInterpretation, vosFormIn } from "./real-form.ts";
import { findTypo } from "./typo.ts";

/**
 * The causes of an answer that is right except for its marks. If the typed text is itself a form of the verb, its
 * causes are included: *hablo* for *habló* is the form of yo.
 */
export function accentCauses(attempt: Attempt, real: RealInterpretation | null): Cause[] | null {
  const { text, plain, single } = attempt.answer;
  const right = attempt.expectedForms.find((right) => right.text !== text && right.plain === plain);
  if (right === undefined) return null;
  const accent = (existingForm: AccentCause["existingForm"]): AccentCause => ({
    code: "accent",
    existingForm,
    right: right.text,
  });
  const vos = single && vosFormIn(attempt.forms, single.word, attempt.tense);
  if (vos?.tense === attempt.tense && attempt.person === "tú" && !real?.isExact) {
    return [accent("vos")];
  }
  if (!real?.isExact || hasPronounOfOtherPerson(attempt, real)) return [accent(null)];
  const { tense, person } = real.form;
  return [accent({ tense, person }), ...real.causes];
}

/**
 * Whether the typed pronoun excludes the form of another person: *se levanto*, for *se levantó*, cannot be the form of
 * yo, *me levanto*.
 */
function hasPronounOfOtherPerson(
  { answer, forms }: Attempt,
  { form }: RealInterpretation,
): boolean {
  if (!forms.verb.reflexive || form.person === null || form.attached) return false;
  return answer.pronounsBefore.at(-1) !== reflexivePronouns[form.person];
}

/**
 * Recognises a missing *no*: *hables* for *no hables*. In sentences, *no* stands before the blank, and learners do not
 * type it.
 */
export function missingNo({ answer, expectedForms }: Attempt): Cause[] | null {
  const right = expectedForms.find(({ text }) => text === `no ${answer.text}`);
  return right === undefined
    ? null
    : [{ code: "typo", kind: "missing-no", given: "", right: "no " }];
}

/** Recognises one r in place of two in a futuro or condicional: *queré*, *querias*. */
export function missingDouble({ answer, tense, expectedForms }: Attempt): [TypoCause] | null {
  if (tense !== "futuro-simple" && tense !== "condicional-simple") return null;
  const typo = findFirstTypo(
    answer.text,
    expectedForms.map(({ text }) => text),
  );
  return typo?.kind === "doubled" && typo.right === "r" ? [typo] : null;
}

/** A typo in the right form, or in the right verb with a wrong pronoun. */
export function typoCauses(attempt: Attempt): Cause[] | null {
  const { answer, tense, person } = attempt;
  const expectedTexts = attempt.expectedForms.map(({ text }) => text);
  const typo = findFirstTypo(answer.text, expectedTexts);
  if (typo) return [typo];
  const verbs = expectedTexts.map((text) => text.slice(text.lastIndexOf(" ") + 1));
  const verbTypo = findFirstTypo(answer.words.join(" "), verbs);
  const persons = person ? [person] : [];
  const pronoun = verbTypo && pronounCause(attempt, { tense, attached: false, persons });
  return verbTypo && pronoun ? [verbTypo, pronoun] : null;
}

function findFirstTypo(given: string, expectedTexts: readonly string[]): TypoCause | null {
  for (const right of expectedTexts) {
    const typo = findTypo(given, right);
    if (typo) return typo;
  }
  return null;
}

/** Words that learners add before or after a form, because the sentence or their language has them. */
const fillers = new Set(
  "que por favor ya si aquí ahora también siempre nunca muy bien pero y cuando hoy todavía".split(
    " ",
  ),
);

const wordsIn = (text: string) =>
  comparable(text)
    .split(" ")
    .map(withoutPunctuation)
    .filter((word) => word !== "");

type Diagnose = (given: string) => readonly Cause[];

/**
 * The causes of an answer with words in a wrong order or too many words: *te no levantes*, *ven aquí*, *no he hablado*,
 * *he ya hablado*, *levanta-te*. Null for any other answer.
 *
 * @param expectedTexts the right answers
 * @param diagnose gives the causes of the answer without these words; none if it is right
 */
export function wordCauses(
  given: string,
  expectedTexts: readonly string[],
  diagnose: Diagnose,
): readonly Cause[] | null {
  return (
    hyphenCauses(given, expectedTexts) ??
    pronounBeforeNo(given, expectedTexts, diagnose) ??
    surplusWords(given, expectedTexts) ??
    fillersAround(given, expectedTexts, diagnose)
  );
}

/** Recognises a hyphen before the pronoun: *levanta-te*. */
function hyphenCauses(given: string, expectedTexts: readonly string[]): readonly Cause[] | null {
  const text = comparable(given);
  if (!/\p{L}-\p{L}/u.test(text)) return null;
  const typed = withoutMarks(text.replaceAll("-", ""));
  const form = expectedTexts.find((right) => withoutMarks(right) === typed);
  return form === undefined
    ? null
    : [{ code: "pronoun", error: "hyphen", given: text, right: form, form }];
}

/** *te no levantes* */
export const startsWithPronounAndNo = (text: string) => /^(?:me|te|se|nos|os) no /.test(text);

/**
 * Recognises a pronoun before *no*: *te no levantes*. If the sentence has no *no*, this *no* is also needless: *me no
 * he levantado*.
 */
function pronounBeforeNo(
  given: string,
  expectedTexts: readonly string[],
  diagnose: Diagnose,
): readonly Cause[] | null {
  const [pronoun, no, ...rest] = wordsIn(given);
  if (pronoun === undefined || no !== "no" || rest.length === 0) return null;
  if (!isReflexivePronoun(pronoun)) return null;
  const negation = areNegated(expectedTexts) ? ["no"] : [];
  const others = diagnose([...negation, pronoun, ...rest].join(" "));
  const cause: PronounCause = {
    code: "pronoun",
    error: "before-no",
    given: `${pronoun} no`,
    right: `no ${pronoun}`,
  };
  return [cause, ...others.filter(({ code }) => code !== "unknown")];
}

const areNegated = (expectedTexts: readonly string[]) =>
  expectedTexts.some((right) => right.startsWith("no "));

/** A right form with words around or between its own. */
function surplusWords(given: string, expectedTexts: readonly string[]): readonly Cause[] | null {
  const words = wordsIn(given);
  for (const right of expectedTexts) {
    const own = right.split(" ");
    if (words.length <= own.length) continue;
    const surplus = surplusIn(words, own);
    if (surplus === null || surplus.some((word) => pronounKind(word) !== null)) continue;
    const kind = kindOf(words, own, surplus);
    return [{ code: "typo", kind, given: surplus.join(" "), right }];
  }
  return null;
}

function kindOf(
  words: readonly string[],
  own: readonly string[],
  surplus: readonly string[],
): TypoCause["kind"] {
  if (surplus.join(" ") === "no") return "needless-no";
  const isWhole = ` ${words.join(" ")} `.includes(` ${own.join(" ")} `);
  return isWhole ? "more-words" : "between";
}

/** The words of an answer that do not belong to the form. Null if a word of the form is missing or in another order. */
function surplusIn(words: readonly string[], own: readonly string[]): string[] | null {
  let next = 0;
  const surplus: string[] = [];
  for (const word of words) {
    if (next < own.length && word === own[next]) next += 1;
    else surplus.push(word);
  }
  return next === own.length ? surplus : null;
}

/** Diagnoses an answer without the words that are too many, and adds these words as a cause: *que habla*. */
function fillersAround(
  given: string,
  expectedTexts: readonly string[],
  diagnose: Diagnose,
): readonly Cause[] | null {
  const words = wordsIn(given);
  const hasNeedlessNo = words.length > 1 && words[0] === "no" && !areNegated(expectedTexts);
  const own = (hasNeedlessNo ? words.slice(1) : words).filter((word) => !fillers.has(word));
  if (own.length === 0 || own.length === words.length) return null;
  const causes = diagnose(own.join(" "));
  if (causes.length === 0 || causes.some(({ code }) => code === "unknown")) return null;
  const surplus = words.filter((word) => !own.includes(word)).join(" ");
  const kind = surplus === "no" ? "needless-no" : "more-words";
  return [...causes, { code: "typo", kind, given: surplus, right: "" }];
}

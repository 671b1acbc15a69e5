import { reflexivePronouns } from "../conjugation/form.ts";
import type { AccentCause, Cause, TypoCause } from "./cause.ts";
import type { Attempt } from "./interpretation.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { type RealInterpretation, vosFormIn } from "./real-form.ts";
import { findTypo } from "./typo.ts";

/**
 * The causes of an answer that is right except for its marks. When the answer as written is another
 * form of the verb, they include the causes of that form: *hablo* for *habló*.
 */
export function accentCauses(attempt: Attempt, real: RealInterpretation | null): Cause[] | null {
  const { text, plain, single } = attempt.answer;
  const right = attempt.rightAnswers.find((right) => right.text !== text && right.plain === plain);
  if (right === undefined) return null;
  const accent = (asWritten: AccentCause["asWritten"]): AccentCause => ({
    code: "accent",
    asWritten,
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

/** *se levanto*, for *se levantó*, is not the form of yo, which is *me levanto*. */
function hasPronounOfOtherPerson(
  { answer, forms }: Attempt,
  { form }: RealInterpretation,
): boolean {
  if (!forms.verb.reflexive || form.person === null || form.attached) return false;
  return answer.pronounsBefore.at(-1) !== reflexivePronouns[form.person];
}

/** *hables* for *no hables*, where no sentence has the *no*. */
export function missingNo({ answer, rightAnswers }: Attempt): Cause[] | null {
  const right = rightAnswers.find(({ text }) => text === `no ${answer.text}`);
  return right === undefined
    ? null
    : [{ code: "typo", edit: "missing-no", given: "", right: "no " }];
}

/** One r in place of the two of a futuro: *queré*, *querias*. */
export function missingDouble({ answer, tense, rightAnswers }: Attempt): TypoCause | null {
  if (tense !== "futuro-simple" && tense !== "condicional-simple") return null;
  const typo = findFirstTypo(
    answer.text,
    rightAnswers.map(({ text }) => text),
  );
  return typo?.edit === "doubled" && typo.right === "r" ? typo : null;
}

/** A typo in the right form, or in the right verb with a wrong pronoun. */
export function typoCauses(attempt: Attempt): Cause[] | null {
  const { answer, tense, person } = attempt;
  const rightTexts = attempt.rightAnswers.map(({ text }) => text);
  const typo = findFirstTypo(answer.text, rightTexts);
  if (typo) return [typo];
  const verbs = rightTexts.map((text) => text.slice(text.lastIndexOf(" ") + 1));
  const verbTypo = findFirstTypo(answer.words.join(" "), verbs);
  const persons = person ? [person] : [];
  const pronoun = verbTypo && pronounCause(attempt, { tense, attached: false, persons });
  return verbTypo && pronoun ? [verbTypo, pronoun] : null;
}

function findFirstTypo(given: string, rightTexts: readonly string[]): TypoCause | null {
  for (const right of rightTexts) {
    const typo = findTypo(given, right);
    if (typo) return typo;
  }
  return null;
}

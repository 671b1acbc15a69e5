import { withoutAccents } from "../conjugation/accent.ts";
import type { Cause } from "./cause.ts";
import type { Attempt } from "./interpretation.ts";
import { pronounCause } from "./pronoun-cause.ts";

/**
 * Recognises the presente of él where the imperative of tú is irregular. Regular verbs have the same form in
 * both: *pone* for *pon*, *pónete* for *ponte*, *es* for *sé*.
 */
export function regularisedImperative(attempt: Attempt): readonly Cause[] | null {
  const { tense, person, forms, answer } = attempt;
  if (tense !== "imperativo-afirmativo" || person !== "tú" || answer.negated) return null;
  const right = forms.formAt(tense, person);
  const regular = forms.formAt("presente-indicativo", "él");
  if (!right || !regular || right.whole.irregularities.length === 0) return null;
  if (right.whole.form === regular.whole.form) return null;
  const word = answer.single?.word;
  const isAttached =
    forms.verb.reflexive &&
    withoutAccents(word ?? "") === `${regular.plainStem}${regular.plainEnding}te`;
  if (word !== regular.whole.form && !(isAttached && word !== undefined)) return null;
  const pronoun = isAttached
    ? null
    : pronounCause(attempt, { tense, attached: false, persons: [person] });
  return [
    {
      code: "regularised",
      what: "form",
      irregularities: right.whole.irregularities,
      given: { stem: regular.stem, ending: regular.ending },
      right: { stem: right.stem, ending: right.ending },
    },
    ...(pronoun ? [pronoun] : []),
  ];
}

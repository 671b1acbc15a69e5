import { withoutAccents } from "../conjugation/accent.ts";
import { reflexivePronouns } from "../conjugation/form.ts";
import { withoutMarks } from "../text/normalise.ts";
import { type Attempt, type Interpretation, nearer } from "./attempt.ts";
import type { Cause } from "./cause.ts";
import { interpretAsPredictedForm } from "./predicted-form.ts";
import { interpretAsRealForm, type RealInterpretation } from "./real-form.ts";

/** Recognises a verb whose attached pronoun belongs before it or is needless: *levantéme*. */
export function interpretAttachedPronoun(attempt: Attempt): readonly Cause[] | null {
  return interpretDetached(attempt, "")?.causes ?? null;
}

/** @param lostConsonant the last letter of the verb without its pronoun, if the pronoun removes one */
function interpretDetached(attempt: Attempt, lostConsonant: "" | "s" | "d"): Interpretation | null {
  const { answer } = attempt;
  const { word, plain } = answer.single ?? {};
  const pronoun = /..(me|te|se|nos|os)$/.exec(plain ?? "")?.[1];
  if (!word || !pronoun || answer.pronounsBefore.length > 0) return null;
  const isImperative = attempt.tense === "imperativo-afirmativo";
  // The accent of *levánta-* comes with the pronoun.
  const typed = word.slice(0, -pronoun.length) + lostConsonant;
  const verb = isImperative ? withoutAccents(typed) : typed;
  const detached: Attempt = {
    ...attempt,
    answer: {
      ...answer,
      words: [verb],
      single: { word: verb, plain: withoutMarks(verb) },
      pronounsAfter: [pronoun, ...answer.pronounsAfter],
    },
  };
  const real = interpretAsRealForm(detached);
  if (!attempt.forms.verb.reflexive) return real && takesPronouns(real) ? real : null;
  return real?.isExact ? real : nearer<Interpretation>(real, interpretAsPredictedForm(detached));
}

/**
 * Recognises a form of nosotros that lost its s before *nos*: *despedímonos*, from *despedimos*, for *despidámonos*.
 */
export function interpretWithLostS(attempt: Attempt): readonly Cause[] | null {
  const { tense, person, forms } = attempt;
  const isAsked = tense === "imperativo-afirmativo" && person === "nosotros";
  if (!isAsked || !forms.verb.reflexive) return null;
  return interpretDetached(attempt, "s")?.causes ?? null;
}

/** Forms with attached pronouns: *hablarse*, *hablándome*, *háblame*. */
const takesPronouns = ({ form: { tense } }: RealInterpretation) =>
  tense === "infinitivo" || tense === "gerundio" || tense === "imperativo-afirmativo";

/**
 * Recognises an imperative with a wrong pronoun or a wrong verb: *levántame*, *pónete*, *levantados*. Null unless the
 * exercise asks for an imperative with a pronoun.
 */
export function interpretAttachedImperative(attempt: Attempt): readonly Cause[] | null {
  const { tense, person, forms, answer } = attempt;
  if (tense !== "imperativo-afirmativo" || !person || !forms.verb.reflexive) return null;
  return (
    keptConsonant(attempt) ??
    movedN(attempt) ??
    (answer.text.includes(" ") ? null : nearestDetached(attempt))
  );
}

/** Reads *siéntaos* as *sientad*, which lost its d, rather than as *sienta*. */
function nearestDetached(attempt: Attempt): readonly Cause[] | null {
  const whole = interpretDetached(attempt, "");
  const isShortened = attempt.person === "vosotros" && attempt.answer.plain.endsWith("os");
  const shortened = isShortened ? interpretDetached(attempt, "d") : null;
  return (shortened?.cellDistance === 0 ? shortened : nearer(whole, shortened))?.causes ?? null;
}

/** Finds the s that *nos* removes or the d that *os* removes, if the learner kept it: *levantémosnos*, *levantados*. */
function keptConsonant({ person, forms, answer, expectedForms }: Attempt): readonly Cause[] | null {
  if (person !== "nosotros" && person !== "vosotros") return null;
  const pronoun = reflexivePronouns[person];
  const { whole } = forms.formAt("imperativo-afirmativo", person) ?? {};
  const kept = [whole?.form, ...(whole?.variants ?? [])].some(
    (form) => withoutMarks(`${form}${pronoun}`) === answer.plain,
  );
  if (!kept) return null;
  const given = person === "nosotros" ? "s" : "d";
  const form = expectedForms.find(({ plain }) => plain === withoutConsonant(answer.plain, pronoun));
  return [
    { code: "pronoun", error: "kept-consonant", given, right: pronoun, form: form?.text ?? "" },
  ];
}

const withoutConsonant = (plain: string, pronoun: string) =>
  plain.slice(0, -pronoun.length - 1) + pronoun;

/** Finds an n of the verb that stands after the pronoun: *siéntesen*. */
function movedN({ expectedForms, answer }: Attempt): readonly Cause[] | null {
  const right = expectedForms.find(({ plain }) => plain.replace(/nse$/, "sen") === answer.plain);
  if (right === undefined || right.plain === answer.plain) return null;
  return [{ code: "pronoun", error: "moved-n", given: "n", right: "se", form: right.text }];
}

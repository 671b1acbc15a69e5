import { withoutMarks } from "../grading/normalise.ts";
import type { Cause } from "./cause.ts";
import { type Attempt, type Interpretation, nearer } from "./interpretation.ts";
import { interpretAsPredictedForm } from "./predicted-form.ts";
import { interpretAsRealForm, type RealInterpretation } from "./real-form.ts";

/** Recognises a verb with an attached pronoun that belongs before it, or is needless: *levantéme*. */
export function interpretAttachedPronoun(attempt: Attempt): readonly Cause[] | null {
  const { answer } = attempt;
  const { word, plain } = answer.single ?? {};
  const pronoun = /(?<=..)(?:me|te|se|nos|os)$/.exec(plain ?? "")?.[0];
  if (!word || !pronoun || answer.pronounsBefore.length > 0) return null;
  const verb = word.slice(0, -pronoun.length);
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
  if (!attempt.forms.verb.reflexive) return real && takesPronouns(real) ? real.causes : null;
  const interpretation = real?.isExact
    ? real
    : nearer<Interpretation>(real, interpretAsPredictedForm(detached));
  return interpretation?.causes ?? null;
}

/** Forms with attached pronouns: *hablarse*, *hablándome*, *háblame*. */
const takesPronouns = ({ form: { tense } }: RealInterpretation) =>
  tense === "infinitivo" || tense === "gerundio" || tense === "imperativo-afirmativo";

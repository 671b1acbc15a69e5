import { withoutMarks } from "../grading/normalise.ts";
import type { Cause } from "./cause.ts";
import { readAsPredictedForm } from "./predicted-form.ts";
import { type Attempt, nearer, type Reading } from "./reading.ts";
import { type RealReading, readAsRealForm } from "./real-form.ts";

/** Reads a verb with an attached pronoun that belongs before it, or is needless: *levantéme*. */
export function readAttachedPronoun(attempt: Attempt): readonly Cause[] | null {
  const { answer } = attempt;
  const { word, plain } = answer.single ?? {};
  const pronoun = /(?<=..)(?:me|te|se|nos|os)$/.exec(plain ?? "")?.[0];
  if (!word || !pronoun || answer.before.length > 0) return null;
  const verb = word.slice(0, -pronoun.length);
  const apart: Attempt = {
    ...attempt,
    answer: {
      ...answer,
      words: [verb],
      single: { word: verb, plain: withoutMarks(verb) },
      after: [pronoun, ...answer.after],
    },
  };
  const real = readAsRealForm(apart);
  if (!attempt.forms.verb.reflexive) return real && takesPronouns(real) ? real.causes : null;
  const reading = real?.exact ? real : nearer<Reading>(real, readAsPredictedForm(apart));
  return reading?.causes ?? null;
}

/** Forms with attached pronouns: *hablarse*, *hablándome*, *háblame*. */
const takesPronouns = ({ found: { tense } }: RealReading) =>
  tense === "infinitivo" || tense === "gerundio" || tense === "imperativo-afirmativo";

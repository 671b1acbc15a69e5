import { plainOf } from "./answer-text.ts";
import type { Cause } from "./cause.ts";
import { readAsPredictedForm } from "./predicted-form.ts";
import { type Attempt, nearer, type Reading } from "./reading.ts";
import { type RealReading, readAsRealForm } from "./real-form.ts";

/** A verb with a pronoun attached that should stand before it, or not at all: *levantéme*. */
export function readAttachedPronoun(attempt: Attempt): readonly Cause[] | null {
  const { answer } = attempt;
  const [word = "", ...others] = answer.words;
  const pronoun = /(?<=..)(?:me|te|se|nos|os)$/.exec(answer.plainWords[0] ?? "")?.[0];
  if (!pronoun || others.length > 0 || answer.before.length > 0) return null;
  const verb = word.slice(0, -pronoun.length);
  const apart: Attempt = {
    ...attempt,
    answer: {
      ...answer,
      words: [verb],
      plainWords: [plainOf(verb)],
      after: [pronoun, ...answer.after],
    },
  };
  const real = readAsRealForm(apart);
  if (!attempt.forms.verb.reflexive) return real && takesPronouns(real) ? real.causes : null;
  const reading = real?.exact ? real : nearer<Reading>(real, readAsPredictedForm(apart));
  return reading?.causes ?? null;
}

/** Forms that have their pronouns attached: *hablarse*, *hablándome*, *háblame*. */
const takesPronouns = ({ found: { tense } }: RealReading) =>
  tense === "infinitivo" || tense === "gerundio" || tense === "imperativo-afirmativo";

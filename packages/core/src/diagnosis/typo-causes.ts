import type { Cause, TypoCause } from "./cause.ts";
import { pronounCause } from "./pronoun-cause.ts";
import type { Attempt } from "./reading.ts";
import { typoIn } from "./typo.ts";

/** A slip in the right form; or in the right verb, on top of a wrong pronoun. */
export function typoCauses(attempt: Attempt): Cause[] | null {
  const { answer } = attempt;
  const right = attempt.right.map(({ form }) => form);
  const whole = firstTypo(answer.text, right);
  if (whole) return [whole];
  const verb = firstTypo(answer.words.join(" "), right.map(withoutWordsBefore));
  const { forms, tense, person } = attempt;
  const wanted = { reflexive: forms.verb.reflexive, person };
  const persons = person ? [person] : [];
  const pronoun = verb && pronounCause(answer, wanted, { tense, attached: false, persons });
  return verb && pronoun ? [verb, pronoun] : null;
}

function firstTypo(given: string, right: readonly string[]): TypoCause | null {
  for (const form of right) {
    const typo = typoIn(given, form);
    if (typo) return typo;
  }
  return null;
}

const withoutWordsBefore = (form: string) => form.slice(form.lastIndexOf(" ") + 1);

import { reflexivePronouns } from "../conjugation/form.ts";
import type { AccentCause, Cause, TypoCause } from "./cause.ts";
import { pronounCause } from "./pronoun-cause.ts";
import type { Attempt } from "./reading.ts";
import type { RealReading } from "./real-form.ts";
import { typoIn } from "./typo.ts";

/**
 * The causes of an answer that is right except for its marks. When the answer as written is another
 * form of the verb, they include the causes of that form: *hablo* for *habló*.
 */
export function accentCauses(attempt: Attempt, real: RealReading | null): Cause[] | null {
  const { text, plain, single } = attempt.answer;
  const isSlip = attempt.right.some((right) => right.form !== text && right.plain === plain);
  if (!isSlip) return null;
  if (single?.word === attempt.forms.vos && !real?.exact) return [accent("vos")];
  if (!real?.exact || hasPronounOfAnother(attempt, real)) return [accent(null)];
  const { tense, person } = real.found;
  return [accent({ tense, person }), ...real.causes];
}

/** *se levanto* for *se levantó* is no form: that of yo would be *me levanto*. */
function hasPronounOfAnother({ answer, forms }: Attempt, { found }: RealReading): boolean {
  if (!forms.verb.reflexive || found.person === null || found.attached) return false;
  return answer.before.at(-1) !== reflexivePronouns[found.person];
}

const accent = (asWritten: AccentCause["asWritten"]): AccentCause => ({
  code: "accent",
  asWritten,
});

/** A typo in the right form, or in the right verb with a wrong pronoun. */
export function typoCauses(attempt: Attempt): Cause[] | null {
  const { answer, tense, person } = attempt;
  const right = attempt.right.map(({ form }) => form);
  const whole = firstTypo(answer.text, right);
  if (whole) return [whole];
  const verbs = right.map((form) => form.slice(form.lastIndexOf(" ") + 1));
  const verb = firstTypo(answer.words.join(" "), verbs);
  const persons = person ? [person] : [];
  const pronoun = verb && pronounCause(attempt, { tense, attached: false, persons });
  return verb && pronoun ? [verb, pronoun] : null;
}

function firstTypo(given: string, right: readonly string[]): TypoCause | null {
  for (const form of right) {
    const typo = typoIn(given, form);
    if (typo) return typo;
  }
  return null;
}

import { reflexivePronouns } from "../conjugation/pronouns.ts";
import type { AccentCause, Cause } from "./cause.ts";
import type { Attempt } from "./reading.ts";
import type { RealReading } from "./real-form.ts";

/**
 * The answer is right but for its marks. When it is another form of the verb as it stands, that is
 * said too, with the causes of that form: *hablo* for *habló*.
 */
export function accentCauses(attempt: Attempt, real: RealReading | null): Cause[] | null {
  const { text, plain } = attempt.answer;
  const isSlip = attempt.right.some((right) => right.form !== text && right.plain === plain);
  if (!isSlip) return null;
  if (attempt.answer.words.at(-1) === attempt.forms.vos && !real?.exact) return [slip("vos")];
  if (!real?.exact || hasPronounOfAnother(attempt, real)) return [slip(null)];
  const { tense, person } = real.found;
  return [slip({ tense, person }), ...real.causes];
}

/** *se levanto* for *se levantó* is no form: that of yo would be *me levanto*. */
function hasPronounOfAnother({ answer, forms }: Attempt, { found }: RealReading): boolean {
  if (!forms.verb.reflexive || found.person === null || found.attached) return false;
  return answer.before.at(-1) !== reflexivePronouns[found.person];
}

const slip = (real: AccentCause["real"]): AccentCause => ({ code: "accent", real });

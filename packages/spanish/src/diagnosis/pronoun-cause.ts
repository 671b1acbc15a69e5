import { reflexivePronouns } from "../conjugation/form.ts";
import { isNonFinite } from "../conjugation/mood.ts";
import type { Person } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import { type AnswerParts, type Attempt, mayBeSubject, pronounKind } from "./attempt.ts";
import type { PronounCause, PronounError } from "./cause.ts";
import type { RealForm } from "./verb-forms.ts";

/** The cause of a needless subject: *yo hablé*. */
export const needlessSubject = (subject: string): PronounCause => ({
  code: "pronoun",
  error: "needless-subject",
  given: subject,
  right: null,
});

type VerbForm = Pick<RealForm, "tense" | "attached"> & { persons: readonly Person[] };

/**
 * What is wrong with the pronoun of a verb form, or null. A reflexive pronoun may fit the asked person or the person
 * of the typed form: where *me lavé* is asked, *me lavó* and *se lavó* both have a right pronoun.
 *
 * @param form the form, and every person with this form
 * @param reflexive whether the form needs a pronoun
 */
export function pronounCause(
  { answer, forms, tense, person }: Attempt,
  form: VerbForm,
  reflexive: boolean = forms.verb.reflexive,
): PronounCause | null {
  const given = withoutMarks([...answer.pronounsBefore, ...answer.pronounsAfter].join(" "));
  if (!reflexive) return needlessPronoun(given);
  if (form.attached || isNonFinite(form.tense)) return null;
  const right = person && reflexivePronouns[person];
  if (given === "") return pronounError("missing", null, right);
  const isImperative = form.tense === "imperativo-afirmativo";
  if (answer.pronounsAfter.length > 0 && !isImperative) {
    return pronounError("misplaced", given, right);
  }
  const kind = pronounKind(given);
  if (kind === "foreign") return pronounError("foreign", given, right);
  if (kind !== "reflexive") return pronounError("other-pronoun", given, right);
  // *levantaba* belongs to yo and él. In *se levantaba* for *me levantaba*, only the pronoun is wrong.
  const isWantedPerson = person === null || form.persons.includes(person);
  const fitting = isWantedPerson ? [] : form.persons.map((person) => reflexivePronouns[person]);
  const isFitting = given === right || fitting.includes(given);
  if (!isFitting) return pronounError("other-person", given, right);
  // Where *no te levantes* is asked, the pronoun of *te levanta* is in the right place.
  if (isImperative && tense !== "imperativo-negativo" && !isAttached(answer))
    return pronounError("unattached", given, right);
  return answer.elided === null ? null : pronounError("elided", answer.elided, given);
}

/** Whether pronoun and verb are one word: *levántete*, unlike *levanta te*. */
const isAttached = ({ text, pronounsAfter }: AnswerParts) =>
  pronounsAfter.length > 0 && !text.includes(" ");

function needlessPronoun(given: string): PronounCause | null {
  if (given === "") return null;
  if (mayBeSubject(given)) return pronounError("needless-subject", given, null);
  return pronounError(pronounKind(given) === "foreign" ? "foreign" : "needless", given, null);
}

const pronounError = (
  error: PronounError,
  given: string | null,
  right: string | null,
): PronounCause => ({
  code: "pronoun",
  error,
  given,
  right,
});

import { isNonFinite } from "../conjugation/mood.ts";
import { reflexivePronouns } from "../conjugation/pronouns.ts";
import type { Person } from "../vocabulary.ts";
import { type AnswerParts, mayBeSubject, pronounKind } from "./answer-parts.ts";
import { plainOf } from "./answer-text.ts";
import type { PronounCause, PronounFault } from "./cause.ts";
import type { RealForm } from "./verb-forms.ts";

type Wanted = { reflexive: boolean; person: Person | null };
type Found = Pick<RealForm, "tense" | "attached"> & { persons: readonly Person[] };

/**
 * What is wrong with the pronoun of a verb form, or null. A reflexive pronoun that fits the wanted
 * person, or the person of the form itself, is right: *me lavó* and *se lavó* for *me lavé* have
 * another person's verb.
 */
export function pronounCause(
  answer: AnswerParts,
  wanted: Wanted,
  found: Found,
): PronounCause | null {
  const given = plainOf([...answer.before, ...answer.after].join(" "));
  if (!wanted.reflexive) return needlessPronoun(given);
  if (found.attached || found.tense === "infinitivo" || isNonFinite(found.tense)) return null;
  const right = wanted.person && reflexivePronouns[wanted.person];
  if (given === "") return fault("missing", null, right);
  if (answer.after.length > 0) return fault("misplaced", given, right);
  const kind = pronounKind(given);
  if (kind === "foreign") return fault("foreign", given, right);
  if (kind !== "reflexive") return fault("other-pronoun", given, right);
  const fitting = found.persons.map((person) => reflexivePronouns[person]);
  const isFitting = given === right || fitting.includes(given);
  if (!isFitting) return fault("other-person", given, right);
  return answer.elided === null ? null : fault("elided", answer.elided, given);
}

function needlessPronoun(given: string): PronounCause | null {
  if (given === "") return null;
  if (mayBeSubject(given)) return fault("needless-subject", given, null);
  return fault(pronounKind(given) === "foreign" ? "foreign" : "needless", given, null);
}

const fault = (fault: PronounFault, given: string | null, right: string | null): PronounCause => ({
  code: "pronoun",
  fault,
  given,
  right,
});

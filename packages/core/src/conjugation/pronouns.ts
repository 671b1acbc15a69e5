import type { Person, Tense } from "../vocabulary.ts";
import { attach, stressedVowel } from "./accent.ts";
import type { BareForm } from "./bare-form.ts";
import type { FormParts } from "./form.ts";

/** The reflexive pronoun of each person. */
export const reflexivePronouns: Record<Person, string> = {
  yo: "me",
  tú: "te",
  él: "se",
  nosotros: "nos",
  vosotros: "os",
  ellos: "se",
};

/**
 * A form with what stands before and after the verb: *no*, and the pronoun of a reflexive, which
 * follows gerundio and imperativo afirmativo and precedes the rest (NGLE, ch. 16).
 */
export function partsOf(
  { stem, ending }: BareForm,
  tense: Tense,
  person: Person | null,
  reflexive: boolean,
): FormParts {
  const no = tense === "imperativo-negativo" ? "no " : "";
  if (!reflexive || tense === "participio") return { before: no, stem, ending, after: "" };
  const pronoun = person === null ? "se" : reflexivePronouns[person];
  if (tense === "gerundio" || tense === "imperativo-afirmativo") {
    return enclitic(stem, ending, person, pronoun);
  }
  return { before: `${no}${pronoun} `, stem, ending, after: "" };
}

function enclitic(stem: string, ending: string, person: Person | null, after: string): FormParts {
  const verb = stem + ending;
  const whole = attach(clipped(verb, person), after, stressedVowel(verb));
  const end = whole.length - after.length;
  const cut = Math.min(stem.length, end);
  return { before: "", stem: whole.slice(0, cut), ending: whole.slice(cut, end), after };
}

/** *Iros* is accepted beside *idos*, the only infinitive that is a command with os (RAE, 2017). */
export function alsoAttached(form: string): readonly string[] {
  return form === "idos" ? ["iros"] : [];
}

/** Before nos the s falls, before os the d, but *idos* (NGLE, ch. 42; DPD, ir). */
function clipped(verb: string, person: Person | null): string {
  if (person === "nosotros" || (person === "vosotros" && verb !== "id")) return verb.slice(0, -1);
  return verb;
}

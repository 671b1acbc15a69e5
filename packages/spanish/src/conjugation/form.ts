import type { Person, Tense } from "../tenses.ts";
import { attachPronoun, stressedVowel } from "./accent.ts";
import type { BareForm } from "./bare-form.ts";
import type { Irregularity } from "./irregularity.ts";

/** A verb form and how it is built. */
export type Form = {
  /** null for gerundio and participio. */
  person: Person | null;
  /** The written form with its pronoun and *no*: `me levanté`, `no te levantes`, `levántate`. */
  form: string;
  /** Other accepted forms. They are less usual. */
  variants: readonly string[];
  /** `joinParts` makes `form` of them. */
  parts: FormParts;
  /** How the form differs from the regular model, in the order of the word. */
  irregularities: readonly Irregularity[];
};

/** A form in four parts; any of them may be empty. */
export type FormParts = {
  /** Words before the verb, each with a space after it: `me `, `no te `; otherwise empty. */
  before: string;
  /** The verb without its ending: `habl`, `tuv`, `piens`. */
  stem: string;
  ending: string;
  /** Pronouns attached to the verb: `te` in `levántate`; otherwise empty. */
  after: string;
};

/** The parts as one form. */
export function joinParts({ before, stem, ending, after }: FormParts): string {
  return before + stem + ending + after;
}

/** A form without the *no* of the negative imperative. */
export const withoutNo = (form: string) => form.replace(/^no /, "");

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
 * Adds *no* and the reflexive pronoun to a form. The pronoun follows gerundio and imperativo
 * afirmativo and precedes the other tenses (NGLE, ch. 16).
 */
export function addPronouns(
  { stem, ending }: BareForm,
  tense: Tense,
  person: Person | null,
  reflexive: boolean,
): FormParts {
  const no = tense === "imperativo-negativo" ? "no " : "";
  if (!reflexive || tense === "participio") return { before: no, stem, ending, after: "" };
  const pronoun = person === null ? "se" : reflexivePronouns[person];
  if (tense === "gerundio" || tense === "imperativo-afirmativo") {
    return withAttachedPronoun(stem, ending, person, pronoun);
  }
  return { before: `${no}${pronoun} `, stem, ending, after: "" };
}

function withAttachedPronoun(
  stem: string,
  ending: string,
  person: Person | null,
  after: string,
): FormParts {
  const whole = attachPronouns(stem + ending, person, after);
  const end = whole.length - after.length;
  const cut = Math.min(stem.length, end);
  return { before: "", stem: whole.slice(0, cut), ending: whole.slice(cut, end), after };
}

/**
 * Attaches pronouns to a form: *dígamelo*, *vámonos*, *levantaos*.
 *
 * @param person of the imperativo; null for infinitivo and gerundio
 */
export function attachPronouns(verb: string, person: Person | null, pronouns: string): string {
  return attachPronoun(
    withoutFinalConsonant(verb, person, pronouns),
    pronouns,
    stressedVowel(verb),
  );
}

/** Removes the s before *nos* and *se*, and the d before *os*, except in *idos* (NGLE, ch. 42; DPD, ir). */
function withoutFinalConsonant(verb: string, person: Person | null, pronouns: string): string {
  const losesS = person === "nosotros" && /^(?:nos|se)/.test(pronouns);
  const losesD = person === "vosotros" && pronouns === "os" && verb !== "id";
  return losesS || losesD ? verb.slice(0, -1) : verb;
}

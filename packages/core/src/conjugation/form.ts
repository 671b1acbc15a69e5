import type { Person } from "../vocabulary.ts";
import type { Irregularity } from "./irregularity.ts";

/** A form with all that there is to say of how it is built. */
export type Form = {
  /** null for gerundio and participio. */
  person: Person | null;
  /** As it is written, pronoun and *no* included: `me levanté`, `no te levantes`, `levántate`. */
  form: string;
  /** Other accepted whole forms, the less usual ones. */
  also: readonly string[];
  /** Which `joined` are the form. */
  parts: FormParts;
  /** What makes it differ from the regular model, in the order of the word. */
  irregularities: readonly Irregularity[];
};

export type FormParts = {
  /** Words before the verb, with their space: `me `, `no te `; else empty. */
  before: string;
  /** Without the ending: `habl`, `tuv`, `piens`. */
  stem: string;
  ending: string;
  /** Pronouns attached to the verb: `te` in `levántate`; else empty. */
  after: string;
};

/** The parts as one form. */
export function joined({ before, stem, ending, after }: FormParts): string {
  return before + stem + ending + after;
}

import type { Tense } from "../vocabulary.ts";
import { isMonosyllable, withoutAccents } from "./accent.ts";
import type { VerbClass } from "./endings.ts";
import type { Irregularity } from "./irregularity.ts";
import { respelled } from "./spelling.ts";
import type { Stem } from "./stem.ts";

/** A form without *no* and pronouns: stem and ending as they are written, and why they differ. */
export type BareForm = { stem: string; ending: string; why: readonly Irregularity[] };

/** Those of a tense, yo to ellos, or the only one; what does not exist is undefined. */
export type BareForms = readonly (BareForm | undefined)[];
export type BareFormsByTense = Partial<Record<Tense, BareForms>>;

/**
 * Stem and regular ending as they are written together, with the reasons why they differ.
 * `isStrong`: the stem is that of a strong pretérito, whose j drops the i of the ending (*dijeron*).
 */
export function bareForm(
  stem: Stem,
  ending: string,
  verbClass: VerbClass,
  isStrong = false,
): BareForm {
  const { text, why } = stem;
  if (stem.steady) return { stem: text, ending, why };
  const spelled = stem.fixed ? unchanged(text) : respelled(text, ending, verbClass);
  const met = meeting(spelled.stem, ending, isStrong);
  const kinds = [...why, ...spelled.why, ...met.why];
  if (isAccentless(met)) {
    return { stem: met.stem, ending: withoutAccents(met.ending), why: [...kinds, "no-accent"] };
  }
  return { stem: met.stem, ending: met.ending, why: kinds };
}

function isAccentless({ stem, ending }: BareForm): boolean {
  return (
    stem.length < 4 && stem !== "" && /^i?[áéíó]/.test(ending) && isMonosyllable(stem + ending)
  );
}

const nothing: readonly Irregularity[] = [];
const unchanged = (stem: string) => ({ stem, why: nothing });

/** What becomes of an i at the beginning of an ending (NGLE, ch. 4; Ortografía 2010, ch. II). */
function meeting(stem: string, ending: string, isStrong: boolean): BareForm {
  if (!ending.startsWith("i")) return { stem, ending, why: nothing };
  const rest = ending.slice(1);
  if (!/^[eéó]/.test(rest)) {
    return /[aeo]$/.test(stem)
      ? { stem, ending: `í${rest}`, why: ["hiatus-accent"] }
      : { stem, ending, why: nothing };
  }
  if (/(?:[aeoü]|[^gq]u|^)$/.test(stem)) {
    return { stem: stem.replace("ü", "u"), ending: `y${rest}`, why: ["i-y"] };
  }
  if (/(?:i|ñ|ll)$/.test(stem) || (isStrong && stem.endsWith("j"))) {
    return { stem, ending: rest, why: ["dropped-i"] };
  }
  return { stem, ending, why: nothing };
}

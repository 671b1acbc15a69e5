import type { Tense } from "../vocabulary.ts";
import { isMonosyllable, withoutAccents } from "./accent.ts";
import type { Irregularity } from "./irregularity.ts";
import type { Stem } from "./stem.ts";
import type { VerbClass } from "./verb.ts";

/** A form without *no* and pronouns, as it is written, and how it differs from the regular one. */
export type BareForm = { stem: string; ending: string; why: readonly Irregularity[] };

/** The forms of a tense, yo to ellos, or its single form; undefined where a form does not exist. */
export type BareForms = readonly (BareForm | undefined)[];
export type BareFormsByTense = Partial<Record<Tense, BareForms>>;

/**
 * Joins a stem and a regular ending by the rules of spelling.
 *
 * @param isStrong whether the stem is that of a strong pretérito, whose j drops the i of the ending
 *   (*dijeron*)
 */
export function bareForm(
  stem: Stem,
  ending: string,
  verbClass: VerbClass,
  isStrong = false,
): BareForm {
  const { text, why } = stem;
  if (stem.steady) return { stem: text, ending, why };
  const spelled = stem.fixed ? { stem: text, why: regular } : respelled(text, ending, verbClass);
  const met = withInitialI(spelled.stem, ending, isStrong);
  const kinds = [...why, ...spelled.why, ...met.why];
  if (!isAccentless(met)) return { stem: met.stem, ending: met.ending, why: kinds };
  return { stem: met.stem, ending: withoutAccents(met.ending), why: [...kinds, "no-accent"] };
}

const regular: readonly Irregularity[] = [];

function isAccentless({ stem, ending }: BareForm): boolean {
  return (
    stem.length < 4 && stem !== "" && /^i?[áéíó]/.test(ending) && isMonosyllable(stem + ending)
  );
}

/** Changes an i at the beginning of an ending (NGLE, ch. 4; Ortografía 2010, ch. II). */
function withInitialI(stem: string, ending: string, isStrong: boolean): BareForm {
  if (!ending.startsWith("i")) return { stem, ending, why: regular };
  const rest = ending.slice(1);
  if (!/^[eéó]/.test(rest)) {
    return /[aeo]$/.test(stem)
      ? { stem, ending: `í${rest}`, why: ["hiatus-accent"] }
      : { stem, ending, why: regular };
  }
  if (/(?:[aeoü]|[^gq]u|^)$/.test(stem)) {
    return { stem: stem.replace("ü", "u"), ending: `y${rest}`, why: ["i-y"] };
  }
  if (/(?:i|ñ|ll)$/.test(stem) || (isStrong && stem.endsWith("j"))) {
    return { stem, ending: rest, why: ["dropped-i"] };
  }
  return { stem, ending, why: regular };
}

type Respelling = [from: string, to: string, why: readonly Irregularity[]];

/** The last consonant of an -ar verb before e (NGLE, ch. 4; Ortografía 2010, ch. I). */
const beforeE: readonly Respelling[] = [
  ["gu", "gü", ["gu-gü"]],
  ["c", "qu", ["c-qu"]],
  ["g", "gu", ["g-gu"]],
  ["z", "c", ["z-c"]],
];

/** The last consonant of an -er or -ir verb before a and o. */
const beforeAO: readonly Respelling[] = [
  ["gu", "g", ["gu-g"]],
  ["qu", "c", ["qu-c"]],
  ["c", "z", ["c-z"]],
  ["g", "j", ["g-j"]],
];

/** Spells a stem before an ending so that it keeps its sound. */
function respelled(stem: string, ending: string, verbClass: VerbClass): Omit<BareForm, "ending"> {
  const [rules, vowels] = verbClass === "ar" ? [beforeE, "eé"] : [beforeAO, "aáo"];
  if (!vowels.includes(ending.charAt(0))) return { stem, why: regular };
  for (const [from, to, why] of rules) {
    if (stem.endsWith(from)) return { stem: stem.slice(0, -from.length) + to, why };
  }
  return { stem, why: regular };
}

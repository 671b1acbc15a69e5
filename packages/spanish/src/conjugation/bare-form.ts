import type { Tense } from "../tenses.ts";
import { isMonosyllable, withoutAccents } from "./accent.ts";
import type { VerbClass } from "./infinitive.ts";
import type { Irregularity } from "./irregularity.ts";
import type { Stem } from "./stem.ts";

/** A form without *no* and pronouns, and how it differs from the regular one. */
export type BareForm = { stem: string; ending: string; irregularities: readonly Irregularity[] };

/** The forms of a tense, yo to ellos, or its single form; undefined where a form does not exist. */
export type BareForms = readonly (BareForm | undefined)[];
export type BareFormsByTense = Partial<Record<Tense, BareForms>>;

/**
 * Joins a stem and a regular ending by the rules of spelling (NGLE, ch. 4; Ortografía 2010, ch. I, II).
 *
 * @param isStrongPreterite whether the stem is that of a strong pretérito. After its j, the ending loses its i
 *   (*dijeron*).
 */
export function bareForm(
  stem: Stem,
  ending: string,
  verbClass: VerbClass,
  isStrongPreterite = false,
): BareForm {
  const { text, irregularities } = stem;
  if (stem.joinsUnchanged) return { stem: text, ending, irregularities };
  const respelled = stem.keepsSpelling
    ? { stem: text, irregularities: none }
    : respellStem(text, ending, verbClass);
  const joined = adaptInitialI(respelled.stem, ending, isStrongPreterite);
  const all = [...irregularities, ...respelled.irregularities, ...joined.irregularities];
  if (!losesAccent(joined)) {
    return { stem: joined.stem, ending: joined.ending, irregularities: all };
  }
  const accentless = withoutAccents(joined.ending);
  return { stem: joined.stem, ending: accentless, irregularities: [...all, "no-accent"] };
}

const none: readonly Irregularity[] = [];

/** A form of one syllable takes no accent: *vio*, *guie* (Ortografía 2010, ch. II). */
function losesAccent({ stem, ending }: BareForm): boolean {
  return (
    stem.length < 4 && stem !== "" && /^i?[áéíó]/.test(ending) && isMonosyllable(stem + ending)
  );
}

/** Changes an i at the beginning of an ending (NGLE, ch. 4; Ortografía 2010, ch. II). */
function adaptInitialI(stem: string, ending: string, isStrongPreterite: boolean): BareForm {
  if (!ending.startsWith("i")) return { stem, ending, irregularities: none };
  const rest = ending.slice(1);
  if (!/^[eéó]/.test(rest)) {
    return /[aeo]$/.test(stem)
      ? { stem, ending: `í${rest}`, irregularities: ["hiatus-accent"] }
      : { stem, ending, irregularities: none };
  }
  if (/(?:[aeoü]|[^gq]u|^)$/.test(stem)) {
    return { stem: stem.replace("ü", "u"), ending: `y${rest}`, irregularities: ["i-y"] };
  }
  if (/(?:i|ñ|ll)$/.test(stem) || (isStrongPreterite && stem.endsWith("j"))) {
    return { stem, ending: rest, irregularities: ["dropped-i"] };
  }
  return { stem, ending, irregularities: none };
}

type Respelling = [from: string, to: string, irregularities: readonly Irregularity[]];

/** Spellings of the last consonant of an -ar verb before e (NGLE, ch. 4; Ortografía 2010, ch. I). */
const beforeE: readonly Respelling[] = [
  ["gu", "gü", ["gu-gü"]],
  ["c", "qu", ["c-qu"]],
  ["g", "gu", ["g-gu"]],
  ["z", "c", ["z-c"]],
];

/** Spellings of the last consonant of an -er or -ir verb before a and o (NGLE, ch. 4). */
const beforeAO: readonly Respelling[] = [
  ["gu", "g", ["gu-g"]],
  ["qu", "c", ["qu-c"]],
  ["c", "z", ["c-z"]],
  ["g", "j", ["g-j"]],
];

/** Spells a stem before an ending so that it keeps its sound (Ortografía 2010, ch. I). */
function respellStem(stem: string, ending: string, verbClass: VerbClass): Omit<BareForm, "ending"> {
  const [rules, vowels] = verbClass === "ar" ? [beforeE, "eé"] : [beforeAO, "aáo"];
  if (!vowels.includes(ending.charAt(0))) return { stem, irregularities: none };
  for (const [from, to, irregularities] of rules) {
    if (stem.endsWith(from)) return { stem: stem.slice(0, -from.length) + to, irregularities };
  }
  return { stem, irregularities: none };
}

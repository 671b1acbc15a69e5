import type { VerbClass } from "./endings.ts";
import type { Irregularity } from "./irregularity.ts";

type Respelling = [from: string, to: string, why: readonly Irregularity[]];

/** Before e, the last consonant of an -ar verb is written otherwise (NGLE, ch. 4; Ortografía 2010, ch. I). */
const beforeE: readonly Respelling[] = [
  ["gu", "gü", ["gu-gü"]],
  ["c", "qu", ["c-qu"]],
  ["g", "gu", ["g-gu"]],
  ["z", "c", ["z-c"]],
];

/** Before a and o, that of an -er or -ir verb. */
const beforeAO: readonly Respelling[] = [
  ["gu", "g", ["gu-g"]],
  ["qu", "c", ["qu-c"]],
  ["c", "z", ["c-z"]],
  ["g", "j", ["g-j"]],
];

const none: readonly Respelling[] = [];
const nothing: readonly Irregularity[] = [];

/** How the stem of a verb of a class is spelled before an ending, so that it keeps its sound. */
export function respelled(
  stem: string,
  ending: string,
  verbClass: VerbClass,
): { stem: string; why: readonly Irregularity[] } {
  for (const [from, to, why] of respellingsBefore(ending.charAt(0), verbClass)) {
    if (stem.endsWith(from)) return { stem: stem.slice(0, -from.length) + to, why };
  }
  return { stem, why: nothing };
}

function respellingsBefore(letter: string, verbClass: VerbClass): readonly Respelling[] {
  if (verbClass === "ar") return letter === "e" || letter === "é" ? beforeE : none;
  return "aáo".includes(letter) ? beforeAO : none;
}

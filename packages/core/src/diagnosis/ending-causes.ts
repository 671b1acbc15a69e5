import type { Cause, WrongClassEndingCause } from "./cause.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import type { VerbForms } from "./verb-forms.ts";

/**
 * Why an ending is not the right one, given without marks, of the same cell: *comó* has that of
 * another class, *leió* an i for a y. Nothing when it is; null when it cannot be told.
 */
export function endingCauses(
  stem: string,
  ending: LearnerEnding,
  right: string,
  { plain }: VerbForms,
): Cause[] | null {
  if (ending.addedS) return ending.plain === `${right}s` ? [classCause(ending, right)] : null;
  if (ending.plain === right) return [];
  if (ending.of === "strong") return null;
  if (ending.of === "y" && !/[aeiou]$/.test(stem)) return null;
  if (ending.of === plain.verbClass || ending.of === "y") return spellingOf(ending.plain, right);
  return [classCause(ending, right)];
}

export function classCause(ending: LearnerEnding, right: string): WrongClassEndingCause {
  const of = ending.of === "strong" || ending.of === "y" ? "er" : ending.of;
  return {
    code: "wrong-class-ending",
    given: ending.text,
    right,
    of: ending.addedS ? "tú-s" : of,
  };
}

/** The i of an ending that is written y or not at all: *leió*, *riñió*; or the other way round. */
function spellingOf(ending: string, right: string): Cause[] | null {
  const given = /^[iy]/.exec(ending)?.[0] ?? "";
  const wanted = /^[iy]/.exec(right)?.[0] ?? "";
  if (ending.slice(given.length) !== right.slice(wanted.length)) return null;
  return [{ code: "spelling-change", given, right: wanted }];
}

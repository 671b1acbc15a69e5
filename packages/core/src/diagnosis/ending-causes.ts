import { verbClasses } from "../conjugation/verb.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { FormCause, WrongClassEndingCause } from "./cause.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import type { CutForm, VerbForms } from "./verb-forms.ts";

/**
 * Why an ending is not the right one of its cell: *comó* has that of another class, *leió* an i for a y.
 * Empty when it is right, marks aside; null when the cause is unknown.
 *
 * @param stem without marks
 */
export function endingCauses(
  stem: string,
  ending: LearnerEnding,
  { ending: right, plainEnding }: CutForm,
  { verb }: VerbForms,
): FormCause[] | null {
  if (ending.addedS) return ending.plain === `${plainEnding}s` ? [classCause(ending, right)] : null;
  if (ending.plain === plainEnding) return [];
  if (ending.of.includes(verb.verbClass)) return spellingOf(ending, right);
  if (ending.of.includes("y") && verb.verbClass !== "ar") {
    return /[aeiou]$/.test(stem) ? spellingOf(ending, right) : null;
  }
  return isOfSomeClass(ending) ? [classCause(ending, right)] : null;
}

const isOfSomeClass = ({ of }: LearnerEnding) =>
  of.some((kind) => kind !== "strong" && kind !== "y");

/** The ending of another class, with the -s of *hablastes*, or of no Spanish verb. */
export function classCause(ending: LearnerEnding, right: string): WrongClassEndingCause {
  return { code: "wrong-class-ending", given: ending.text, right, of: ownersOf(ending) };
}

function ownersOf({ of, addedS }: LearnerEnding): WrongClassEndingCause["of"] {
  if (addedS) return "tú-s";
  if (of.includes("french")) return "french";
  if (of.includes("no-verb")) return "no-verb";
  const classes = verbClasses.filter((known) => of.includes(known));
  return classes.length > 0 ? classes : ["er", "ir"];
}

/** An i of an ending that should be a y or missing, or the reverse: *leió*, *riñió*. */
function spellingOf({ text, plain }: LearnerEnding, right: string): FormCause[] | null {
  const given = /^[iy]/.exec(plain)?.[0] ?? "";
  const wanted = /^[iy]/.exec(withoutMarks(right))?.[0] ?? "";
  if (plain.slice(given.length) !== withoutMarks(right).slice(wanted.length)) return null;
  const letters = given && wanted ? { given, right: wanted } : { given: text, right };
  return [{ code: "spelling-change", ...letters }];
}

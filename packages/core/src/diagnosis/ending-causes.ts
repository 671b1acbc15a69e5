import { verbClasses } from "../conjugation/verb.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { FormCause, WrongClassEndingCause } from "./cause.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/**
 * Why an ending is not the right one of its cell: *comó* has that of another class, *leió* an i for a y.
 * Empty when it is right, marks aside; null when the cause is unknown.
 *
 * @param stem without marks
 */
export function endingCauses(
  stem: string,
  ending: LearnerEnding,
  { ending: right, plainEnding }: SplitForm,
  { verb }: VerbForms,
): FormCause[] | null {
  if (ending.addedS)
    return ending.plain === `${plainEnding}s` ? [wrongClassCause(ending, right)] : null;
  if (ending.plain === plainEnding) return [];
  if (ending.classes.includes(verb.verbClass)) return spellingCauses(ending, right);
  if (ending.classes.includes("y") && verb.verbClass !== "ar") {
    return /[aeiou]$/.test(stem) ? spellingCauses(ending, right) : null;
  }
  return isOfSomeClass(ending) ? [wrongClassCause(ending, right)] : null;
}

const isOfSomeClass = ({ classes }: LearnerEnding) =>
  classes.some((name) => name !== "strong" && name !== "y");

/** The ending is of another class, has the -s of *hablastes*, or is of no Spanish verb. */
export function wrongClassCause(ending: LearnerEnding, right: string): WrongClassEndingCause {
  return { code: "wrong-class-ending", given: ending.text, right, origin: originOf(ending) };
}

function originOf({ classes, addedS }: LearnerEnding): WrongClassEndingCause["origin"] {
  if (addedS) return "tú-s";
  if (classes.includes("french")) return "french";
  if (classes.includes("no-verb")) return "no-verb";
  const origin = verbClasses.filter((verbClass) => classes.includes(verbClass));
  return origin.length > 0 ? origin : ["er", "ir"];
}

/** An i of an ending that should be a y or missing, or the reverse: *leió*, *riñió*. */
function spellingCauses({ text, plain }: LearnerEnding, right: string): FormCause[] | null {
  const given = /^[iy]/.exec(plain)?.[0] ?? "";
  const wanted = /^[iy]/.exec(withoutMarks(right))?.[0] ?? "";
  if (plain.slice(given.length) !== withoutMarks(right).slice(wanted.length)) return null;
  const letters = given && wanted ? { given, right: wanted } : { given: text, right };
  return [{ code: "spelling-change", ...letters }];
}

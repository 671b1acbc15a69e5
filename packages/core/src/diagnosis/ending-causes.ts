import { verbClasses } from "../conjugation/verb.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { FormCause, WrongClassEndingCause } from "./cause.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/**
 * Why an ending is not that of the right form: *comó* has one of another class, *leió* an i for a y.
 * Empty when it is right, marks aside; null when the cause is unknown.
 *
 * @param stem of the answer, without marks
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
  // An ending of the verb's own class can only be misspelt: *leió*.
  if (ending.classes.includes(verb.verbClass)) return spellingCauses(ending, right);
  // So can one with y, which only follows a vowel: *riyó*.
  if (ending.classes.includes("y") && verb.verbClass !== "ar") {
    return /[aeiou]$/.test(stem) ? spellingCauses(ending, right) : null;
  }
  return hasKnownOrigin(ending) ? [wrongClassCause(ending, right)] : null;
}

/** Whether an origin can be named: not for an ending that only strong preterites have. */
const hasKnownOrigin = ({ classes }: LearnerEnding) =>
  classes.some((name) => name !== "strong" && name !== "y");

/** The ending is of another class, has the -s of *hablastes*, or is of no Spanish verb. */
export function wrongClassCause(ending: LearnerEnding, right: string): WrongClassEndingCause {
  return { code: "wrong-class-ending", given: ending.text, right, origin: originOf(ending) };
}

function originOf({ classes, addedS }: LearnerEnding): WrongClassEndingCause["origin"] {
  if (addedS) return "tú-s";
  if (classes.includes("french")) return "french";
  if (classes.includes("dutch")) return "dutch";
  if (classes.includes("no-verb")) return "no-verb";
  return verbClasses.filter((verbClass) => classes.includes(verbClass));
}

/** An i of an ending that should be a y or missing, or the reverse: *leió*, *riñió*. */
function spellingCauses({ text, plain }: LearnerEnding, right: string): FormCause[] | null {
  const given = /^[iy]/.exec(plain)?.[0] ?? "";
  const wanted = /^[iy]/.exec(withoutMarks(right))?.[0] ?? "";
  if (plain.slice(given.length) !== withoutMarks(right).slice(wanted.length)) return null;
  const differsInLetter = given !== "" && wanted !== "";
  return [
    differsInLetter
      ? { code: "spelling-change", given, right: wanted }
      : { code: "spelling-change", given: text, right },
  ];
}

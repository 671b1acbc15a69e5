import type { FormParts } from "@verbena/core/conjugation/form";

/** What happened with an answer, in the learner's language; Spanish words stand between asterisks. */
export type Explanation = {
  /** At most two short lines; none when nothing certain can be said. */
  lines: readonly string[];
  /** How the right form is built; null where there is nothing to take apart. */
  construction: FormParts | null;
  /** Section of the family's guide that tells the rule. */
  anchor: string | undefined;
};

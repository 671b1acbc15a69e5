/**
 * Rules for every sentence: otherwise the exercise has no solution, reveals its answer, or is misspelt. A
 * good sentence may have a reason to break the other rules.
 */
export const strictRules = [
  "blankInText",
  "blankFirst",
  "straightMarks",
  "dots",
  "invertedMarks",
  "tellsAnswer",
] as const;
export type StrictRule = (typeof strictRules)[number];

/**
 * Rules of style that concern one text. The content's tests require all of them. A correction must keep
 * {@link strictRules} and gets a warning for the others.
 */
export const styleRules = [...strictRules, "capital", "closingMark", "spaces", "length"] as const;
export type StyleRule = (typeof styleRules)[number];

export function isStrict(rule: StyleRule): rule is StrictRule {
  return strictRules.some((strictRule) => strictRule === rule);
}

/** The number of words of a sentence; its blank counts as one. */
export const conjugationLength = { min: 5, max: 14 };
export const fillInLength = { min: 5, max: 16 };

/** The number of words of a hint in parentheses. */
export const instructionLength = { min: 2, max: 6 };

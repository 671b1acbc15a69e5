/** The codes of the causes of a wrong form. A later minor version may add a code. */
export const formErrors = [
  "accent",
  "wrong-person",
  "wrong-tense",
  "wrong-mood",
  "non-finite",
  "compound-tense",
  "agreement",
  "regularised",
  "missed-stem-change",
  "needless-stem-change",
  "spelling-change",
  "wrong-class-ending",
  "pronoun",
  "wrong-verb",
  "typo",
  "unknown",
] as const;
/** The code of a cause of a wrong form. */
export type FormError = (typeof formErrors)[number];

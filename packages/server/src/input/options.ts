/** What the server and the web application both need to know, such as the options of form fields. */

/** Holds the language chosen in this browser. */
export const LANGUAGE_COOKIE = "verbena_language";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Answers in a round, from which a learner chooses. */
export const roundLengths = [10, 20, 50] as const;
export type RoundLength = (typeof roundLengths)[number];

/** Reasons to report an exercise. */
export const reportReasons = [
  "answer",
  "sentence",
  "translation",
  "explanation",
  "unsuitable",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Maximum length of a learner's comment in a report, in characters. */
export const REPORT_COMMENT_MAX_LENGTH = 1000;

export const classRoles = ["teacher", "pupil"] as const;
export type ClassRole = (typeof classRoles)[number];

/** Kinds of entries in the log of what teachers do. */
export const classActionKinds = [
  "class-opened",
  "class-archived",
  "class-deleted",
  "teacher-invited",
  "accounts-made",
  "password-renewed",
  "pupil-removed",
  "teacher-removed",
  "results-exported",
] as const;
export type ClassActionKind = (typeof classActionKinds)[number];

/** For how many days, today included, teachers can see what a class confuses. */
export const confusionDays = ["7", "30", "365"] as const;

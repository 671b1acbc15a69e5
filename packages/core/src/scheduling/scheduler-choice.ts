/** FSRS with the share of cards that the learner wants to remember, and weights fitted to the learner. */
export type FsrsChoice = {
  kind: "fsrs";
  /** Between 0 and 1. */
  retention: number;
  /** The 21 weights of FSRS-6; the published ones without. */
  weights?: readonly number[] | undefined;
};

/** The scheduler that a learner uses; null for SM-2, the default. */
export type SchedulerChoice = FsrsChoice | null;

/** The shares that a learner can choose, in percent. Higher ones multiply the reviews. */
export const retentionPercent = { min: 70, max: 97, default: 90 } as const;

/** Weights of FSRS-6. */
export const WEIGHT_COUNT = 21;

/** Fitting needs so many answers. */
export const ANSWERS_TO_FIT = 400;

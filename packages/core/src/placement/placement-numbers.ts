import type { FormKind } from "./form-kind.ts";

/**
 * Every number of the placement test.
 *
 * The model is the Elo rating as a model of prior knowledge, in its Bayesian and hierarchical form: Nižnan, Pelánek &
 * Řihák 2015, *Student models for prior knowledge estimation* (EDM); Pelánek 2016, *Applications of the Elo rating
 * system in adaptive educational systems* (Computers & Education 98). The papers give the form of the model. The values
 * are ours until logs of learners exist: `bench/placement.ts` checks them on simulated learners. Abilities and
 * difficulties are in logits.
 */
export const placementNumbers = {
  /** From one CEFR level to the next, for learners and for families. */
  levelStep: 1.6,
  /** Prior variances of the ability, of its deviation in a family, and of that in a kind of a family. */
  variances: { ability: 1.2, family: 0.8, group: 0.5 },
  /** What a kind adds to the difficulty of its family. */
  difficulties: {
    regular: -0.6,
    reflexive: 0,
    spelling: 0.6,
    change: 0.3,
    fact: 0.4,
    "whole-form": -0.8,
    choice: 0,
  } satisfies Record<FormKind, number>,
  /** Added to every difficulty. */
  difficultyShift: -0.6,
  /** A fact or whole form is harder by the rank of its verb divided by this, at most by `rankMaximum`. */
  ranksPerLogit: 40,
  rankMaximum: 1.75,
  /** How a chance follows from mean and variance: σ(slope · mean ÷ √(noise + variance)). */
  slope: 1.5,
  noise: 1.7,
  /** The chance to write a right form by luck, and to write a known one right. In a fill-in family luck is one choice. */
  luck: 0.02,
  careful: 0.96,
  /** What a right and a wrong answer show of the knowledge. */
  shownByRight: 0.985,
  shownByWrong: 0.015,
  /** In the step after an answer: the least slope of the logistic curve, and noise beside that of the answer. */
  leastWeight: 0.05,
  stepNoise: 1.9,
  /**
   * The chance that the next form shall have. A test of coin throws discourages, and easier forms cost little
   * information (Eggen & Verschoor 2006, *Optimal testing with easy or difficult items in computerized adaptive
   * testing*, Applied Psychological Measurement 30).
   */
  askedChance: { from: 0.5, to: 0.85 },
  /**
   * A level that was chosen from pride shows in the families so many levels down. Each is asked once: every third
   * sentence asks one of them.
   */
  lowerFamilies: { levelsDown: 2, every: 3 },
  /** Answers before the test can end, answers that it usually has at most, and at most if they contradict the level. */
  answers: { least: 12, most: 16, mostIfContradicted: 24 },
  /** A test that is left after fewer answers, typos not counted, has no result. */
  leastUsed: 5,
  /** A word is common if at least one of so many sentences has it: about 850 words. */
  commonInOneOf: 800,
  /** The test ends when the next answer would move fewer skills than this over a border. */
  leastMoved: 2,
  /** Mean chance from which a family is sure, and below which it is new. */
  sureFrom: 0.85,
  newBelow: 0.4,
  /** Chance from which a skill counts as known without an answer. */
  skillSureFrom: 0.9,
  /** The guess of a skill of which nothing is known, and that of one that is known in part. */
  newGuess: 0.3,
  partlyGuess: 0.6,
} as const;

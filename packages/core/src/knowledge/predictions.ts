/** Sums over answers to verb forms, each of which was predicted before it was folded. */
export type PredictionSums = {
  answers: number;
  /** The sum of the predicted chances: how many right answers were expected. */
  expected: number;
  right: number;
  /** The sum of −ln p, where p is the predicted chance of the actual result. */
  logLoss: number;
};

/** How well the estimate predicted the last answers: sums over the newest, and over those before them. */
export type Predictions = { newest: PredictionSums; earlier: PredictionSums };

const none: PredictionSums = { answers: 0, expected: 0, right: 0, logLoss: 0 };

export const noPredictions: Predictions = { newest: none, earlier: none };

/** So many answers are forgotten together. The sums are then over at least as many, and at most twice as many. */
const ANSWERS = 100;

/** @param chance of a right answer, as it was predicted */
export function predictionsAfter(
  { newest, earlier }: Predictions,
  chance: number,
  isRight: boolean,
): Predictions {
  const full = newest.answers === ANSWERS;
  const result = isRight ? chance : 1 - chance;
  const one = { answers: 1, expected: chance, right: isRight ? 1 : 0, logLoss: -Math.log(result) };
  return { newest: sumOf(full ? none : newest, one), earlier: full ? newest : earlier };
}

/** The sums over the last answers: all of them, or between 100 and 200. */
export const lastPredictions = ({ newest, earlier }: Predictions) => sumOf(earlier, newest);

const sumOf = (a: PredictionSums, b: PredictionSums): PredictionSums => ({
  answers: a.answers + b.answers,
  expected: rounded(a.expected + b.expected),
  right: a.right + b.right,
  logLoss: rounded(a.logLoss + b.logLoss),
});

/** Engines differ in the last digits of logarithms; four decimals are equal everywhere. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

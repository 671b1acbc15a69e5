import { daysBetween, defaultWeights, grades } from "@verbena/core/scheduling/fsrs";
import { type History, isTest, logLoss, type Review } from "@verbena/core/scheduling/log-loss";
import { WEIGHT_COUNT } from "@verbena/core/scheduling/scheduler";

/** A grade of FSRS and the whole days since the answer before. */
type GradedReview = readonly [grade: number, days: number];

/**
 * Finds weights for answers: each element is a card's answers up to one that tests the memory. Null if these are
 * too few.
 */
export type Train = (
  items: readonly (readonly GradedReview[])[],
) => Promise<readonly number[] | null>;

export type FittedWeights =
  /** `tests`: on how many answers of the newest fifth both sets of weights were compared. */
  | { status: "better"; weights: number[]; loss: number; defaultLoss: number; tests: number }
  | { status: "notBetter"; loss: number; defaultLoss: number; tests: number }
  /**
   * Too few answers test the memory: they came less than half a day after the one before. Or the training had too few
   * cards to start from.
   */
  | { status: "tooFewRepetitions" };

/** Answers of a card that the training uses. Later ones say little more. */
export const HISTORY_MAX = 64;

/** Bounds the time and RAM of a fit: the newest answers that test the memory, besides the first of each card. */
const TESTS_MAX = 5_000;

/** With fewer answers in the newest fifth, a comparison says nothing. */
const HELD_OUT_MIN = 20;

/**
 * Fits weights to the older four fifths of the answers. Both these weights and the default ones then predict
 * the newest fifth, which the fit has not seen.
 *
 * @param histories at most {@link HISTORY_MAX} answers of each card
 */
export async function fitWeights(
  histories: readonly History[],
  train: Train,
): Promise<FittedWeights> {
  const times = histories.flatMap((history) => testsOf(history).map(({ at }) => at));
  const tests = times.sort().slice(-TESTS_MAX);
  const [oldest = "", split = ""] = [tests[0], tests[Math.floor(tests.length * 0.8)]];
  const heldOut = tests.filter((at) => at >= split).length;
  if (heldOut < HELD_OUT_MIN) return { status: "tooFewRepetitions" };
  const items = histories.flatMap((history) => {
    // The first repetition of each card shows the training how fast a new memory fades.
    const [first] = testsOf(history);
    return itemsOf(
      history,
      (review) => review.at < split && (review.at >= oldest || review === first),
    );
  });
  const trained = items.length === 0 ? null : await train(items);
  if (!trained) return { status: "tooFewRepetitions" };
  const weights = trained.map((weight) => Math.round(weight * 1e4) / 1e4);
  // The training returns the default weights if it has too few cards to start from.
  if (weights.every((weight, index) => weight === defaultWeights[index])) {
    return { status: "tooFewRepetitions" };
  }
  if (weights.length !== WEIGHT_COUNT) throw new Error(`${weights.length} weights`);
  const lossOf = (some: readonly number[]) =>
    logLoss(histories, some, ({ at }) => at >= split) ?? Number.POSITIVE_INFINITY;
  const [loss, defaultLoss] = [lossOf(weights), lossOf(defaultWeights)];
  if (!(loss < defaultLoss)) return { status: "notBetter", loss, defaultLoss, tests: heldOut };
  return { status: "better", weights, loss, defaultLoss, tests: heldOut };
}

function testsOf(history: History): Review[] {
  return history.filter((review, index) => {
    const before = history[index - 1];
    return before !== undefined && isTest(before, review);
  });
}

/** The card's answers up to each one that tests the memory and is chosen. */
function itemsOf(history: History, isChosen: (review: Review) => boolean): GradedReview[][] {
  const graded = history.map(({ verdict, at }, index): GradedReview => {
    const before = history[index - 1];
    return [grades[verdict], before ? Math.round(daysBetween(before.at, at)) : 0];
  });
  return history.flatMap((review, index) => {
    const before = history[index - 1];
    const isItem = before !== undefined && isTest(before, review) && isChosen(review);
    return isItem ? [graded.slice(0, index + 1)] : [];
  });
}

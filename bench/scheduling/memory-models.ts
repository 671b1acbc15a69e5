import { DAY_MS } from "@verbena/core/calendar";
import { daysBetween, defaultWeights, fsrs, retrievability } from "@verbena/core/scheduling/fsrs";

/** Reproducible random numbers. */
export type Random = {
  /** Between 0 and 1. */
  uniform(): number;
  /** With mean 0 and standard deviation 1. */
  normal(): number;
};

/** One form in a simulated learner's memory. Days count from the start of the simulation. */
export type Memory = {
  /** The probability of a right answer. */
  recall(day: number): number;
  /** The learner answers and then sees the right form. */
  answer(day: number, isRight: boolean): void;
};

/** A simulated learner: creates the memory of one form after another. */
type Learner = { newForm(random: Random, day: number): Memory };

export type MemoryModel = { name: string; source: string; newLearner(random: Random): Learner };

/** Published values; a time between two days counts as 0.025 of it. */
const published = { decayScale: 0.217, decayIntercept: 0.177, threshold: -0.704, noise: 0.255 };
const SCALED_DAY_S = 86_400 * 0.025;

/** Forms are easier than the word pairs of that experiment: SM-2 then keeps about 86 %, as learners report. */
export const EASE_OF_FORMS = 0.6;

/**
 * Each encounter leaves a trace that fades by a power of time, faster if it came while the form was active.
 *
 * @param meanEase how much easier the forms are than the word pairs of the experiment
 */
export const actR = (meanEase: number): MemoryModel => ({
  name: "ACT-R",
  source:
    "the spacing model of Pavlik & Anderson (2005, *Cognitive Science* 29, 559–586) with its published values; " +
    "each learner's decay and each form's ease vary",
  newLearner(random) {
    const intercept = published.decayIntercept * Math.exp(random.normal() * 0.15);
    return {
      newForm(form, day) {
        const ease = meanEase + form.normal() * 0.3;
        // The theory page shows the form half a day before its first exercise.
        const traces = [{ day: day - 0.5, decay: intercept }];
        const strength = (now: number) =>
          Math.log(
            traces.reduce(
              (sum, trace) => sum + ((now - trace.day) * SCALED_DAY_S) ** -trace.decay,
              0,
            ),
          );
        return {
          recall: (now) =>
            1 / (1 + Math.exp((published.threshold - strength(now) - ease) / published.noise)),
          answer(now) {
            const decay = published.decayScale * Math.exp(strength(now)) + intercept;
            traces.push({ day: now, decay });
          },
        };
      },
    };
  },
});

const instantOf = (day: number) => new Date(day * DAY_MS).toISOString();

const fsrsModel: MemoryModel = {
  name: "FSRS-6",
  source:
    "the model that is under test, which favours it: each learner has weights of their own, spread around the " +
    "default ones",
  newLearner(random) {
    const weights = defaultWeights.map((weight) => weight * Math.exp(random.normal() * 0.3));
    const scheduler = fsrs({ retention: 0.9, weights });
    return {
      newForm(form) {
        const known = form.uniform();
        let card: Parameters<typeof scheduler.review>[0];
        return {
          recall: (now) =>
            card
              ? retrievability(
                  card.stability ?? 0,
                  daysBetween(card.lastAttempt, instantOf(now)),
                  weights,
                )
              : known,
          answer(now, isRight) {
            const at = instantOf(now);
            const verdict = isRight ? "correct" : "wrong";
            card = { ...scheduler.review(card, { verdict, at }), lastAttempt: at };
          },
        };
      },
    };
  },
};

export const memoryModels: readonly MemoryModel[] = [actR(EASE_OF_FORMS), fsrsModel];

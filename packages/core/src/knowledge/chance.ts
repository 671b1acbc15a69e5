import type { Instant } from "../calendar.ts";
import type { Card } from "../progress/card.ts";
import { daysBetween, retrievability } from "../scheduling/fsrs.ts";

/**
 * How a learner comes to a form. Every learner has two numbers, because some remember forms whole, and others build
 * them.
 */
export type Habits = {
  /** The share of remembered forms that come as a whole, φ. */
  whole: number;
  /** The share of forms that come right when all their skills are known, ρ. */
  built: number;
};

export const firstHabits: Habits = { whole: 0.5, built: 0.95 };

const limits = { whole: [0.05, 0.95], built: [0.12, 0.98] } as const;

/** How far an answer moves the numbers. */
const RATE = 0.2;

/** What a form's chance consists of. */
export type FormChances = {
  /** The chance of the whole form, from its card ({@link chanceOfCard}). */
  card: number;
  /** The product of the chances of its skills, accents left out. */
  skills: number;
};

/**
 * The chance of a right answer: the form is remembered whole, or built from its skills (Cen, Koedinger & Junker 2008,
 * conjunctive model).
 */
export function chanceOfForm({ card, skills }: FormChances, { whole, built }: Habits): number {
  return clamp(1 - (1 - whole * card) * (1 - built * skills), [0.005, 0.995]);
}

/** The numbers after an answer: a step of gradient descent of the log loss, on a logistic scale. */
export function habitsAfter(habits: Habits, chances: FormChances, isRight: boolean): Habits {
  const { whole, built } = habits;
  const chance = chanceOfForm(chances, habits);
  const error = ((isRight ? 1 : 0) - chance) / (chance * (1 - chance));
  const missedWhole = 1 - whole * chances.card;
  const missedBuilt = 1 - built * chances.skills;
  return {
    whole: moved(whole, error * missedBuilt * chances.card, limits.whole),
    built: moved(built, error * missedWhole * chances.skills, limits.built),
  };
}

function moved(value: number, gradient: number, range: readonly [number, number]): number {
  const logit = Math.log(value / (1 - value)) + RATE * gradient * value * (1 - value);
  return rounded(clamp(1 / (1 + Math.exp(-logit)), range));
}

/** A card whose last answer was wrong is known less than its memory says. */
const AFTER_ERROR = 0.6;

/**
 * The chance that a form is remembered whole. The interval of SM-2 counts as the days after which 90 % are remembered.
 *
 * @param card undefined before the first answer
 */
export function chanceOfCard(card: Card | undefined, now: Instant): number | null {
  if (card === undefined) return null;
  const stability = card.stability ?? Math.max(1, card.interval);
  const remembered = retrievability(stability, daysBetween(card.lastAttempt, now));
  return rounded(card.repetitions === 0 ? AFTER_ERROR * remembered : remembered);
}

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

/** Engines differ in the last digits of powers; four decimals are equal everywhere. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

import { addDays, earlier, type Instant, later } from "../calendar.ts";
import type { Verdict } from "../causes.ts";
import type { Family } from "../families.ts";
import { isCorrect } from "../grading/grade.ts";
import type { Schedule, Scheduler } from "../scheduling/scheduler.ts";

/**
 * What a card asks for: a verb and a person, or the id of a fill-in sentence and its choice. Identifies the card within
 * its family.
 */
export type CardIdentity = { item: string; context: string };

/** A card's identity as one string, `item|context`. */
export type CardKey = `${string}|${string}`;

/** The state of a card after its first answer. */
export type Card = CardIdentity &
  Schedule & {
    nextReview: Instant;
    attempts: number;
    correctCount: number;
    /** The time of the earliest answer. */
    firstAttempt: Instant;
    lastAttempt: Instant;
    /** Number of the sentence that the card showed last, from 1. */
    sentence: number;
  };

/** What a card needs to know of an answer. */
type CardAnswer = CardIdentity & { verdict: Verdict; at: Instant; sentence: number };

/**
 * Key of a card in a family's map of cards.
 *
 * @throws Error when item or context is missing
 * @example cardKey({ item: "tener", context: "yo" }) // "tener|yo"
 */
export function cardKey({ item, context }: CardIdentity): CardKey {
  if (!item || !context) {
    throw new Error("A card needs an item and a context.");
  }
  return `${item}|${context}`;
}

/**
 * The card after an answer. The next review counts from the time of the answer, or from the card's last attempt if that
 * is later.
 */
export function answerCard(card: Card | undefined, answer: CardAnswer, scheduler: Scheduler): Card {
  const { item, context, verdict, at, sentence } = answer;
  const isLate = card !== undefined && at < card.lastAttempt;
  const lastAttempt = card ? later(card.lastAttempt, at) : at;
  const schedule = scheduler.review(card, { verdict, at: lastAttempt });
  return {
    item,
    context,
    ...schedule,
    nextReview: addDays(lastAttempt, schedule.interval),
    attempts: (card?.attempts ?? 0) + 1,
    correctCount: (card?.correctCount ?? 0) + (isCorrect(verdict) ? 1 : 0),
    firstAttempt: card ? earlier(card.firstAttempt, at) : at,
    lastAttempt,
    sentence: isLate ? card.sentence : sentence,
  };
}

/** Whether a card's next review is at or before now. */
export function isDue(card: Pick<Card, "nextReview">, now: Instant): boolean {
  return card.nextReview <= now;
}

/** A card of one of the families. */
export type FamilyCard = CardIdentity & { family: Family };

/** Key of a card among the cards of all families: its family, and its key in the family. */
export const familyCardKey = (card: FamilyCard) => `${card.family} ${cardKey(card)}`;

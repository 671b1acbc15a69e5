import { addDays, type Instant, later } from "../calendar.ts";
import { newSchedule, type Quality, review, type Schedule } from "../scheduling/sm2.ts";

/**
 * What a card asks for: a verb and a person, or a fill-in exercise's id and its correct answer.
 * Within an exercise family this is the card's identity.
 */
export type CardIdentity = { item: string; context: string };

/** A card's identity in one string, `item|context`. */
export type CardKey = `${string}|${string}`;

/** What is remembered of a card that was answered at least once. */
export type Card = CardIdentity &
  Schedule & {
    nextReview: Instant;
    attempts: number;
    correctCount: number;
    lastAttempt: Instant;
  };

/**
 * Key of a card in a family's map of cards.
 *
 * @throws Error (in French, for developers) when item or context is missing
 * @example cardKey({ item: "tener", context: "yo" }) // "tener|yo"
 */
export function cardKey({ item, context }: CardIdentity): CardKey {
  if (!item || !context) {
    throw new Error("Carte invalide : il manque l’élément ou son contexte (la personne).");
  }
  return `${item}|${context}`;
}

/**
 * The card after an answer. An answer that arrives late schedules from its own time, or from the
 * card's last attempt if that is later.
 */
export function answerCard(
  card: Card | undefined,
  identity: CardIdentity,
  quality: Quality,
  answeredAt: Instant,
): Card {
  const schedule = review(card ?? newSchedule, quality);
  const lastAttempt = card ? later(card.lastAttempt, answeredAt) : answeredAt;
  return {
    item: identity.item,
    context: identity.context,
    easiness: schedule.easiness,
    interval: schedule.interval,
    repetitions: schedule.repetitions,
    nextReview: addDays(lastAttempt, schedule.interval),
    attempts: (card?.attempts ?? 0) + 1,
    correctCount: (card?.correctCount ?? 0) + (quality === 5 ? 1 : 0),
    lastAttempt,
  };
}

/** A card is due when its next review is at or before now. */
export function isDue(card: Card, now: Instant): boolean {
  return card.nextReview <= now;
}

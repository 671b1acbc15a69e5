import { addDays, type Instant, later } from "../calendar.ts";
import { newSchedule, type Quality, review, type Schedule } from "../scheduling/sm2.ts";

/**
 * What a card asks for: a verb and a person, or the id of a fill-in exercise and its word. It identifies
 * the card within its exercise family.
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

/** Whether a card's next review is at or before now. */
export function isDue(card: Card, now: Instant): boolean {
  return card.nextReview <= now;
}

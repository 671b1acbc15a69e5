import { DAY_MS, type Day, type Instant } from "../calendar.ts";
import { allFamilies, type CefrLevel, type Family } from "../families.ts";
import { groupBy } from "../group-by.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type Card, cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { answersToTry } from "../progress/family-estimate.ts";
import { randomFrom, spread } from "./order-session.ts";

/** The cards of every family, and what is said of it. */
export type FamiliesWithCards = Readonly<
  Record<Family, Pick<ExerciseProgress, "cards"> & Partial<Pick<ExerciseProgress, "estimate">>>
>;

/** The place of a card in the list of new forms of each level with its family, from 0: see `listNewForms`. */
export type ListPlaces = { [Level in CefrLevel]?: number | undefined };

/** A card that a review may ask. */
export type ReviewCard = FamilyCard & {
  /** Its place in the learner's list of new forms. Without one, it comes after those that have one. */
  place?: number | undefined;
};

/** Due cards, most overdue first, and cards without an answer, in the order of their list. */
export type Review<T> = { due: T[]; unseen: T[] };

export type ReviewSettings = {
  /** Decides what is due. */
  now: Instant;
  /** The learner's day. Decides the order of cards that are equally overdue. */
  day: Day;
  /** At most this many new cards. */
  newLimit: number;
};

/**
 * The order of a review over all families. Due cards are ordered by how overdue they are in relation to their interval.
 * Cards that are about equally overdue are shuffled and alternate between the families. Otherwise their order could
 * give an answer away. New cards have the order of their list; those of families that the learner surely knows come last,
 * but for a few that try whether that is true. Where possible, no verb comes twice in a row.
 *
 * @param exercises one sentence for each card that the learner practises
 */
export function orderReview<T extends ReviewCard>(
  exercises: readonly T[],
  progress: FamiliesWithCards,
  { now, day, newLimit }: ReviewSettings,
): Review<T> {
  const neverSeen: T[] = [];
  const due = exercises.flatMap((exercise) => {
    const card = cardOf(exercise, progress);
    if (card === undefined) neverSeen.push(exercise);
    if (card === undefined || !isDue(card, now)) return [];
    return { exercise, elapsed: elapsedIntervals(card, now), place: placeOn(day, exercise) };
  });
  const byUrgency = due.toSorted((a, b) => b.elapsed - a.elapsed);
  const bands = [...groupBy(byUrgency, ({ elapsed }) => urgencyBand(elapsed)).values()];
  const dueGroups = bands.map((band) =>
    alternate(band.toSorted((a, b) => a.place - b.place).map(({ exercise }) => exercise)),
  );
  const unseen = byNeed(byPlace(neverSeen), progress).slice(0, Math.max(0, newLimit));
  const ordered = spread([...dueGroups, unseen]);
  return { due: ordered.slice(0, due.length), unseen: ordered.slice(due.length) };
}

/** One of so many new cards tries what is said of a family. */
const TRIAL_EVERY = 5;

/**
 * Cards of families that the learner surely knows come last. Because only answers can refute that, the first ones of such a
 * family come between the others, the first one in second place: some learners meet few new cards a day.
 */
function byNeed<T extends FamilyCard>(cards: readonly T[], progress: FamiliesWithCards): T[] {
  const left = new Map(
    allFamilies.map((family) => [family, answersToTry(progress[family].estimate ?? null)]),
  );
  const isSure = ({ family }: FamilyCard) => progress[family].estimate?.status === "sure";
  const isTrial = ({ family }: FamilyCard) => {
    const ofFamily = left.get(family) ?? 0;
    left.set(family, ofFamily - 1);
    return ofFamily > 0;
  };
  const others = cards.filter((card) => !isSure(card));
  const sure = cards.filter(isSure);
  const trial = new Set(sure.filter(isTrial));
  const waiting = [...trial];
  const mixed = others.flatMap((card, index) =>
    index % (TRIAL_EVERY - 1) === 0 ? [card, ...waiting.splice(0, 1)] : [card],
  );
  return [...mixed, ...waiting, ...sure.filter((card) => !trial.has(card))];
}

/** A random place for a card. It stays all day and does not depend on other cards. */
function placeOn(day: Day, card: FamilyCard): number {
  const letters = [...`${day} ${card.family} ${cardKey(card)}`];
  // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
  const hash = letters.reduce((h, one) => Math.imul(h ^ (one.codePointAt(0) ?? 0), 16_777_619), 0);
  return randomFrom(hash)();
}

function cardOf(exercise: FamilyCard, progress: FamiliesWithCards): Card | undefined {
  return progress[exercise.family].cards[cardKey(exercise)];
}

/** The time since the last answer in relation to the interval: 1 when the card becomes due. */
function elapsedIntervals({ nextReview, interval }: Card, now: Instant): number {
  return 1 + (Date.parse(now) - Date.parse(nextReview)) / (Math.max(interval, 1) * DAY_MS);
}

/** Cards in the same band are about equally overdue. */
const BAND_RATIO = 1.25;

const urgencyBand = (elapsed: number) => Math.floor(Math.log(elapsed) / Math.log(BAND_RATIO));

/** Distributes each family evenly over the list. Within a family the order stays. */
function alternate<T extends FamilyCard>(list: readonly T[]): T[] {
  const families = groupBy(list, ({ family }) => family);
  return [...families.values()]
    .flatMap((family) =>
      family.map((exercise, index) => ({ exercise, place: (index + 0.5) / family.length })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ exercise }) => exercise);
}

/** The place of a card that has none. */
const LAST = Number.MAX_SAFE_INTEGER;

const byPlace = <T extends ReviewCard>(cards: readonly T[]): T[] =>
  cards.toSorted(({ place: a = LAST }, { place: b = LAST }) => a - b);

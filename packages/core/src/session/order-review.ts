import type { Instant } from "../calendar.ts";
import { groupBy } from "../group-by.ts";
import { type Card, cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { type ExerciseKey, exerciseKeys, isConjugationKey, type Person } from "../vocabulary.ts";
import type { FamilyCard } from "./family-card.ts";
import { spread } from "./spread.ts";
import { frequencyRank } from "./verb-frequency.ts";

/** The cards of every family. */
export type CardsByFamily = Readonly<Record<ExerciseKey, Pick<ExerciseProgress, "cards">>>;

/** Due cards, most overdue first, and cards without an answer, most useful first. */
export type Review<T> = { due: T[]; unseen: T[] };

/**
 * The order of a review over all families. Due cards are ordered by how overdue they are in relation to their
 * interval. Cards that are about equally overdue alternate between the families. New cards are ordered by use.
 * Where possible, no verb comes twice in a row.
 *
 * @param exercises one sentence for each card that the learner practises
 * @param now decides what is due
 * @param newLimit at most this many new cards
 */
export function orderReview<T extends FamilyCard>(
  exercises: readonly T[],
  progress: CardsByFamily,
  now: Instant,
  newLimit: number,
): Review<T> {
  const due = exercises.flatMap((exercise) => {
    const card = cardOf(exercise, progress);
    return card && isDue(card, now) ? [{ exercise, elapsed: elapsedIntervals(card, now) }] : [];
  });
  const byUrgency = due.toSorted((a, b) => b.elapsed - a.elapsed);
  const bands = [...groupBy(byUrgency, ({ elapsed }) => urgencyBand(elapsed)).values()];
  const dueGroups = bands.map((band) => alternate(band.map(({ exercise }) => exercise)));
  const unseen = byUse(exercises)
    .filter((exercise) => cardOf(exercise, progress) === undefined)
    .slice(0, Math.max(0, newLimit));
  const ordered = spread([...dueGroups, unseen]);
  return { due: ordered.slice(0, due.length), unseen: ordered.slice(due.length) };
}

const DAY_MS = 86_400_000;

function cardOf(exercise: FamilyCard, progress: CardsByFamily): Card | undefined {
  return progress[exercise.exerciseKey].cards[cardKey(exercise)];
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
  const families = groupBy(list, ({ exerciseKey }) => exerciseKey);
  return [...families.values()]
    .flatMap((family) =>
      family.map((exercise, index) => ({ exercise, place: (index + 0.5) / family.length })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ exercise }) => exercise);
}

/** Verbs that are learned together: otherwise all forms of one verb would come in a row. */
const VERBS_TOGETHER = 5;

/** The persons, most useful first. */
const personsByUse: readonly string[] = [
  "yo",
  "él",
  "tú",
  "ellos",
  "nosotros",
  "vosotros",
] satisfies Person[];

/**
 * Cards by use: the verbs in groups by frequency, within a group by person. The families take turns. Sentences to
 * fill in keep their order.
 */
function byUse<T extends FamilyCard>(exercises: readonly T[]): T[] {
  const families = exerciseKeys.map((family) =>
    exercises.filter(({ exerciseKey }) => exerciseKey === family).toSorted(compareUse),
  );
  return families
    .flatMap((family) => family.map((exercise, place) => ({ exercise, place })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ exercise }) => exercise);
}

function compareUse(a: FamilyCard, b: FamilyCard): number {
  if (!isConjugationKey(a.exerciseKey)) return 0;
  const [rankA, rankB] = [rankOf(a), rankOf(b)];
  return (
    Math.floor(rankA / VERBS_TOGETHER) - Math.floor(rankB / VERBS_TOGETHER) ||
    personsByUse.indexOf(a.context) - personsByUse.indexOf(b.context) ||
    rankA - rankB
  );
}

/** The negative imperative of a verb is as frequent as the affirmative. */
const rankOf = ({ item }: FamilyCard) => frequencyRank(item.replace(/^no /, ""));

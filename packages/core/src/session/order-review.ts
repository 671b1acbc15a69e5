import { DAY_MS, type Day, type Instant } from "../calendar.ts";
import { allFamilies, type Family, isConjugationFamily } from "../families.ts";
import { groupBy } from "../group-by.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type Card, cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import type { Person } from "../tenses.ts";
import { randomFrom, spread } from "./order-session.ts";

/** The cards of every family. */
export type FamiliesWithCards = Readonly<Record<Family, Pick<ExerciseProgress, "cards">>>;

/** Due cards, most overdue first, and cards without an answer, most useful first. */
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
 * give an answer away. New cards are ordered by use. Where possible, no verb comes twice in a row.
 *
 * @param exercises one sentence for each card that the learner practises
 */
export function orderReview<T extends FamilyCard>(
  exercises: readonly T[],
  progress: FamiliesWithCards,
  { now, day, newLimit }: ReviewSettings,
): Review<T> {
  const neverSeen = new Set<T>();
  const due = exercises.flatMap((exercise) => {
    const card = cardOf(exercise, progress);
    if (card === undefined) neverSeen.add(exercise);
    if (card === undefined || !isDue(card, now)) return [];
    return { exercise, elapsed: elapsedIntervals(card, now), place: placeOn(day, exercise) };
  });
  const byUrgency = due.toSorted((a, b) => b.elapsed - a.elapsed);
  const bands = [...groupBy(byUrgency, ({ elapsed }) => urgencyBand(elapsed)).values()];
  const dueGroups = bands.map((band) =>
    alternate(band.toSorted((a, b) => a.place - b.place).map(({ exercise }) => exercise)),
  );
  const unseen = byUse(exercises, neverSeen).slice(0, Math.max(0, newLimit));
  const ordered = spread([...dueGroups, unseen]);
  return { due: ordered.slice(0, due.length), unseen: ordered.slice(due.length) };
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

/** How many verbs are learned together. One verb at a time would bring all its forms in a row. */
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
 * Cards by use: the verbs in groups by frequency. Within a group, each verb begins with another person, and each family
 * begins with another verb: verbs and persons are mixed from the first day. The families take turns. Fill-in sentences
 * keep their order.
 *
 * @param wanted the cards that the list keeps. The others count for the order.
 */
function byUse<T extends FamilyCard>(exercises: readonly T[], wanted: ReadonlySet<T>): T[] {
  const ofFamilies = groupBy(exercises, ({ family }) => family);
  return allFamilies
    .flatMap((family, offset) =>
      (ofFamilies.get(family) ?? [])
        .map((exercise) => ({ exercise, use: useOf(exercise, offset) }))
        .sort((a, b) => a.use - b.use)
        .map(({ exercise }, place) => ({ exercise, place })),
    )
    .filter(({ exercise }) => wanted.has(exercise))
    .sort((a, b) => a.place - b.place)
    .map(({ exercise }) => exercise);
}

/** The place of a card by use, as a number to compare with those of other cards of its family. */
function useOf(card: FamilyCard, offset: number): number {
  if (!isConjugationFamily(card.family)) return 0;
  const rank = rankOf(card);
  const group = Math.floor(rank / VERBS_TOGETHER);
  const pass = group * personsByUse.length + passOf(card, rank, offset);
  return pass * VERBS_TOGETHER + ((rank + offset) % VERBS_TOGETHER);
}

/** In which pass over the verbs of a group a card comes. In each pass, every verb has another person (a Latin square). */
function passOf({ context }: FamilyCard, rank: number, offset: number): number {
  const place = personsByUse.indexOf(context) - (rank % VERBS_TOGETHER) - offset;
  return ((place % personsByUse.length) + personsByUse.length) % personsByUse.length;
}

/** The rank of a card's verb by frequency. *No hablar* has the rank of *hablar*. */
const rankOf = ({ item }: FamilyCard) => frequencyRank(item.replace(/^no /, ""));

/** The verbs that learners need most, the most frequent first, then reflexive verbs of daily life. */
const frequentVerbs = `
  ser estar haber tener ir hacer poder decir querer ver saber creer dar deber dejar hablar pasar sentir pensar
  esperar venir mirar necesitar llevar encontrar volver llamar parecer tomar quedar llegar poner oír salir gustar
  seguir conocer escuchar buscar ayudar perder entender acabar trabajar morir vivir entrar empezar conseguir pedir
  traer preguntar terminar recordar cambiar usar comer contar abrir jugar leer dormir caer comprar escribir beber
  estudiar aprender cerrar servir conducir nacer andar elegir construir levantarse acostarse despertarse ducharse
  vestirse
`;

const ranks = new Map(
  frequentVerbs
    .trim()
    .split(/\s+/)
    .map((verb, rank) => [verb, rank]),
);

/** The place of a verb by frequency, from 0. Verbs outside the list share the last place. */
export function frequencyRank(verb: string): number {
  return ranks.get(verb) ?? ranks.size;
}

import { DAY_MS, dayIn, type Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { chanceOfCard } from "@verbena/core/knowledge/chance";
import { chooseByRule, type RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import {
  buildsForms,
  chanceOfAnswer,
  type Evidence,
  knowledgeAfter,
  noKnowledge,
} from "@verbena/core/knowledge/knowledge";
import type { Skill } from "@verbena/core/knowledge/skill";
import { answerCard, type Card, type CardKey, cardKey, isDue } from "@verbena/core/progress/card";
import { daysBetween, fsrs, retrievability } from "@verbena/core/scheduling/fsrs";
import { sm2 } from "@verbena/core/scheduling/sm2";
import { createRandom } from "./simulate.ts";
import type { World } from "./worlds.ts";

export const ANSWERS_A_DAY = 30;
const NEW_FORMS_A_DAY = 10;
/** What is known is measured so many days after the last answer. */
export const DAYS_AFTER = 14;
const CAUSES_NAMED = 0.8;
const MOST_SLIPS = 0.15;
const ROUND = 10;
/** An answer takes a minute and a half. */
const DAYS_AN_ANSWER = 0.001;
const TIME_ZONE = "Europe/Paris";

/** What a simulated learner practises with. */
export type Way = {
  name: string;
  scheduler: "sm2" | "fsrs";
  /** The order of forms that were never asked; `null` for review by rule. */
  order: readonly RuleCard[] | null;
};

export type Life = {
  /** The share of forms known {@link DAYS_AFTER} days after the last answer. */
  known: number;
  /** The same, with each form by its weight. */
  knownByUse: number;
  /** The share of right answers. */
  right: number;
  /** The share of answers to cards that were not due. */
  early: number;
  /** How many skills were asked. */
  skills: number;
  predictions: Prediction[];
  /** On which day the guard acted; null for never. */
  guard: number | null;
};

/** What was expected of an answer. */
export type Prediction = {
  isRight: boolean;
  /** The chance by rule. */
  byRule: number;
  /** The memory of FSRS for the form; null for its first answer. */
  byForm: number | null;
};

/**
 * Lets a simulated learner answer some sentences a day.
 *
 * @param answersADay how many, on each day
 */
export function live(
  world: World,
  way: Way,
  { cards, fallback }: { cards: readonly RuleCard[]; fallback: readonly RuleCard[] },
  answersADay: readonly number[],
  seed: number,
): Life {
  const random = createRandom(seed);
  const mind = world.newMind(createRandom(seed * 7919 + 1));
  const slips = MOST_SLIPS * random.uniform();
  const scheduler = way.scheduler === "sm2" ? sm2 : fsrs({ retention: 0.9 });
  const byFormScheduler = fsrs({ retention: 0.9 });
  const progress = forEveryFamily(() => ({ cards: {} as Record<CardKey, Card> }));
  const memories = new Map<RuleCard, Parameters<typeof byFormScheduler.review>[0]>();
  const asked = new Set<Skill>();
  const predictions: Prediction[] = [];
  let knowledge = noKnowledge;
  let [right, early, guard] = [0, 0, null as number | null];

  for (const [day, answers] of answersADay.entries()) {
    let newLeft = NEW_FORMS_A_DAY;
    for (let index = 0; index < answers; index += ROUND) {
      const now = instantOf(day, index);
      const order = guard === null ? way.order : fallback;
      const count = Math.min(ROUND, answers - index);
      const round = order
        ? byForm(order, progress, { now, newLeft }).slice(0, count)
        : chooseByRule(cards, progress, knowledge, {
            ...zone(now),
            now,
            count,
            roundLength: ROUND,
          }).map(({ card }) => card);
      newLeft -= round.filter((card) => !progress[card.family].cards[cardKey(card)]).length;
      for (const [place, card] of round.entries()) answer(card, day, index + place);
    }
  }

  function answer(card: RuleCard, wholeDay: number, index: number): void {
    const now = instantOf(wholeDay, index);
    const day = wholeDay + index * DAYS_AN_ANSWER;
    const cardsOfFamily = progress[card.family].cards;
    const before = cardsOfFamily[cardKey(card)];
    const { isRight: isKnown, missing } = mind.recall(card, day);
    const isSlip = isKnown && random.uniform() < slips;
    const isRight = isKnown && !isSlip;
    const recall = chanceOfCard(before, now);
    const memory = memories.get(card);
    predictions.push({
      isRight,
      byRule: chanceOfAnswer(knowledge, { skills: card.skills, recall, at: now }),
      byForm: memory
        ? retrievability(memory.stability ?? 1, daysBetween(memory.lastAttempt, now))
        : null,
    });
    knowledge = knowledgeAfter(knowledge, {
      ...card,
      at: now,
      timeZone: TIME_ZONE,
      isRight,
      recall,
      evidence: evidenceOf(card, isRight, isSlip ? [] : missing),
    });
    if (way.order === null && guard === null && !buildsForms(knowledge)) guard = wholeDay;
    mind.see(card, day);
    const verdict = isRight ? "correct" : "wrong";
    cardsOfFamily[cardKey(card)] = answerCard(
      before,
      { ...card, verdict, at: now, sentence: 1 },
      scheduler,
    );
    memories.set(card, {
      ...byFormScheduler.review(memory, { verdict, at: now }),
      lastAttempt: now,
    });
    for (const skill of card.skills) asked.add(skill);
    if (isRight) right += 1;
    if (before !== undefined && !isDue(before, now)) early += 1;
  }

  /** What the diagnosis says of an answer. It names most causes. A slip looks like a mistake of some skill. */
  function evidenceOf(card: RuleCard, isRight: boolean, missing: readonly Skill[]): Evidence {
    if (isRight) return new Map(card.skills.map((skill) => [skill, "right"]));
    if (random.uniform() >= CAUSES_NAMED) return new Map();
    const blamed =
      missing.length > 0
        ? missing
        : [card.skills[Math.floor(random.uniform() * card.skills.length)]];
    return new Map(card.skills.map((skill) => [skill, blamed.includes(skill) ? "wrong" : "right"]));
  }

  const chances = cards.map((card) => mind.chance(card, answersADay.length - 1 + DAYS_AFTER));
  const weights = cards.reduce((sum, { weight }) => sum + weight, 0);
  return {
    known: chances.reduce((sum, chance) => sum + chance, 0) / cards.length,
    knownByUse:
      chances.reduce((sum, chance, index) => sum + chance * (cards[index]?.weight ?? 0), 0) /
      weights,
    right: right / predictions.length,
    early: early / predictions.length,
    skills: asked.size,
    predictions,
    guard,
  };
}

/** The next round in the specification's order: due cards, the most overdue first; new cards; cards that are not yet due. */
function byForm(
  order: readonly RuleCard[],
  progress: Readonly<Record<Family, { cards: Readonly<Record<CardKey, Card>> }>>,
  { now, newLeft }: { now: Instant; newLeft: number },
): RuleCard[] {
  const stateOf = (card: RuleCard) => progress[card.family].cards[cardKey(card)];
  const seen = order.flatMap((card) => {
    const state = stateOf(card);
    return state ? [{ card, state }] : [];
  });
  const overdue = ({ nextReview, interval }: Card) =>
    (Date.parse(now) - Date.parse(nextReview)) / Math.max(1, interval);
  const due = seen.filter(({ state }) => isDue(state, now));
  const later = seen.filter(({ state }) => !isDue(state, now));
  const unseen = order.filter((card) => stateOf(card) === undefined);
  return [
    ...due.toSorted((a, b) => overdue(b.state) - overdue(a.state)).map(({ card }) => card),
    ...unseen.slice(0, newLeft),
    ...later
      .toSorted((a, b) => (a.state.nextReview < b.state.nextReview ? -1 : 1))
      .map(({ card }) => card),
  ].slice(0, ROUND);
}

const START = Date.UTC(2026, 0, 1, 8);

const instantOf = (day: number, index: number): Instant =>
  new Date(START + (day + index * DAYS_AN_ANSWER) * DAY_MS).toISOString();

const zone = (now: Instant) => ({ day: dayIn(now, TIME_ZONE), timeZone: TIME_ZONE });

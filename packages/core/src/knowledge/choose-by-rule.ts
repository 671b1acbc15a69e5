import { DAY_MS, type Day, dayIn, type Instant } from "../calendar.ts";
import { groupBy } from "../group-by.ts";
import { type Card, cardKey, type FamilyCard, isDue } from "../progress/card.ts";
import type { FamiliesWithCards } from "../session/order-review.ts";
import { chanceOfCard } from "./chance.ts";
import { askedMoreUntil, stateOf } from "./estimates.ts";
import type { Knowledge } from "./knowledge.ts";
import { kindOf, type Skill } from "./skill.ts";

/** A card with what the choice needs to know of its form. */
export type RuleCard = FamilyCard & {
  skills: readonly Skill[];
  /** How useful the form's verb is: 1 for the most frequent one. */
  weight: number;
};

/** Why a review by rule asks a card. */
export type ReasonToAsk = {
  /** The skill with the greatest need; null if the form itself counted more than its skills together. */
  skill: Skill | null;
  /** When the skill, or the form, was asked last, and whether it was right then; null if it never was. */
  last: { day: Day; isRight: boolean } | null;
  /** Whether the card was due. */
  isDue: boolean;
};

/** A card that a review by rule asks. */
export type ChosenCard<T> = { card: T; reason: ReasonToAsk };

type RuleSettings = {
  now: Instant;
  /** The learner's day, and the time zone that it is in. */
  day: Day;
  timeZone: string;
  /** At most this many cards. */
  count: number;
  /** The length of the learner's rounds. A skill of which the learner wants more comes in each. */
  roundLength: number;
};

/** The need of a skill that was never asked. A skill that was asked needs more with each day, up to 1. */
const NEED_OF_NEW = 0.6;
const DAYS_TO_FULL_NEED = 14;

/** A skill that was wrong last time needs more. */
const AFTER_ERROR = 3;

/** The need of a skill that was wrong today: it is asked once more, but not at once. */
const NEED_TODAY = 0.3;

/** The need, at the beginning of each round, of a skill of which the learner wants more: as after an error, in full. */
const NEED_OF_MORE = 3;

/** How much it counts that a useful form is not remembered. */
const OWN_MEMORY = 3;

/** Scores so close to the greatest count as equal. */
const EQUAL = 0.9;

/**
 * The cards that a review by rule asks, in order: each next one with the greatest need. Assumes that the answers before
 * it were right. Asks no form twice a day, and where possible no verb twice in a row.
 *
 * @param cards the cards that the learner practises, each once
 */
export function chooseByRule<T extends RuleCard>(
  cards: readonly T[],
  progress: FamiliesWithCards,
  knowledge: Knowledge,
  settings: RuleSettings,
): ChosenCard<T>[] {
  const uses = usefulnessOf(cards);
  const needs = new Map(
    [...uses].map(([skill, use]) => [skill, use * needOf(knowledge, skill, settings)]),
  );
  const more = [...uses.keys()].filter((skill) => askedMoreUntil(knowledge, skill, settings.now));
  const candidates = cards.flatMap((card) => candidateOf(card, needs, progress, settings) ?? []);
  const pairs = candidates.flatMap((candidate) =>
    candidate.card.skills.map((skill) => ({ skill, candidate })),
  );
  const bySkill = groupBy(pairs, ({ skill }) => skill);
  const chosen: ChosenCard<T>[] = [];
  const setNeed = (skill: Skill, need: number) => {
    const added = need - (needs.get(skill) ?? 0);
    for (const { candidate } of bySkill.get(skill) ?? []) candidate.score += added;
    needs.set(skill, need);
  };
  while (chosen.length < settings.count) {
    if (chosen.length % settings.roundLength === 0) {
      for (const skill of more) setNeed(skill, NEED_OF_MORE * (uses.get(skill) ?? 0));
    }
    const next = nextOf(candidates, chosen.at(-1)?.card.item);
    if (next === undefined) break;
    next.isChosen = true;
    chosen.push({ card: next.card, reason: reasonFor(next, needs, knowledge, settings) });
    for (const skill of next.card.skills) setNeed(skill, 0);
  }
  return chosen;
}

type Candidate<T> = {
  card: T;
  /** The card after its last answer; undefined before the first one. */
  seen: Card | undefined;
  /** What the form counts by itself; `score` also counts the needs of its skills. */
  ofForm: number;
  score: number;
  rank: number;
  isChosen: boolean;
};

/** Null for a card that was asked today. */
function candidateOf<T extends RuleCard>(
  card: T,
  needs: ReadonlyMap<Skill, number>,
  progress: FamiliesWithCards,
  { now, day, timeZone }: RuleSettings,
): Candidate<T> | null {
  const seen = progress[card.family].cards[cardKey(card)];
  if (seen && dayIn(seen.lastAttempt, timeZone) >= day) return null;
  const ofForm = OWN_MEMORY * card.weight * (1 - (chanceOfCard(seen, now) ?? 0));
  const score = card.skills.reduce((sum, skill) => sum + (needs.get(skill) ?? 0), ofForm);
  return { card, seen, ofForm, score, rank: rankOf(seen, now), isChosen: false };
}

/** @param needs the needs of the skills before the card was chosen */
function reasonFor<T extends RuleCard>(
  { card, seen, ofForm, score }: Candidate<T>,
  needs: ReadonlyMap<Skill, number>,
  { skills }: Knowledge,
  { now, timeZone }: RuleSettings,
): ReasonToAsk {
  const needed = card.skills.filter((skill) => (needs.get(skill) ?? 0) > 0);
  // A missing accent does not make an answer wrong: an accent is the reason only if nothing else is.
  const named = needed.some(isNoAccent) ? needed.filter(isNoAccent) : needed;
  const [most] = named.toSorted((a, b) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0));
  const isDueNow = seen !== undefined && isDue(seen, now);
  if (most === undefined || score - ofForm <= ofForm) {
    const last = seen && {
      day: dayIn(seen.lastAttempt, timeZone),
      isRight: seen.repetitions > 0,
    };
    return { skill: null, last: last ?? null, isDue: isDueNow };
  }
  const state = skills[most];
  const last = state ? { day: state.day, isRight: state.isRight } : null;
  return { skill: most, last, isDue: isDueNow };
}

const isNoAccent = (skill: Skill) => kindOf(skill) !== "accent";

/**
 * The candidate with the greatest score; among nearly equal ones, that with the lowest rank. Loops, because it looks at
 * thousands of candidates for each card of a plan.
 */
function nextOf<T extends RuleCard>(
  candidates: readonly Candidate<T>[],
  lastVerb: string | undefined,
): Candidate<T> | undefined {
  const isAllowed = ({ card, isChosen }: Candidate<T>) => !isChosen && card.item !== lastVerb;
  let most = -1;
  for (const one of candidates) if (isAllowed(one)) most = Math.max(most, one.score);
  if (most < 0) {
    // Nothing is left, or only forms of the verb that came last.
    return lastVerb === undefined ? undefined : nextOf(candidates, undefined);
  }
  let best: Candidate<T> | undefined;
  for (const one of candidates) {
    if (one.score < most * EQUAL || !isAllowed(one)) continue;
    const isBetter =
      best === undefined ||
      one.rank < best.rank ||
      (one.rank === best.rank && one.score > best.score);
    if (isBetter) best = one;
  }
  return best;
}

/** The order among equal scores: due cards, then forms never asked, then the form that was asked longest ago. */
function rankOf(card: Card | undefined, now: Instant): number {
  if (card === undefined) return -1;
  return isDue(card, now) ? -2 : Date.parse(card.lastAttempt) / DAY_MS;
}

function needOf(knowledge: Knowledge, skill: Skill, { now, day }: RuleSettings): number {
  const state = stateOf(knowledge, skill);
  if (state === undefined) return NEED_OF_NEW;
  if (state.day >= day) return state.isRight ? 0 : NEED_TODAY;
  const days = Math.max(0, Date.parse(now) - state.at * 1000) / DAY_MS;
  return Math.min(1, days / DAYS_TO_FULL_NEED) * (state.isRight ? 1 : AFTER_ERROR);
}

/** How useful each skill is: the root of the summed weights of the practised forms that have it. */
function usefulnessOf(cards: readonly RuleCard[]): ReadonlyMap<Skill, number> {
  const sums = new Map<Skill, number>();
  for (const { skills, weight } of cards) {
    for (const skill of skills) sums.set(skill, (sums.get(skill) ?? 0) + weight);
  }
  return new Map([...sums].map(([skill, sum]) => [skill, Math.sqrt(sum)]));
}

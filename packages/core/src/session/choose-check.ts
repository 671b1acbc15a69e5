import { type Day, dayIn } from "../calendar.ts";
import { isConjugationFamily } from "../families.ts";
import { kindOf } from "../knowledge/skill.ts";
import { type SkilledCard, skillsAndVerb } from "../knowledge/skilled-card.ts";
import { cardKey } from "../progress/card.ts";
import type { FamiliesWithCards } from "./order-review.ts";
import { randomFrom, shuffle } from "./order-session.ts";

/** So many right forms show that a learner knows a skill. */
export const CHECK_FORMS = 3;

type Settings = {
  /** The name of a skill. */
  skill: string;
  progress: FamiliesWithCards;
  /** The learner's day, and the time zone that it is in. */
  day: Day;
  timeZone: string;
  seed: number;
};

/**
 * The forms that check whether a learner knows a skill: at most three, each of another verb where possible. Forms that were
 * asked today come last. A skill other than a reason for a choice is checked by verb forms rather than by sentences in which
 * something else is chosen, too.
 *
 * @returns empty if no form needs the skill
 */
export function chooseCheck(
  cards: readonly SkilledCard[],
  { skill, progress, day, timeZone, seed }: Settings,
): SkilledCard[] {
  const asking = cards.filter((card) => skillsAndVerb(card).some((one) => one === skill));
  const isAskedToday = (card: SkilledCard) => {
    const seen = progress[card.family].cards[cardKey(card)];
    return seen !== undefined && dayIn(seen.lastAttempt, timeZone) >= day;
  };
  const placeOf = (card: SkilledCard) =>
    2 * Number(isAskedToday(card)) + Number(hasOtherChoice(card));
  const inOrder = shuffle(asking, randomFrom(seed)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const firstOfVerbs = inOrder.filter(
    (card, place) => inOrder.findIndex((other) => verbOf(other) === verbOf(card)) === place,
  );
  const others = inOrder.filter((card) => !firstOfVerbs.includes(card));
  return [...firstOfVerbs, ...others].slice(0, CHECK_FORMS);

  function hasOtherChoice({ family, skills }: SkilledCard): boolean {
    const isKey = skills.some((one) => one === skill && kindOf(one) === "key");
    return !isKey && !isConjugationFamily(family);
  }
}

/** *Tener* and *no tener* are one verb. A sentence without a form stands for itself. */
const verbOf = ({ cell, item }: SkilledCard) => cell?.verb ?? item;

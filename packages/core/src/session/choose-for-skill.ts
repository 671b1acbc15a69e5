import type { Instant } from "../calendar.ts";
import { type SkilledCard, skillsAndVerb } from "../knowledge/skilled-card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { mixed } from "./mix-forms.ts";
import { orderSession } from "./order-session.ts";

type Settings = {
  /** The name of a skill. */
  skill: string;
  cards: ExerciseProgress["cards"];
  now: Instant;
  seed: number;
};

/**
 * A session on one skill: forms that need it, mixed with one third of other forms, so that the learner has to see which
 * forms need it.
 *
 * @param ofFamily the cards of one family
 * @returns empty if no form of the family needs the skill
 */
export function chooseForSkill(
  ofFamily: readonly SkilledCard[],
  { skill, cards, now, seed }: Settings,
): SkilledCard[] {
  const isFocused = (card: SkilledCard) => skillsAndVerb(card).some((one) => one === skill);
  const order = (list: readonly SkilledCard[]) => orderSession(list, cards, now, seed);
  const focused = order(ofFamily.filter(isFocused));
  return mixed(focused, order(ofFamily.filter((card) => !isFocused(card))), seed);
}

import type { Instant } from "../calendar.ts";
import type { DiagnosisCode } from "../causes.ts";
import { canCause } from "../diagnosis/can-cause.ts";
import { isConjugationFamily } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type CardIdentity, cardKey } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { mixed } from "./mix-forms.ts";
import { orderSession } from "./order-session.ts";

type Confusion = {
  cause: DiagnosisCode;
  /** The cards that the learner got wrong with this cause, latest first. Empty if these cards are unknown. */
  mistaken: readonly CardIdentity[];
  cards: ExerciseProgress["cards"];
  now: Instant;
  seed: number;
};

/**
 * A session against one cause of mistakes: forms in which the cause can occur, mixed with one third of other forms. The
 * forms that the learner got wrong come first. If the cause can occur everywhere, the session takes all forms of the
 * verbs that the learner got wrong, or all sentences with the same choice.
 *
 * @param exercises one sentence for each card of a family
 * @returns empty if the cause cannot occur
 */
export function chooseConfusions<T extends FamilyCard>(
  exercises: readonly T[],
  { cause, mistaken, cards, now, seed }: Confusion,
): T[] {
  const places = new Map(mistaken.map((card, place) => [cardKey(card), place]));
  const placeOf = (exercise: T) => places.get(cardKey(exercise)) ?? mistaken.length;
  const isFocused = focusOn(exercises, cause, mistaken);
  const order = (list: readonly T[]) => orderSession(list, cards, now, seed);
  const focused = order(exercises.filter(isFocused)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = order(exercises.filter((exercise) => !isFocused(exercise)));
  return mixed(focused, others, seed);
}

function focusOn<T extends FamilyCard>(
  exercises: readonly T[],
  cause: DiagnosisCode,
  mistaken: readonly CardIdentity[],
): (exercise: T) => boolean {
  const wrong = new Set(mistaken.map(cardKey));
  const likely = new Set(
    exercises.filter((exercise) => wrong.has(cardKey(exercise)) || canCause(cause, exercise)),
  );
  if (likely.size < exercises.length || mistaken.length === 0) {
    return (exercise) => likely.has(exercise);
  }
  const topics = new Set(exercises.filter((one) => wrong.has(cardKey(one))).map(topicOf));
  return (exercise) => topics.has(topicOf(exercise));
}

/** What a learner practises after a mistake: a verb, or a choice of a fill-in family. */
const topicOf = ({ family, item, context }: FamilyCard) =>
  isConjugationFamily(family) ? item : context;

import { verbsIn } from "@verbena/core/classes/assignment";
import type { MissedCard } from "@verbena/core/classes/confusions";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import { type Family, isConjugationFamily, isFamily } from "@verbena/core/families";
import {
  type CardSource,
  isOfSource,
  readAsked,
  type SourceSearch,
} from "@verbena/core/practice-sheet/card-source";
import { type FamilyCard, familyCardKey } from "@verbena/core/progress/card";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import { orderPractice } from "@verbena/core/session/order-practice";
import type { PracticeChoice } from "@verbena/core/session/practice-choice";
import type { Person } from "@verbena/spanish";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** What a teacher shows on the board. */
export type BoardChoice = {
  family: Family;
  /** Only the verbs of the learner's selection with this id. Undefined for all verbs. */
  packageId: string | undefined;
  /** Only these verbs, as typed. Undefined for all verbs. */
  verbs: string | undefined;
  persons: readonly Person[];
};

/** What the board shows, in the search parameters of the address. */
export type BoardSearch = SourceSearch & {
  /** Only the verbs of the learner's selection with this id. */
  package?: string | undefined;
  /** The order of the sentences. */
  seed?: string | undefined;
  /** The number of the shown sentence, from 1. */
  number?: string | undefined;
};

/**
 * The choice in an address. Leaves out unknown words.
 *
 * @param usual what to choose if the address does not say it
 */
export function choiceOf(
  search: BoardSearch,
  usual: { family: Family } & Pick<PracticeChoice, "persons" | "region">,
): BoardChoice {
  const { family, package: packageId, verbs } = search;
  return {
    family: family !== undefined && isFamily(family) ? family : usual.family,
    packageId,
    verbs: packageId === undefined ? verbs?.replaceAll(",", ", ") : undefined,
    persons: readAsked(search, usual).persons,
  };
}

/** The search parameters of a choice. Families of words have neither verbs nor persons to choose. */
export function searchOf(choice: BoardChoice): BoardSearch {
  const { family, packageId, verbs, persons: chosen } = choice;
  if (!isConjugationFamily(family)) return { family };
  const list = verbs === undefined ? undefined : verbsIn(verbs).join(",");
  return { family, package: packageId, verbs: list || undefined, persons: chosen.join(",") };
}

/** The verb of an item. The negative imperative has items of its own, such as *no hablar*. */
const verbOf = (item: string) => item.replace(/^no /, "");

/** The words of a typed list for which there are no sentences. */
export function wordsWithoutSentence(
  text: string,
  exercises: readonly PracticeExercise[],
): string[] {
  const verbs = new Set(exercises.map(({ item }) => verbOf(item)));
  return verbsIn(text).filter((word) => !verbs.has(word));
}

/**
 * The cards of a choice.
 *
 * @param verbsOfPackage the verbs of the chosen selection
 */
export function sourceOf(
  { family, verbs }: BoardChoice,
  verbsOfPackage: readonly string[] | undefined,
): CardSource {
  if (verbsOfPackage !== undefined) return selectionSource(family, verbsOfPackage);
  return verbs !== undefined && isConjugationFamily(family)
    ? { kind: "verbs", verbs: verbsIn(verbs), families: [family] }
    : { kind: "family", family };
}

/** The cards of a selection of verbs. */
export function selectionSource(family: Family, verbs: readonly string[]): CardSource {
  const items = new Map(verbs.map((verb) => [verb, []]));
  return { kind: "list", lists: [{ family, items }] };
}

/** The sentences of a source: the first one of each form. */
export function sentencesOf(
  exercises: readonly PracticeExercise[],
  source: CardSource,
  asked: Pick<PracticeChoice, "persons" | "region">,
): PracticeExercise[] {
  return exercises.filter(
    (one) => (one.number ?? 1) === 1 && isOfSource(source, one, asked, needsSkill),
  );
}

/** What the class wrote in place of the form of a card. */
export function wrongAnswersTo(card: FamilyCard, wrongAnswers: readonly MissedCard[]) {
  const key = familyCardKey(card);
  return wrongAnswers.find((one) => familyCardKey(one) === key)?.given ?? [];
}

/**
 * Sentences in the order of a seed, those with a wrong answer of the class first. Where possible, no verb comes twice in
 * a row. Nothing that a learner has answered changes the order.
 */
export function shuffled(
  sentences: readonly PracticeExercise[],
  seed: number,
  wrongAnswers: readonly MissedCard[] = [],
): PracticeExercise[] {
  const now = new Date(0).toISOString();
  const settings = { failedOnly: false, now, seed, roundLength: sentences.length };
  const { ordered } = orderPractice(sentences, noProgress.cards, settings);
  const missed = new Set(
    wrongAnswers.filter(({ given }) => given.length > 0).map((card) => familyCardKey(card)),
  );
  const isMissed = (one: PracticeExercise) => missed.has(familyCardKey(one));
  return [...ordered.filter(isMissed), ...ordered.filter((one) => !isMissed(one))];
}

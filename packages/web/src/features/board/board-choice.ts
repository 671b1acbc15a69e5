import type { WrongAnswer } from "@verbena/core/classes/confusions";
import { type Family, isConjugationFamily, isFamily } from "@verbena/core/families";
import type { Region } from "@verbena/core/languages";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import { orderPractice, selectSentences } from "@verbena/core/session/order-practice";
import { isPerson, type Person, persons } from "@verbena/spanish";
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

/** A choice in the search parameters of the address. Commas separate verbs and persons. */
export type BoardSearch = {
  family?: string | undefined;
  package?: string | undefined;
  verbs?: string | undefined;
  persons?: string | undefined;
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
  usual: { family: Family; persons: readonly Person[] },
): BoardChoice {
  const chosen = search.persons?.split(",").filter(isPerson) ?? [];
  return {
    family: search.family !== undefined && isFamily(search.family) ? search.family : usual.family,
    packageId: search.package,
    verbs: search.package === undefined ? search.verbs?.replaceAll(",", ", ") : undefined,
    persons: chosen.length > 0 ? persons.filter((one) => chosen.includes(one)) : usual.persons,
  };
}

/** The search parameters of a choice. Families of words have neither verbs nor persons to choose. */
export function searchOf(choice: BoardChoice): BoardSearch {
  const { family, packageId, verbs, persons: chosen } = choice;
  if (!isConjugationFamily(family)) return { family };
  const list = verbs === undefined ? undefined : wordsIn(verbs).join(",");
  return { family, package: packageId, verbs: list || undefined, persons: chosen.join(",") };
}

/** The words of a typed list: *tener, ir*. */
const wordsIn = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** The verb of an item. The negative imperative has items of its own, such as *no hablar*. */
const verbOf = (item: string) => item.replace(/^no /, "");

/** The words of a typed list for which there are no sentences. */
export function wordsWithoutSentence(
  text: string,
  exercises: readonly PracticeExercise[],
): string[] {
  const verbs = new Set(exercises.map(({ item }) => verbOf(item)));
  return [...new Set(wordsIn(text))].filter((word) => !verbs.has(word));
}

/**
 * The sentences of a choice: one for each form.
 *
 * @param verbsOfPackage the verbs of the chosen selection
 */
export function sentencesOf(
  exercises: readonly PracticeExercise[],
  { family, verbs, persons: chosen }: BoardChoice,
  verbsOfPackage: readonly string[] | undefined,
  region: Region,
): PracticeExercise[] {
  const typed = verbs === undefined || !isConjugationFamily(family) ? undefined : wordsIn(verbs);
  const selection = { failedOnly: false, items: verbsOfPackage, persons: chosen, region };
  return selectSentences(exercises, noProgress, selection).filter(
    ({ item }) => typed === undefined || typed.includes(verbOf(item)),
  );
}

/** The wrong answers to a sentence. */
export const wrongAnswersTo = (
  { answer }: Pick<PracticeExercise, "answer">,
  wrongAnswers: readonly WrongAnswer[],
) => wrongAnswers.filter(({ expected }) => expected === answer).map(({ given }) => given);

/**
 * Sentences in the order of a seed, those with a wrong answer of the class first. Where possible, no verb comes twice in
 * a row. Nothing that a learner has answered changes the order.
 */
export function shuffled(
  sentences: readonly PracticeExercise[],
  seed: number,
  wrongAnswers: readonly WrongAnswer[] = [],
): PracticeExercise[] {
  const now = new Date(0).toISOString();
  const settings = { failedOnly: false, now, seed, roundLength: sentences.length };
  const { ordered } = orderPractice(sentences, noProgress.cards, settings);
  const isWrong = (one: PracticeExercise) => wrongAnswersTo(one, wrongAnswers).length > 0;
  return [...ordered.filter(isWrong), ...ordered.filter((one) => !isWrong(one))];
}

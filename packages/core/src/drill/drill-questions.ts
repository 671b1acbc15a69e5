import {
  formOf,
  type Infinitive,
  type Irregularity,
  moodOf,
  type Person,
  type TableTense,
} from "@verbena/spanish";
import { randomFrom, shuffle, spread } from "../session/order-session.ts";
import { hasKind } from "./choose-verbs.ts";

/** What a learner practises freely. */
export type DrillChoice = {
  verbs: readonly Infinitive[];
  tenses: readonly TableTense[];
  /** The persons to ask. Ignored in a non-finite tense. */
  persons: readonly Person[];
  /** Asks only the tenses in which a verb has one of these irregularities. Empty for all tenses. */
  kinds: readonly Irregularity[];
};

/** A form to type. */
export type DrillQuestion = {
  verb: Infinitive;
  tense: TableTense;
  /** null in a non-finite tense. */
  person: Person | null;
  /** The usual form, then other accepted ones. */
  accepted: readonly [string, ...string[]];
};

/** If more verbs match, practice takes a random sample: *hablar* is the model of hundreds. */
export const VERBS_MAX = 100;

/**
 * Every existing form of a choice, in random order.
 *
 * @param seed the same seed gives the same order
 */
export function drillQuestions(choice: DrillChoice, seed: number): DrillQuestion[] {
  const random = randomFrom(seed);
  const { verbs, tenses, persons, kinds } = choice;
  const sample = verbs.length > VERBS_MAX ? shuffle(verbs, random).slice(0, VERBS_MAX) : verbs;
  const questions = sample.flatMap((verb) =>
    tenses
      .filter((tense) => kinds.length === 0 || hasKind(verb, tense, kinds))
      .flatMap((tense) => questionsIn(verb, tense, persons)),
  );
  return shuffle(questions, random);
}

/**
 * One round of questions. Where possible, no verb comes twice in a row. A round continues where the round before it
 * ended. After the last question, all questions come again in another order.
 *
 * @param round the number of the round, from 1
 */
export function roundOf(
  questions: readonly DrillQuestion[],
  round: number,
  length: number,
): DrillQuestion[] {
  const rounds = Math.max(1, Math.ceil(questions.length / length));
  const start = ((round - 1) % rounds) * length;
  const lap = Math.floor((round - 1) / rounds);
  const ordered = lap === 0 ? questions : shuffle(questions, randomFrom(lap));
  const chosen = ordered.slice(start, start + length);
  const elements = chosen.map((question) => ({ item: question.verb.infinitive, question }));
  return spread([elements]).map(({ question }) => question);
}

function questionsIn(
  verb: Infinitive,
  tense: TableTense,
  persons: readonly Person[],
): DrillQuestion[] {
  return (isWithoutPerson(tense) ? [null] : persons).flatMap((person) => {
    const form = formOf(verb, tense, person);
    return form ? [{ verb, tense, person, accepted: [form.form, ...form.variants] as const }] : [];
  });
}

/** Whether a tense has a single form. */
export const isWithoutPerson = (tense: TableTense): boolean => moodOf[tense] === "non-finite";

import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type ConjugationFamily,
  type ExplanationKey,
  type Family,
  type FillInFamily,
  familyOfTense,
  isConjugationFamily,
  isVerbGiven,
} from "@verbena/core/families";
import type { Language, TranslationLanguage } from "@verbena/core/languages";
import type { ListPlaces } from "@verbena/core/session/order-review";
import type { ShownConjugation, ShownFillIn } from "@verbena/server/client";
import type { OtherAnswers, Person, TableTense } from "@verbena/spanish";
import { api, readBody } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { takeFromStart } from "#lib/start.ts";

type PracticeBase = {
  family: Family;
  /** A verb, or the id of a fill-in sentence. Item and context together identify the card. */
  item: string;
  context: string;
  /**
   * Place among the sentences of the card, from 1. Missing for fill-in sentences, because their cards have only one.
   */
  number?: number;
  sentence: string;
  answer: string;
  translations: Record<TranslationLanguage, string>;
  /** Missing in the sentence that comes with the page's document. */
  places?: ListPlaces;
};

/** A verb form to type. */
export type AskedForm<AskedTense extends TableTense = TableTense> = {
  verb: string;
  tense: AskedTense;
  /** null in a non-finite tense. */
  person: Person | null;
  answer: string;
  sentence: string;
  /** Words of the sentence that decide the tense; null if its meaning does. */
  timeMarker: string | null;
  /** Words of the sentence that decide the person; null if its meaning does. */
  subject: string | null;
  /** Whether the form is asked without a sentence. */
  alone?: true;
} & OtherAnswers;

/** A sentence whose blank is a verb form. */
export type FormExercise = PracticeBase &
  AskedForm & {
    kind: "conjugation";
    family: ConjugationFamily;
    person: Person;
    irregular: boolean;
  };

/** A form that free practice asks for, with a pronoun in place of a sentence. */
export type DrillExercise = AskedForm & {
  kind: "drill";
  /** The infinitive. Item and context together identify the form. */
  item: string;
  /** Tense and person. */
  context: string;
  /** The name of the tense, in Spanish. */
  tenseName: string;
  /** Whether each form of the tense has several words: *he hablado*, *me levanto*, *no hables*. */
  hasSeveralWords: boolean;
  alone: true;
};

/** Every kind of question that the exercise screen can show. */
export type ShownExercise = PracticeExercise | DrillExercise;

type FillInBase = PracticeBase & {
  family: FillInFamily;
  /** Words of the sentence that ask for the answer. */
  complement: string | null;
  /** The verb of the sentence, if its tense also decides the answer. */
  verbMarker: string | null;
  instruction: string | null;
  explanationKey: ExplanationKey | null;
  explanation: Record<Language, string> | null;
  note: Record<Language, string> | null;
};

/** A sentence whose blank is one of a few words. */
export type WordExercise = FillInBase & { kind: "fill-in" };

/** A sentence whose blank is a verb form. The learner chooses its tense, or its verb. */
export type ChosenFormExercise = FillInBase &
  AskedForm & { kind: "chosen-form"; person: Person; timeMarker: null };

export type PracticeExercise = FormExercise | WordExercise | ChosenFormExercise;

/**
 * Loads the sentences of a family, once per visit, because they change only with the content. The page brings one
 * sentence of each card with it; the others come a moment later.
 */
export function useExercises(family: Family, { enabled = true } = {}) {
  return useQuery({ ...exercisesQuery(family), enabled });
}

export function exercisesQuery(family: Family) {
  return queryOptions({
    queryKey: ["exercises", family],
    queryFn: cachedFirst(
      `exercises ${family}`,
      () => loadExercises(family),
      () => firstExercises(family),
    ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The id of a sentence: `family/item/person`, followed by a number from the second sentence on. Fill-in sentences have
 * an id of their own.
 */
export function exerciseIdOf(exercise: PracticeExercise): string {
  if (exercise.kind !== "conjugation") return exercise.item;
  const { family, item, person, number = 1 } = exercise;
  const name = item.replaceAll(" ", "-");
  return [family, name, person, ...(number > 1 ? [number] : [])].join("/");
}

/** The family whose guide explains the answer; undefined if no guide does. */
export function guideOf(exercise: ShownExercise): Family | undefined {
  return exercise.kind === "drill" ? familyOfTense(exercise.tense) : exercise.family;
}

/**
 * Returns a function that labels an item: a verb by its infinitive, a fill-in exercise by its sentence, with its verb
 * if the learner sees it.
 */
export function useItemLabel(family: Family): (item: string) => string {
  const isVerb = isConjugationFamily(family);
  const { data: exercises } = useQuery({ ...exercisesQuery(family), enabled: !isVerb });
  if (isVerb) return (item) => item;
  return (item) => {
    const exercise = exercises?.find((candidate) => candidate.item === item);
    if (exercise === undefined) return "…";
    const isGiven = exercise.kind === "chosen-form" && isVerbGiven(family);
    return exercise.sentence.replace(/_+/, isGiven ? `… (${exercise.verb})` : "…");
  };
}

/** The sentences that came with the page. Undefined if they belong to another family. */
async function firstExercises(key: Family): Promise<PracticeExercise[] | undefined> {
  const first = await takeFromStart("exercises");
  const ofFamily = first?.filter((one) => one.family === key) ?? [];
  return ofFamily.length > 0 ? ofFamily.map(toPractice) : undefined;
}

async function loadExercises(key: Family): Promise<PracticeExercise[]> {
  if (!isConjugationFamily(key)) {
    const call = api.exercises["fill-in"].$get({ query: { family: key } });
    return (await readBody(call)).exercises.map(toPractice);
  }
  const call = api.exercises.conjugation.$get({ query: { family: key } });
  return (await readBody(call)).exercises.map(toPractice);
}

export function toPractice(stored: ShownConjugation | ShownFillIn): PracticeExercise {
  if ("item" in stored) {
    const { correctAnswer, isIrregular, ...rest } = stored;
    return {
      ...rest,
      kind: "conjugation",
      context: rest.person,
      answer: correctAnswer,
      irregular: isIrregular,
    };
  }
  const { id: item, correctAnswer: answer, infinitive: verb, person, tense, ...rest } = stored;
  const fillIn = { ...rest, item, answer };
  if (verb === null || person === null || tense === null) return { ...fillIn, kind: "fill-in" };
  return { ...fillIn, kind: "chosen-form", verb, person, tense, timeMarker: null };
}

/** The inverse of `toPractice`. */
export function fromPractice(exercise: PracticeExercise): ShownConjugation | ShownFillIn {
  if (exercise.kind === "conjugation") {
    const { kind: _, context, answer, irregular, number = 1, places = {}, ...rest } = exercise;
    const id = exerciseIdOf(exercise);
    return { ...rest, id, number, places, correctAnswer: answer, isIrregular: irregular };
  }
  const { kind, item: id, answer, number: _, places = {}, ...rest } = exercise;
  const noForm = { infinitive: null, person: null, tense: null, subject: null };
  const form = exercise.kind === "chosen-form" && { ...exercise, infinitive: exercise.verb };
  const { infinitive, person, tense, subject } = form || noForm;
  return { ...rest, id, places, correctAnswer: answer, infinitive, person, tense, subject };
}

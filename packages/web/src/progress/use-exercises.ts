import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type ConjugationKey,
  type ExerciseKey,
  type ExplanationKey,
  type FillInKey,
  type FillInWord,
  isConjugationKey,
  type Language,
  type Person,
  type TranslationLanguage,
} from "@verbena/core/vocabulary";
import { answerOf, api } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";

type PracticeBase = {
  exerciseKey: ExerciseKey;
  /** Verb or fill-in exercise id: with the context, the card's identity. */
  item: string;
  context: string;
  sentence: string;
  answer: string;
  translations: Record<TranslationLanguage, string>;
};

/** A sentence whose blank takes a form of a verb. */
export type FormExercise = PracticeBase & {
  kind: "conjugation";
  exerciseKey: ConjugationKey;
  verb: string;
  person: Person;
  irregular: boolean;
  /** Words of the sentence that settle the tense; null where its sense does. */
  timeMarker: string | null;
  /** Words of the sentence that settle the person; null where its sense does. */
  subject: string | null;
};

/** A sentence whose blank takes one of a few words. */
export type WordExercise = PracticeBase & {
  kind: "fill-in";
  exerciseKey: FillInKey;
  answer: FillInWord;
  /** Words of the sentence that ask for the answer. */
  complement: string | null;
  /** The verb of the sentence, where its tense decides too; missing in what older versions kept. */
  verbMarker?: string | null;
  instruction: string | null;
  explanationKey: ExplanationKey | null;
  explanation: Record<Language, string> | null;
  note: Record<Language, string> | null;
};

/** A sentence to practise, whatever its family. */
export type PracticeExercise = FormExercise | WordExercise;

/** All sentences of a family. They change only with the content, so one load serves a visit. */
export function useExercises(exerciseKey: ExerciseKey) {
  return useQuery(exercisesQuery(exerciseKey));
}

/** The call behind {@link useExercises}. */
export function exercisesQuery(exerciseKey: ExerciseKey) {
  return queryOptions({
    queryKey: ["exercises", exerciseKey],
    queryFn: cachedFirst(`exercises ${exerciseKey}`, () => loadExercises(exerciseKey)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function loadExercises(key: ExerciseKey): Promise<PracticeExercise[]> {
  if (!isConjugationKey(key)) {
    const { exercises } = await answerOf(api.exercises["fill-in"].$get({ query: { type: key } }));
    return exercises.map((exercise) => ({
      kind: "fill-in",
      exerciseKey: key,
      item: exercise.id,
      context: exercise.correctAnswer,
      sentence: exercise.sentence,
      answer: exercise.correctAnswer,
      translations: exercise.translations,
      complement: exercise.complement,
      verbMarker: exercise.verbMarker,
      instruction: exercise.instruction,
      explanationKey: exercise.explanationKey,
      explanation: exercise.explanation,
      note: exercise.note,
    }));
  }
  const { exercises } = await answerOf(api.exercises.conjugation.$get({ query: { tense: key } }));
  return exercises.map((exercise) => ({
    kind: "conjugation",
    exerciseKey: key,
    item: exercise.verb,
    context: exercise.person,
    sentence: exercise.sentence,
    answer: exercise.correctAnswer,
    translations: exercise.translations,
    verb: exercise.verb,
    person: exercise.person,
    irregular: exercise.isIrregular,
    timeMarker: exercise.timeMarker,
    subject: exercise.subject,
  }));
}

import { type APIRequestContext, expect } from "@playwright/test";

/** A sentence as the server has it, with what only it knows. */
export type Exercise = {
  item: string;
  context: string;
  sentence: string;
  answer: string;
  translation: string;
  /** Why a fill-in takes its word. */
  explanation: string | null;
};

type ServedExercise = {
  id: string;
  verb: string;
  person: string;
  sentence: string;
  correctAnswer: string;
  translations: { fr: string };
  explanation?: { fr: string } | null;
};

/** Every sentence of a family. */
export async function exercisesOf(
  request: APIRequestContext,
  exerciseKey: string,
): Promise<Exercise[]> {
  const isFillIn = exerciseKey === "desde-hace";
  const query = isFillIn ? `fill-in?type=${exerciseKey}` : `conjugation?tense=${exerciseKey}`;
  const response = await request.get(`/api/exercises/${query}`);
  expect(response.status()).toBe(200);
  const { exercises }: { exercises: ServedExercise[] } = await response.json();
  return exercises.map((served) => ({
    item: isFillIn ? served.id : served.verb,
    context: isFillIn ? served.correctAnswer : served.person,
    sentence: served.sentence,
    answer: served.correctAnswer,
    translation: served.translations.fr,
    explanation: served.explanation?.fr ?? null,
  }));
}

/** The answer as somebody writes it who leaves the marks out. */
export function withoutMarks(answer: string): string {
  return answer.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

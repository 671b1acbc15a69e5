import { grade, isCorrect, withoutNeedlessNo } from "@verbena/core/grading/grade";
import type { Turn } from "@verbena/core/session/turns";
import type { Region, Verdict } from "@verbena/core/vocabulary";
import type { ShownExercise } from "#progress/use-exercises.ts";

export type PracticeTurn = Turn<ShownExercise>;

/**
 * The exercise with the accepted form that was typed as its answer: *he imprimido* for *he impreso*, and in Latin
 * America *tenés* for *tienes*.
 */
export function withTypedForm(
  exercise: ShownExercise,
  given: string,
  region: Region,
): ShownExercise {
  const text = typedText(exercise, given);
  const vos = region === "latin-america" && "vos" in exercise ? exercise.vos : undefined;
  // Without its accent, *tenes* is a missed stem change.
  if (vos !== undefined && grade(vos, text) === "correct") return { ...exercise, answer: vos };
  if (!("also" in exercise) || exercise.also === undefined) return exercise;
  const accepted = [exercise.answer, ...exercise.also];
  const typed =
    accepted.find((form) => grade(form, text) === "correct") ??
    accepted.find((form) => isCorrect(grade(form, text)));
  return { ...exercise, answer: typed ?? exercise.answer };
}

/** Grades an answer. A *no* that the sentence already has may be typed again. */
export const verdictOf = (exercise: ShownExercise, given: string): Verdict =>
  grade(exercise.answer, typedText(exercise, given));

function typedText(exercise: ShownExercise, given: string): string {
  const { kind, answer: expected } = exercise;
  return kind === "fill-in" ? given : withoutNeedlessNo({ tense: exercise.tense, expected }, given);
}

/** What a learner practises, in order. */
export type Session = {
  turns: readonly [PracticeTurn, ...PracticeTurn[]];
  /** An endless session starts again after its last turn. A string ends with a page. */
  mode: "endless" | "string";
  /** Answers to a string of flags. At its end, the result is shown. */
  stringLength: number;
  /** How many of the first turns are due. */
  due: number;
};

/** A session of given turns; null without turns. */
export function sessionOf(
  turns: readonly PracticeTurn[],
  { mode, stringLength, due = 0 }: Pick<Session, "mode" | "stringLength"> & { due?: number },
): Session | null {
  const [first, ...rest] = turns;
  if (first === undefined) return null;
  return {
    turns: [first, ...rest],
    mode,
    stringLength: Math.min(stringLength, turns.length),
    due,
  };
}

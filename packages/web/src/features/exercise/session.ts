import { grade, isCorrect } from "@verbena/core/grading/grade";
import type { Turn } from "@verbena/core/session/turns";
import type { ShownExercise } from "#progress/use-exercises.ts";

export type PracticeTurn = Turn<ShownExercise>;

/** The exercise with the accepted form that was typed as its answer: *he imprimido* for *he impreso*. */
export function withTypedForm(exercise: ShownExercise, given: string): ShownExercise {
  if (exercise.kind !== "drill") return exercise;
  const accepted = [exercise.answer, ...exercise.also];
  const typed =
    accepted.find((form) => grade(form, given) === "correct") ??
    accepted.find((form) => isCorrect(grade(form, given)));
  return { ...exercise, answer: typed ?? exercise.answer };
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

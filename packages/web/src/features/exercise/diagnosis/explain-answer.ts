import type { PracticeExercise } from "#progress/use-exercises.ts";
import { explainForm } from "./explain-form.ts";
import { explainWord } from "./explain-word.ts";
import type { Explanation } from "./explanation.ts";
import type { Speech } from "./speech.ts";

/** What happened with an answer; the engine comes with this module, so it is loaded apart. */
export function explainAnswer(
  speech: Speech,
  exercise: PracticeExercise,
  given: string,
): Explanation {
  return exercise.kind === "conjugation"
    ? explainForm(speech, exercise, given)
    : explainWord(speech, exercise, given);
}

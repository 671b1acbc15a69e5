import type { PracticeExercise } from "#progress/use-exercises.ts";

/** Which of a family's exercises a session asks. */
export type Choice =
  | { mode: "all" }
  | { mode: "failed"; failedItems: readonly string[] }
  | { mode: "package"; verbs: readonly string[] };

export function chosenExercises(
  exercises: readonly PracticeExercise[],
  choice: Choice,
): PracticeExercise[] {
  switch (choice.mode) {
    case "all":
      return [...exercises];
    case "failed":
      return exercises.filter(({ item }) => choice.failedItems.includes(item));
    case "package":
      return exercises.filter(({ item }) => choice.verbs.includes(item));
  }
}

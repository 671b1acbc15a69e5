/**
 * The name of the field for an answer. It names the sentence: what was typed for one sentence never gets into the field
 * of another.
 */
export function answerFieldName(exercise: { item: string; sentence: string }): string {
  return `answer ${exercise.item} ${exercise.sentence}`;
}

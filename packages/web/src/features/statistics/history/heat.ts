/** How much was practised on a day: nothing, little, nearly the aim, the aim, twice the aim. */
export type Heat = 0 | 1 | 2 | 3 | 4;

/**
 * The heat of a day, measured by the learner's daily aim.
 *
 * @param answers answers of the day
 * @param aim at least 1
 */
export function heatOf(answers: number, aim: number): Heat {
  if (answers === 0) return 0;
  if (answers >= 2 * aim) return 4;
  if (answers >= aim) return 3;
  return 2 * answers >= aim ? 2 : 1;
}

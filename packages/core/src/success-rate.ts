/**
 * Share of correct answers in whole per cent, rounded; 0 when nothing was attempted.
 *
 * @example successRate(2, 3) // 67
 */
export function successRate(correct: number, attempts: number): number {
  return attempts === 0 ? 0 : Math.round((100 * correct) / attempts);
}

/**
 * The value below which a share of the values lies, by nearest rank.
 *
 * @param share between 0 and 1
 * @throws Error when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("no values to take a quantile of");
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

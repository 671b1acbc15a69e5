import { isDeepStrictEqual } from "node:util";

/** Counts how often two sources of a number agree. */
export class Checks {
  readonly #counts = new Map<string, { times: number; failed: number; first: string }>();

  equal(name: string, actual: unknown, expected: unknown): void {
    const isEqual = isDeepStrictEqual(actual, expected);
    this.holds(name, isEqual, () => differenceOf(actual, expected));
  }

  holds(name: string, isTrue: boolean, describe = () => ""): void {
    const count = this.#counts.get(name) ?? { times: 0, failed: 0, first: "" };
    const first = isTrue || count.failed > 0 ? count.first : describe();
    const failed = count.failed + (isTrue ? 0 : 1);
    this.#counts.set(name, { times: count.times + 1, failed, first });
  }

  /** Of each check: its name, how often it was made, how often it failed, and its first failure. */
  results(): { name: string; times: number; failed: number; first: string }[] {
    return [...this.#counts].map(([name, count]) => ({ name, ...count }));
  }
}

/** Where two values differ first. */
function differenceOf(actual: unknown, expected: unknown, path = ""): string {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;
  if (!isObject(actual) || !isObject(expected)) {
    return `${path}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`;
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  const differing = [...keys].find((key) => !isDeepStrictEqual(actual[key], expected[key]));
  if (differing === undefined) return `${path}: the order differs`;
  return differenceOf(actual[differing], expected[differing], `${path}.${differing}`);
}

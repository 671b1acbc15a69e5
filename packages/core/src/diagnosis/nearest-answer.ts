import { differingLetters } from "../grading/differing-letters.ts";
import { comparable, withoutMarks } from "../grading/normalise.ts";

/**
 * The accepted form nearest to an answer. If several are equally near, the first one.
 *
 * @example nearestAnswer("vamonos", ["vayámonos", "vámonos"]) // "vámonos"
 */
export function nearestAnswer(given: string, accepted: readonly [string, ...string[]]): string {
  const typed = withoutMarks(comparable(given));
  const [first] = accepted;
  return accepted.reduce(
    (nearest, form) => (distance(typed, form) < distance(typed, nearest) ? form : nearest),
    first,
  );
}

function distance(typed: string, form: string): number {
  const { given, expected } = differingLetters(typed, withoutMarks(form));
  return [...given, ...expected]
    .filter((run) => run.differs)
    .reduce((sum, { text }) => sum + text.length, 0);
}

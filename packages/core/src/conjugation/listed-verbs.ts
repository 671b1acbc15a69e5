import { existenceTestOf } from "./defective-verbs.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { findFamilies } from "./find-families.ts";
import { hasStemPattern } from "./stem-patterns.ts";

/**
 * Whether the engine's own lists have a verb without -se, or the verb from which it derives. The lists
 * have all irregular verbs and those of everyday Spanish.
 */
export function isListedVerb(base: string): boolean {
  return (
    findFamilies(base).isKnown ||
    hasStemPattern(base) ||
    everydayInfinitives().has(base) ||
    existenceTestOf(base) !== null
  );
}

let everyday: ReadonlySet<string> | undefined;

/** The verbs of everyday Spanish, without -se. */
export function everydayInfinitives(): ReadonlySet<string> {
  everyday ??= infinitivesOf(everydayVerbs);
  return everyday;
}

/** Infinitives from a list that groups verbs by their ending. */
export function infinitivesOf(byEnding: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(
    Object.entries(byEnding).flatMap(([ending, stems]) =>
      stems.split(/\s+/).map((stem) => stem + ending),
    ),
  );
}

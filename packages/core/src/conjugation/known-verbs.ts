import { infinitivesOf, isListedVerb } from "./listed-verbs.ts";
import { regularVerbs } from "./regular-verbs.ts";

let regular: ReadonlySet<string> | undefined;

/**
 * Whether an infinitive without -se is a known verb. The list is larger than the engine: in the
 * browser, load this file only when somebody looks up a verb.
 */
export function isKnownVerb(base: string): boolean {
  regular ??= infinitivesOf(regularVerbs);
  return isListedVerb(base) || regular.has(base);
}

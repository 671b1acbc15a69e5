import { isListed } from "./listed.ts";
import { regularVerbs } from "./regular-verbs.ts";

let regular: ReadonlySet<string> | undefined;

/**
 * Whether an infinitive, without -se, is known to be a verb. The list is as large as the engine:
 * in the browser, import this file only when somebody asks for a verb.
 */
export function isKnownVerb(base: string): boolean {
  regular ??= new Set(
    Object.entries(regularVerbs).flatMap(([ending, beginnings]) =>
      beginnings.split(/\s+/).map((beginning) => beginning + ending),
    ),
  );
  return isListed(base) || regular.has(base);
}

import { familiesOf } from "./families-of.ts";
import { isListed } from "./stem-patterns.ts";

/** Whether the engine has a verb, without -se, or what it is derived from, in its lists. */
export function isKnown(base: string): boolean {
  return familiesOf(base).found || isListed(base);
}

import { familiesOf } from "./families-of.ts";
import { hasStemPattern } from "./stem-patterns.ts";

/** Whether the engine's lists have a verb, without -se, or the one from which it is derived. */
export function isListed(base: string): boolean {
  return familiesOf(base).found || hasStemPattern(base);
}

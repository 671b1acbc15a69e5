import { suffixFamilies, wholeFamilies } from "./families.ts";
import * as lists from "./verb-lists.ts";

/** Whether the engine has a verb, without -se, in its lists. */
export function isKnown(base: string): boolean {
  if (base in wholeFamilies) return true;
  if (Object.keys(suffixFamilies).some((root) => base.endsWith(root))) return true;
  const stem = base.slice(0, -2);
  return Object.values(lists).some((list) => list.has(stem));
}

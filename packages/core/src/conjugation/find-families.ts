import { familiesByInfinitive, familiesByRoot, type VerbFamilies } from "./irregular-verbs.ts";

type FamilyMatch = { prefix: string; families: VerbFamilies };

const noMatch: FamilyMatch = { prefix: "", families: [{}] };
let byInfinitive: ReadonlyMap<string, FamilyMatch> | undefined;

/** The irregular conjugations of a verb, and the prefix before the irregular root. */
export function findFamilies(base: string): FamilyMatch {
  byInfinitive ??= new Map(Object.entries(familiesByInfinitive).map(matchOfEntry));
  const exact = byInfinitive.get(base);
  if (exact) return exact;
  for (const root in familiesByRoot) {
    const families = familiesByRoot[root];
    if (families && base.endsWith(root)) return { prefix: base.slice(0, -root.length), families };
  }
  return noMatch;
}

function matchOfEntry([name, families]: [string, VerbFamilies]): [string, FamilyMatch] {
  const [root = "", prefix = ""] = name.split("-").reverse();
  return [prefix + root, { prefix, families }];
}

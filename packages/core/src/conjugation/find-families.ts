import {
  type Families,
  familiesByInfinitive,
  familiesByRoot,
  prefixesOfCompounds,
} from "./irregular-verbs.ts";

type FamilyMatch = {
  prefix: string;
  families: Families;
  /** Whether the verb is irregular and exists: true for *detener*, false for *blortener*. */
  isKnown: boolean;
};

const noMatch: FamilyMatch = { prefix: "", families: [{}], isKnown: false };
let byInfinitive: ReadonlyMap<string, FamilyMatch> | undefined;

/** The irregular conjugations of a verb, and the prefix before the irregular root. */
export function findFamilies(base: string): FamilyMatch {
  byInfinitive ??= new Map(Object.entries(familiesByInfinitive).map(matchOfEntry));
  const exact = byInfinitive.get(base);
  if (exact) return exact;
  for (const root in familiesByRoot) {
    const families = familiesByRoot[root];
    if (families && base.endsWith(root)) {
      const prefix = base.slice(0, -root.length);
      return { prefix, families, isKnown: prefix === "" || isPrefix(prefix) };
    }
  }
  return noMatch;
}

function matchOfEntry([name, families]: [string, Families]): [string, FamilyMatch] {
  const [root = "", prefix = ""] = name.split("-").reverse();
  return [prefix + root, { prefix, families, isKnown: true }];
}

let prefixes: ReadonlySet<string> | undefined;

function isPrefix(text: string): boolean {
  prefixes ??= new Set(prefixesOfCompounds.split(/\s+/));
  return prefixes.has(text);
}

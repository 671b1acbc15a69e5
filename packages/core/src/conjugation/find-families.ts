import {
  closedFamilies,
  type Families,
  openFamilies,
  prefixesOfCompounds,
} from "./irregular-verbs.ts";

type Member = {
  prefix: string;
  families: Families;
  /** Whether the verb exists: true for *detener*, false for *blortener*. */
  found: boolean;
};

const ordinary: Member = { prefix: "", families: [{}], found: false };
let closed: ReadonlyMap<string, Member> | undefined;

/** The irregular conjugations of a verb, and the prefix before the irregular root. */
export function findFamilies(base: string): Member {
  closed ??= new Map(Object.entries(closedFamilies).map(member));
  const whole = closed.get(base);
  if (whole) return whole;
  for (const root in openFamilies) {
    const families = openFamilies[root];
    if (families && base.endsWith(root)) {
      const prefix = base.slice(0, -root.length);
      return { prefix, families, found: prefix === "" || isPrefix(prefix) };
    }
  }
  return ordinary;
}

function member([name, families]: [string, Families]): [string, Member] {
  const [root = "", prefix = ""] = name.split("-").reverse();
  return [prefix + root, { prefix, families, found: true }];
}

let prefixes: ReadonlySet<string> | undefined;

function isPrefix(text: string): boolean {
  prefixes ??= new Set(prefixesOfCompounds.split(/\s+/));
  return prefixes.has(text);
}

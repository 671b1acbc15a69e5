import { commonVerbs } from "./common-verbs.ts";
import { everydayInfinitives, infinitivesOf } from "./listed-verbs.ts";
import { rareVerbs } from "./rare-verbs.ts";

/**
 * The verbs of the dictionaries, without -se, in three lists, the most frequent first. In the browser, load this file
 * only when somebody looks up a verb: the lists are larger than the engine.
 */
let common: ReadonlySet<string> | undefined;
let rare: ReadonlySet<string> | undefined;

/** The common verbs that are not everyday ones, without -se. */
export function commonInfinitives(): ReadonlySet<string> {
  common ??= infinitivesOf(commonVerbs);
  return common;
}

/** The other verbs of the dictionaries, without -se. */
export function rareInfinitives(): ReadonlySet<string> {
  rare ??= infinitivesOf(rareVerbs);
  return rare;
}

let lists: readonly ReadonlySet<string>[] | undefined;

/** 0 for a verb of everyday Spanish, 1 for another common verb, 2 for a rare verb, -1 for any other word. */
export function rarityOf(base: string): number {
  lists ??= [everydayInfinitives(), commonInfinitives(), rareInfinitives()];
  return lists.findIndex((list) => list.has(base));
}

/** Whether an infinitive without -se is a verb of the dictionaries. */
export function isKnownVerb(base: string): boolean {
  return rarityOf(base) >= 0;
}

/** Sorts frequent verbs first; verbs of the same frequency keep their order. */
export function frequentFirst(bases: Iterable<string>): string[] {
  return [...bases].sort((a, b) => rarityOf(a) - rarityOf(b));
}

import {
  compoundTenses,
  type Irregularity,
  irregularities,
  isCompoundTense,
  isPerson,
  isTense,
  type Person,
  persons,
  type TableTense,
  tenses,
} from "@verbena/spanish";

/** How a learner chooses the verbs: a list, a model, or irregularities. */
export const verbSources = ["verbs", "like", "kinds"] as const;
type VerbSource = (typeof verbSources)[number];

/** What a learner wants to practise, as chosen on the page. */
export type DrillPlan = {
  source: VerbSource;
  /** Infinitives as typed or pasted. */
  verbs: string;
  /** A model: verbs that are conjugated like this one. */
  like: string;
  kinds: readonly Irregularity[];
  tenses: readonly TableTense[];
  persons: readonly Person[];
};

/** A plan in the search parameters of the address. Commas separate the elements of lists. */
export type DrillSearch = {
  verbs?: string | undefined;
  like?: string | undefined;
  kinds?: string | undefined;
  tenses?: string | undefined;
  persons?: string | undefined;
};

const allTenses: readonly TableTense[] = [...tenses, ...compoundTenses];

/**
 * The plan in an address. Leaves out unknown words.
 *
 * @param usualPersons the persons to choose if the address has none
 */
export function planOf(search: DrillSearch, usualPersons: readonly Person[] = persons): DrillPlan {
  const { verbs = "", like = "", kinds } = search;
  const chosenPersons = wordsOf(search.persons).filter(isPerson);
  const chosenTenses = wordsOf(search.tenses).filter(isTableTense);
  return {
    source: kinds === undefined ? (like === "" ? "verbs" : "like") : "kinds",
    verbs: verbs.replaceAll(",", ", "),
    like,
    kinds: inOrder(irregularities, wordsOf(kinds)),
    tenses:
      search.tenses === undefined ? ["presente-indicativo"] : inOrder(allTenses, chosenTenses),
    persons: search.persons === undefined ? usualPersons : inOrder(persons, chosenPersons),
  };
}

/** The search parameters of a plan. They contain only the verbs of the chosen source. */
export function searchOf({
  source,
  verbs,
  like,
  kinds,
  tenses,
  persons: chosen,
}: DrillPlan): DrillSearch {
  const verbSearch = {
    verbs: { verbs: listedWords(verbs).join(",") },
    like: { like: modelIn(like) },
    kinds: { kinds: kinds.join(",") },
  } as const satisfies Record<VerbSource, DrillSearch>;
  return { ...verbSearch[source], tenses: tenses.join(","), persons: chosen.join(",") };
}

const WORD = /[\p{L}\p{M}]+/gu;

/** Lists with more characters are cut, because every word is looked up and the list must fit into an address. */
const LIST_LENGTH_MAX = 1500;

/** In lists of vocabulary, *levantar(se)* stands for *levantar* and *levantarse*. */
const withBothVerbs = (text: string) => text.replace(/(\p{L}+r)\s?\(se\)/giu, "$1, $1se");

/** The words of a typed or pasted list, up to the longest list. */
export function listedWords(text: string): string[] {
  const words = withBothVerbs(text.normalize("NFC")).toLowerCase().match(WORD) ?? [];
  let length = 0;
  const tooMany = words.findIndex((word) => {
    length += word.length;
    return length > LIST_LENGTH_MAX;
  });
  return tooMany === -1 ? words : words.slice(0, tooMany);
}

/** The first word of a text. */
export const modelIn = (text: string): string => listedWords(text)[0] ?? "";

/** The number of words in a list. Includes words that are cut. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Replaces every occurrence of a word in a list. */
export function replaceWord(text: string, word: string, by: string): string {
  return withBothVerbs(text.normalize("NFC")).replace(WORD, (listed) =>
    listed.toLowerCase() === word ? by : listed,
  );
}

const wordsOf = (list = "") => list.split(",");

const isTableTense = (word: string): word is TableTense => isTense(word) || isCompoundTense(word);

/** The elements of a list that are chosen, in the order of the list. */
function inOrder<T extends string>(list: readonly T[], chosen: readonly string[]): T[] {
  return list.filter((element) => chosen.includes(element));
}

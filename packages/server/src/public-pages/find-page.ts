import type { Language } from "@verbena/core/languages";
import { readInfinitive, type TableTense } from "@verbena/spanish";
import {
  type FoundVerb,
  isKnownVerb,
  type NoInfinitive,
  searchInfinitive,
} from "@verbena/spanish/verbs";
import { type Address, pathOf } from "./addresses.ts";
import type { PublicContent, VerbSearch } from "./public-page.ts";
import type { PublicVerbs } from "./public-verbs.ts";

export type Page = {
  status: 200 | 404;
  content: PublicContent;
  /** Whether search engines may list the page, if the operator lets them. */
  isListed: boolean;
};

export type Redirect = { status: 301 | 302; location: string };

/** A search of the dictionaries. It can take 20 ms. */
export type Search = { search: () => Page | Redirect };

/** Nothing longer is a form of a verb. */
const TEXT_MAX_LENGTH = 60;

/**
 * Finds the page at an address.
 *
 * @param text what a visitor looks for in the list of verbs
 */
export function findPage(
  { language, place, path }: Address,
  text: string,
  verbs: PublicVerbs,
): Page | Redirect | Search {
  switch (place.kind) {
    case "landing":
      return { status: 301, location: path };
    case "guides":
      return { status: 200, content: { kind: "guides" }, isListed: true };
    case "guide":
      return { status: 200, content: place, isListed: true };
    case "try":
      return { status: 200, content: { kind: "try" }, isListed: false };
    case "unknown":
    case "exercise":
      return notFound(null);
    case "word":
      return findVerb(language, place.word, verbs);
    case "verbs":
      return text === "" ? listOfVerbs(null) : lookUp(language, text);
  }
}

const listOfVerbs = (search: VerbSearch | null): Page => ({
  status: 200,
  content: { kind: "verbs", search },
  isListed: search === null,
});

const notFound = (search: VerbSearch | null): Page => ({
  status: 404,
  content: { kind: "not-found", search },
  isListed: false,
});

const verbLocation = (language: Language, infinitive: string) =>
  pathOf(language, "verbs", infinitive);

/** The page of a verb. A word that is no verb gets a page with verbs that may be meant. */
function findVerb(language: Language, word: string, verbs: PublicVerbs): Page | Redirect | Search {
  const infinitive = knownInfinitive(word);
  if (infinitive === word) return verbPage(language, word, verbs);
  if (infinitive !== null) return { status: 301, location: verbLocation(language, infinitive) };
  return {
    search: () => {
      const found = searchInfinitive(word);
      const restored = restoredVerb(found);
      if (restored === null) return notFound(verbSearch(word, found));
      return { status: 301, location: verbLocation(language, restored) };
    },
  };
}

function verbPage(language: Language, infinitive: string, verbs: PublicVerbs): Page {
  const isOwnPage = !infinitive.endsWith("se") || verbs.isOwnVerb(infinitive);
  const canonical = isOwnPage ? infinitive : infinitive.slice(0, -"se".length);
  const sentences = verbs.sentencesOf(infinitive, language);
  return {
    status: 200,
    content: { kind: "verb", infinitive, canonical, sentences },
    isListed: verbs.isDescribed(infinitive),
  };
}

/** Leads to the verb that a text names or has a form of. Otherwise shows the verbs that may be meant. */
function lookUp(language: Language, text: string): Page | Redirect | Search {
  if (text.length > TEXT_MAX_LENGTH) {
    const beginning = `${text.slice(0, TEXT_MAX_LENGTH)}…`;
    return listOfVerbs({ text: beginning.toWellFormed(), forms: [], suggestions: [] });
  }
  const infinitive = knownInfinitive(text);
  if (infinitive !== null) return { status: 302, location: verbLocation(language, infinitive) };
  return {
    search: () => {
      const found = searchInfinitive(text);
      const restored = restoredVerb(found);
      if (restored !== null) return { status: 302, location: verbLocation(language, restored) };
      const search = verbSearch(text, found);
      const [form, ...others] = search.forms;
      if (!form || others.some((other) => other.infinitive !== form.infinitive)) {
        return listOfVerbs(search);
      }
      return { status: 302, location: verbLocation(language, form.infinitive) + anchor(form) };
    },
  };
}

/** The table of a tense, which the page of a verb has. */
const anchor = ({ tense }: { tense: TableTense | "infinitivo" }) =>
  tense === "infinitivo" ? "" : `#${tense}`;

/** A verb of the dictionaries with its accents; null for another text. */
function knownInfinitive(text: string): string | null {
  const verb = readInfinitive(text);
  return "base" in verb && isKnownVerb(verb.base) ? verb.infinitive : null;
}

/** A verb of which a tilde or a diaeresis was missing. */
const restoredVerb = (found: FoundVerb | NoInfinitive) =>
  "verb" in found && found.isKnown ? found.verb.infinitive : null;

function verbSearch(text: string, found: FoundVerb | NoInfinitive): VerbSearch {
  const analyses = "analyses" in found ? found.analyses : [];
  const forms = Map.groupBy(analyses, ({ infinitive, tense }) => `${infinitive} ${tense}`);
  return {
    text,
    forms: [...forms.values()].flatMap(([first]) =>
      first ? [{ infinitive: first.infinitive, tense: first.tense }] : [],
    ),
    suggestions: found.suggestions,
  };
}

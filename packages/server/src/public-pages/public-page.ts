import type { Family } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Person, TableTense } from "@verbena/spanish";

/** What the web application's renderer needs to render a page that is open to everybody. */
export type PublicPage = {
  language: Language;
  /** The origin for search engines and previews of links. Null without BASE_URL: the page then names no address. */
  origin: string | null;
  /** A link in the footer, such as a legal notice. */
  legalUrl: string | null;
} & PublicContent;

/** The content of a page. */
export type PublicContent =
  | { kind: "guides" }
  | { kind: "guide"; family: Family }
  | { kind: "verbs"; search: VerbSearch | null }
  | {
      kind: "verb";
      infinitive: string;
      /** The verb whose page search engines should show. The verb itself, or the simple verb of a rare reflexive one. */
      canonical: string;
      sentences: readonly PublicSentence[];
    }
  | { kind: "try" }
  /** An address without a page. */
  | { kind: "not-found"; search: VerbSearch | null };

/** What a visitor looked for, when no single verb or form was found. */
export type VerbSearch = {
  text: string;
  /** The verbs of a form: *fui* is a form of ser and of ir. */
  forms: readonly { infinitive: string; tense: TableTense | "infinitivo" }[];
  /** Verbs that may have been meant. */
  suggestions: readonly string[];
};

/** A sentence of an exercise, with its answer. A verb has at most two in each tense. */
export type PublicSentence = {
  tense: TableTense;
  person: Person;
  /** The Spanish sentence with its blank. */
  sentence: string;
  answer: string;
  /** Null in the Spanish page. */
  translation: string | null;
};

/** HTML for the head and the body of a page. */
export type RenderedPage = { head: string; body: string };

/** What the built renderer exports. */
export type PublicRenderer = {
  renderPage: (page: PublicPage) => RenderedPage;
};

import type { Language } from "@verbena/core/languages";
import type { PublicContent } from "@verbena/server/client";

/** The path of a public page in a language. */
export function pathOf(page: PublicContent, language: Language): string {
  switch (page.kind) {
    case "guides":
      return `/${language}/guides`;
    case "guide":
      return `/${language}/guides/${page.family}`;
    case "verb":
      return verbPath(language, page.canonical);
    case "try":
      return `/${language}/try`;
    case "verbs":
    case "not-found":
      return `/${language}/verbs`;
  }
}

export const verbPath = (language: Language, infinitive: string): string =>
  `/${language}/verbs/${encodeURIComponent(infinitive)}`;

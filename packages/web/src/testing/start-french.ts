import { withOrdinarySpaces } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import { loadTexts, parts, type Texts } from "#i18n/catalogues.ts";
import { showTexts } from "#i18n/use-translation.ts";

/** The texts of all pages, with ordinary spaces, as tests type them. */
export async function allTexts(language: Language): Promise<Texts> {
  const loaded = await Promise.all([undefined, ...parts].map((part) => loadTexts(language, part)));
  return JSON.parse(withOrdinarySpaces(JSON.stringify(Object.assign({}, ...loaded))));
}

/** Shows the interface in French, for component tests. */
export async function startFrench(): Promise<void> {
  showTexts("fr", await allTexts("fr"));
}

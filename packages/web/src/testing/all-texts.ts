import { withOrdinarySpaces } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/languages";
import { loadTexts, type Part, type Texts } from "#i18n/catalogues.ts";
import { parts } from "#i18n/fr/parts.ts";

/** The texts of all pages, with ordinary spaces, as tests type them. */
export async function allTexts(language: Language): Promise<Texts> {
  const names = [undefined, ...(Object.keys(parts) as Part[])];
  const loaded = await Promise.all(names.map((part) => loadTexts(language, part)));
  return JSON.parse(withOrdinarySpaces(JSON.stringify(Object.assign({}, ...loaded))));
}

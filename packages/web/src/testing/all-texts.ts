import { withOrdinarySpaces } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/languages";
import { loadTexts, type Namespace, type Texts } from "#i18n/catalogues.ts";
import { namespaces } from "#i18n/fr/namespaces.ts";

/** The texts of all pages, with ordinary spaces, as tests type them. */
export async function allTexts(language: Language): Promise<Texts> {
  const names = [undefined, ...(Object.keys(namespaces) as Namespace[])];
  const loaded = await Promise.all(names.map((namespace) => loadTexts(language, namespace)));
  return JSON.parse(withOrdinarySpaces(JSON.stringify(Object.assign({}, ...loaded))));
}

import { loadTexts, parts } from "#i18n/catalogues.ts";
import { showTexts } from "#i18n/use-translation.ts";

/** Shows the interface in French, with the texts of all pages, for component tests. */
export async function startFrench(): Promise<void> {
  const loaded = await Promise.all([undefined, ...parts].map((part) => loadTexts("fr", part)));
  showTexts("fr", Object.assign({}, ...loaded));
}

import { fallbackLanguage, type Language } from "@verbena/core/languages";
import { createContext, use, useSyncExternalStore } from "react";
import { writeCookie, writeStored } from "#lib/web-storage.ts";
import { loadTexts, type Part, type Texts } from "./catalogues.ts";
import { LANGUAGE_KEY } from "./language.ts";
import { createTranslate, type Translate } from "./translate.ts";

const COOKIE_DAYS = 365;

export type Translation = { language: Language; t: Translate };

/** A renderer provides the texts of its page. In the browser, components take those of the interface. */
export const TranslationContext = createContext<Translation | null>(null);

/** Texts for a renderer: those of all pages, and the given parts. */
export async function loadTranslation(
  language: Language,
  ...parts: readonly Part[]
): Promise<Translation> {
  const loaded = await Promise.all([undefined, ...parts].map((part) => loadTexts(language, part)));
  return { language, t: createTranslate(language, Object.assign({}, ...loaded)) };
}

/** The loaded texts. A language change replaces them all. */
let texts: Texts = {};
let translation: Translation = {
  language: fallbackLanguage,
  t: createTranslate(fallbackLanguage, texts),
};

/** The parts that pages have asked for. */
const wanted = new Set<Part>();
/** The language that was chosen last; its texts may still load. */
let requested: Language | undefined;

const listeners = new Set<() => void>();

/** The texts in the language of the interface. The component renders again in another language. */
export function useTranslation(): Translation {
  const provided = use(TranslationContext);
  const shown = useSyncExternalStore(subscribe, shownTranslation, shownTranslation);
  return provided ?? shown;
}

const shownTranslation = (): Translation => translation;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the texts of a language and shows the interface in it. The browser remembers it.
 *
 * @throws Error if the texts cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<void> {
  requested = language;
  // Usually the profile confirms the language that is shown.
  if (language === translation.language && "common" in texts) return;
  const loaded = await loadWanted(language);
  // Another language was chosen meanwhile.
  if (requested !== language) return;
  showTexts(language, loaded);
  writeStored(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language, COOKIE_DAYS);
}

/** Loads the texts of all pages, and the wanted parts, also those that a page wants meanwhile. */
async function loadWanted(language: Language): Promise<Texts> {
  const names = [undefined, ...wanted];
  const loaded = await Promise.all(names.map((part) => loadTexts(language, part)));
  return names.length === wanted.size + 1 ? Object.assign({}, ...loaded) : loadWanted(language);
}

/** Shows the interface in a language with these texts. */
export function showTexts(language: Language, loaded: Texts): void {
  texts = loaded;
  translation = { language, t: createTranslate(language, texts) };
  document.documentElement.lang = language;
  // Only builds have manifests.
  if (import.meta.env.PROD) {
    const manifest = document.querySelector('link[rel="manifest"]');
    manifest?.setAttribute("href", `/manifest/${language}.webmanifest`);
  }
  for (const listener of listeners) listener();
}

/**
 * Loads parts of the texts, before the component that needs them is shown.
 *
 * @throws Error if they cannot be loaded
 */
export async function loadParts(...parts: readonly Part[]): Promise<void> {
  const { language } = translation;
  const missing = parts.filter((part) => !(part in texts));
  for (const part of missing) wanted.add(part);
  const loaded = await Promise.all(missing.map((part) => loadTexts(language, part)));
  // The language has changed meanwhile.
  if (language !== translation.language) return loadParts(...parts);
  Object.assign(texts, ...loaded);
}

/** A module, once the parts of the texts that it needs are loaded too. */
export async function withParts<Module>(
  module: Promise<Module>,
  ...parts: readonly Part[]
): Promise<Module> {
  // Together: if the texts fail first, the module's failure is handled too.
  const [loaded] = await Promise.all([module, loadParts(...parts)]);
  return loaded;
}

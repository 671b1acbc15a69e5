import { fallbackLanguage, type Language } from "@verbena/core/languages";
import { createContext, use, useSyncExternalStore } from "react";
import { createListeners } from "#lib/listeners.ts";
import { writeCookie, writeStored } from "#lib/web-storage.ts";
import { loadTexts, type Namespace, type Texts } from "./catalogues.ts";
import { LANGUAGE_KEY } from "./language.ts";
import { createTranslate, type Translate } from "./translate.ts";

const COOKIE_DAYS = 365;

export type Translation = { language: Language; t: Translate };

/**
 * The texts of a page that is rendered outside the browser. Null in the browser, where components use the texts of the
 * interface.
 */
export const TranslationContext = createContext<Translation | null>(null);

/** Loads texts for rendering outside the browser: those of all pages, and those of the given namespaces. */
export async function loadTranslation(
  language: Language,
  ...namespaces: readonly Namespace[]
): Promise<Translation> {
  const loaded = await Promise.all(
    [undefined, ...namespaces].map((namespace) => loadTexts(language, namespace)),
  );
  return { language, t: createTranslate(language, Object.assign({}, ...loaded)) };
}

/** The loaded texts. A language change replaces them all. */
let texts: Texts = {};
let translation: Translation = {
  language: fallbackLanguage,
  t: createTranslate(fallbackLanguage, texts),
};

/** The namespaces that pages have asked for. */
const wanted = new Set<Namespace>();
/** The language that was chosen last. Its texts may not be loaded yet. */
let requested: Language | undefined;

const { subscribe, notify } = createListeners();

/** The texts in the language of the interface. The component renders again when the language changes. */
export function useTranslation(): Translation {
  const provided = use(TranslationContext);
  const shown = useSyncExternalStore(subscribe, shownTranslation, shownTranslation);
  return provided ?? shown;
}

const shownTranslation = (): Translation => translation;

/**
 * Loads the texts of a language, shows the interface in it, and stores it in the browser.
 *
 * @throws Error if the texts cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<void> {
  requested = language;
  // Usually the profile names the language that is already shown.
  if (language === translation.language && "common" in texts) return;
  const loaded = await loadWanted(language);
  // Another language was chosen in the meantime.
  if (requested !== language) return;
  showTexts(language, loaded);
  writeStored(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language, COOKIE_DAYS);
}

/**
 * Loads the texts of all pages and of the wanted namespaces. Includes namespaces that a page asks for while they load.
 */
async function loadWanted(language: Language): Promise<Texts> {
  const names = [undefined, ...wanted];
  const loaded = await Promise.all(names.map((namespace) => loadTexts(language, namespace)));
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
  notify();
}

/**
 * Loads namespaces of texts. Call it before showing a component that needs them.
 *
 * @throws Error if the texts cannot be loaded
 */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  const { language } = translation;
  const missing = namespaces.filter((namespace) => !(namespace in texts));
  for (const namespace of missing) wanted.add(namespace);
  const loaded = await Promise.all(missing.map((namespace) => loadTexts(language, namespace)));
  // The language has changed in the meantime.
  if (language !== translation.language) return loadNamespaces(...namespaces);
  Object.assign(texts, ...loaded);
}

/** Resolves to a module once its namespaces of texts are loaded, too. */
export async function withNamespaces<Module>(
  module: Promise<Module>,
  ...namespaces: readonly Namespace[]
): Promise<Module> {
  // Promise.all also handles a failure of the module if the texts fail first.
  const [loaded] = await Promise.all([module, loadNamespaces(...namespaces)]);
  return loaded;
}

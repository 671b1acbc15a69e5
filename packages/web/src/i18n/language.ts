import { fallbackLanguage, isLanguage, type Language } from "@verbena/core/languages";
import { readCookie, readStored } from "#lib/web-storage.ts";

/** The name of each language, in the language itself. */
export const languageNames: Record<Language, string> = {
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
  en: "English",
};

/** Name of the cookie and of the entry in local storage. The server also reads the cookie. */
export const LANGUAGE_KEY = "verbena_language";

/** The visitor's language: the one in the path or in `?lng=`, the stored one, or the browser's. */
export function visitorLanguage(): Language {
  const candidates = [
    location.pathname.split("/")[1],
    new URLSearchParams(location.search).get("lng"),
    readCookie(LANGUAGE_KEY),
    readStored(LANGUAGE_KEY),
    ...navigator.languages,
  ];
  return candidates.map((code) => code?.split("-")[0] ?? "").find(isLanguage) ?? fallbackLanguage;
}

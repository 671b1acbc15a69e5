import { fallbackLanguage, isLanguage, type Language } from "@verbena/core/vocabulary";
import { readCookie } from "#lib/cookies.ts";
import { readStored } from "#lib/web-storage.ts";

/** The server answers in this language too, so the cookie's name is part of the contract. */
export const LANGUAGE_KEY = "verbena_language";

/** The visitor's language where i18next is not there to find it: the one kept here, or the browser's. */
export function visitorLanguage(): Language {
  const candidates = [readCookie(LANGUAGE_KEY), readStored(LANGUAGE_KEY), ...navigator.languages];
  return candidates.map((code) => code?.split("-")[0] ?? "").find(isLanguage) ?? fallbackLanguage;
}

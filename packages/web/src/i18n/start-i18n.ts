import { fallbackLanguage, isLanguage, languages } from "@verbena/core/vocabulary";
import i18next, { type BackendModule } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { loadMessages } from "./catalogues.ts";
import { LANGUAGE_KEY } from "./language.ts";

const ONE_YEAR_MINUTES = 365 * 24 * 60;

const backend: BackendModule = {
  type: "backend",
  callbackApi: false,
  init: () => undefined,
  read: async (language) => {
    if (!isLanguage(language)) throw new RangeError(`No catalogue for ${language}`);
    return loadMessages(language);
  },
};

/**
 * Detects the visitor's language and loads its texts.
 *
 * @throws Error if the texts cannot be loaded
 */
export async function startI18n(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: "languageOnly",
      // Only the detection has a fallback: every catalogue is complete, so a second one is never needed.
      fallbackLng: (code?: string) => (code === undefined ? [fallbackLanguage] : []),
      ns: "messages",
      defaultNS: "messages",
      interpolation: { escapeValue: false },
      detection: {
        order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
        // There is one catalogue per language: fr-BE uses the French one.
        convertDetectedLanguage: (code) => code.split("-")[0] ?? code,
        lookupQuerystring: "lng",
        lookupCookie: LANGUAGE_KEY,
        lookupLocalStorage: LANGUAGE_KEY,
        lookupSessionStorage: LANGUAGE_KEY,
        caches: ["localStorage", "cookie"],
        cookieMinutes: ONE_YEAR_MINUTES,
        cookieOptions: { path: "/", sameSite: "lax" },
      },
    });
  // i18next itself does not throw.
  if (!i18next.hasResourceBundle(i18next.language, "messages")) {
    throw new Error(`The texts in ${i18next.language} could not be loaded.`);
  }
}

import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import { fallbackLanguage, isLanguage, languages } from "@verbena/core/vocabulary";
import i18next, { type BackendModule } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { catalogues } from "./catalogues.ts";
import { LANGUAGE_KEY } from "./visitor-language.ts";

const ONE_YEAR_MINUTES = 365 * 24 * 60;

const backend: BackendModule = {
  type: "backend",
  callbackApi: false,
  init: () => undefined,
  read: async (language) => {
    if (!isLanguage(language)) throw new RangeError(`No catalogue for ${language}`);
    const { messages } = await catalogues[language]();
    // The catalogue is written with ordinary spaces before ; ! ? and :
    return language === "fr" ? withFrenchSpacesIn(messages) : messages;
  },
};

/**
 * Finds the visitor's language and loads its texts.
 *
 * @throws Error when they could not be loaded, of which i18next says nothing
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
      // Only detection falls back: every catalogue is complete, so a second one is never loaded.
      fallbackLng: (code?: string) => (code === undefined ? [fallbackLanguage] : []),
      ns: "messages",
      defaultNS: "messages",
      interpolation: { escapeValue: false },
      detection: {
        order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
        // fr-BE is French here: there is one catalogue for each language.
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
  if (!i18next.hasResourceBundle(i18next.language, "messages")) {
    throw new Error(`The texts in ${i18next.language} could not be loaded.`);
  }
}

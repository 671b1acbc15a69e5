/** Languages of the interface. */
export const languages = ["fr", "nl", "es", "en"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "es";

/** Languages into which every sentence is translated: all but Spanish. */
export const translationLanguages = ["fr", "nl", "en"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

export const isLanguage = (code: string): code is Language => languages.some((one) => one === code);

/** The region whose Spanish a learner practises. Latin America does not use vosotros. */
export const regions = ["spain", "latin-america"] as const;
export type Region = (typeof regions)[number];

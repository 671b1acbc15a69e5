/** Languages of the interface. */
export const languages = ["fr", "nl", "es", "en"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "es";

/** Languages into which every sentence is translated; Spanish is the sentence itself. */
export const translationLanguages = ["fr", "nl", "en"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

export const isLanguage = (code: string): code is Language => languages.some((one) => one === code);

/** Where the Spanish that a learner practises is spoken: Latin America has no vosotros. */
export const regions = ["spain", "latin-america"] as const;
export type Region = (typeof regions)[number];

import type { Language } from "@verbena/core/vocabulary";

/** Each language by the name it gives itself. */
export const languageNames: Record<Language, string> = {
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
  en: "English",
};

import { fallbackLanguage, isLanguage, type Language } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";

/** The language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}

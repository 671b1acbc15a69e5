import { languages } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { languageNames } from "#i18n/language-names.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useChangeLanguage } from "#session/use-change-language.ts";

/** All languages side by side: no menu to open, and nothing to load for it. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const current = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t("navigation.language")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={languageNames[language]}
          aria-pressed={language === current}
          title={languageNames[language]}
          onClick={() => void changeLanguage(language)}
          className="min-h-11 min-w-11 rounded-xl text-[0.9375rem] font-semibold text-ink-soft uppercase hover:bg-ink/7 aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-marigold aria-pressed:decoration-[3px] aria-pressed:underline-offset-6"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}

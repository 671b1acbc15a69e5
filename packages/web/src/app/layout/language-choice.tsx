import { languages } from "@verbena/core/languages";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeLanguage } from "#session/use-change-profile.ts";
import { LanguageLabel, languageLabelClass } from "#ui/flag.tsx";

/** Buttons for all languages. Visitors' pages use it to avoid loading the code of a menu. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const current = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">{t("navigation.language")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          title={languageNames[language]}
          onClick={() => void changeLanguage(language)}
          className={languageLabelClass}
        >
          <LanguageLabel code={language} name={languageNames[language]} />
        </button>
      ))}
    </fieldset>
  );
}

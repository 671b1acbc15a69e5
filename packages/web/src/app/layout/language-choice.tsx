import { languages } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { languageNames } from "#i18n/language-names.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useChangeLanguage } from "#session/use-change-language.ts";
import { Flag } from "#ui/flag.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

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
          aria-pressed={language === current}
          title={languageNames[language]}
          onClick={() => void changeLanguage(language)}
          className="group inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-xl px-1 text-sm font-semibold text-ink-soft uppercase hover:bg-ink/7 aria-pressed:text-ink sm:gap-2 sm:px-2.5 sm:text-[0.9375rem] max-sm:[&>svg]:h-3.5 max-sm:[&>svg]:w-5"
        >
          <Flag code={language} />
          <span className="decoration-marigold decoration-[3px] underline-offset-6 group-aria-pressed:underline">
            {language}
          </span>
          <VisuallyHidden> {languageNames[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}

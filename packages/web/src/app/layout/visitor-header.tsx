import { languages } from "@verbena/core/languages";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeLanguage } from "#session/use-change-profile.ts";
import { LanguageLabel, languageLabelClass } from "#ui/flag.tsx";
import { Logo } from "#ui/signs.tsx";

/** The head of pages that need no account: home link and languages. */
export function VisitorHeader() {
  const { t } = useTranslation();
  return (
    <header
      data-visitor
      className="mx-auto flex min-h-15 w-full max-w-5xl flex-wrap items-center justify-between gap-x-2 px-2 sm:px-6"
    >
      <a
        href="/"
        aria-label={`verbena, ${t("navigation.home")}`}
        className="flex min-h-11 items-center rounded-xl px-2"
      >
        <Logo className="-mt-1" />
      </a>
      <LanguageChoice />
    </header>
  );
}

/** Buttons for all languages. Visitors' pages use it to avoid loading the code of a menu. */
function LanguageChoice() {
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

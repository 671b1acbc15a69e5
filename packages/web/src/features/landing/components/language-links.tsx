import { type Language, languages } from "@verbena/core/vocabulary";
import { languageNames } from "#i18n/language-names.ts";
import { LanguageLabel, languageLabelClass } from "#ui/language-label.tsx";

type LanguageLinksProps = { current: Language; label: string };

/** The page in every language, as links, which need no script. */
export function LanguageLinks({ current, label }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`/?lng=${language}`}
              hrefLang={language}
              lang={language}
              data-language
              aria-current={language === current ? "page" : undefined}
              title={languageNames[language]}
              className={languageLabelClass}
            >
              <LanguageLabel code={language} name={languageNames[language]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

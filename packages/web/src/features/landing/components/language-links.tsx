import { type Language, languages } from "@verbena/core/vocabulary";
import { languageNames } from "#i18n/language-names.ts";
import { Flag } from "#ui/flag.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

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
              className="group inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-xl px-1 text-sm font-semibold text-ink-soft uppercase hover:bg-ink/7 aria-[current=page]:text-ink sm:gap-2 sm:px-2.5 sm:text-[0.9375rem] max-sm:[&>svg]:h-3.5 max-sm:[&>svg]:w-5"
            >
              <Flag code={language} />
              <span className="decoration-marigold decoration-[3px] underline-offset-6 group-aria-[current=page]:underline">
                {language}
              </span>
              <VisuallyHidden> {languageNames[language]}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

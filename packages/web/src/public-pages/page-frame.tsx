import { type Language, languages } from "@verbena/core/languages";
import { ChevronDown, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { languageNames } from "#i18n/language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { linkClass } from "#ui/link-class.ts";
import { Logo } from "#ui/signs.tsx";

type PageFrameProps = {
  /** The part of the site that the page belongs to. */
  current: "verbs" | "guides" | "try" | null;
  /** The address of the page in a language. */
  pathIn: (language: Language) => string;
  legalUrl: string | null;
  children: ReactNode;
};

/** The frame of the pages that are open to everybody: the way to the other parts, the languages, the account. */
export function PageFrame({ current, pathIn, legalUrl, children }: PageFrameProps) {
  const { t, language } = useTranslation();
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-20 rounded-xl bg-ink px-4 py-3 font-semibold text-paper not-focus:sr-only"
      >
        {t("navigation.skip")}
      </a>
      <header className="mx-auto flex min-h-15 w-full max-w-6xl flex-wrap items-center gap-x-1 px-2 sm:px-6 print:hidden">
        <a
          href={`/?lng=${language}`}
          aria-label={`verbena, ${t("navigation.home")}`}
          className="flex min-h-11 items-center rounded-xl px-2"
        >
          <Logo className="-mt-1" />
        </a>
        <nav
          aria-label={t("publicPages.pages")}
          className="flex flex-wrap max-sm:order-last max-sm:-mt-1 max-sm:w-full max-sm:pb-1 sm:ml-4"
        >
          {(["verbs", "guides", "try"] as const).map((part) => (
            <a
              key={part}
              href={`/${language}/${part}`}
              aria-current={part === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-xl px-2 font-semibold text-ink-soft decoration-marigold decoration-[3px] underline-offset-6 hover:bg-ink/7 aria-[current=page]:text-ink aria-[current=page]:underline sm:px-3"
            >
              {t(`publicPages.${part}`)}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex flex-wrap items-center">
          <LanguageMenu current={language} pathIn={pathIn} />
          <a
            href="/auth?tab=login"
            data-account={t("publicPages.continue")}
            className={`${linkClass} inline-flex min-h-11 items-center px-2`}
          >
            {t("publicPages.logIn")}
          </a>
        </div>
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-6 pb-16 sm:px-8 sm:pt-10"
      >
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line px-4 py-6 text-ink-soft sm:px-8 print:hidden">
        <p>
          <SpanishText text={t("publicPages.name")} />
        </p>
        {legalUrl !== null && (
          <a href={legalUrl} className={`${linkClass} inline-flex min-h-11 items-center`}>
            {t("publicPages.legal")}
          </a>
        )}
      </footer>
      <SoundButtonTemplate />
    </>
  );
}

/** What the script puts into each place for sound. */
function SoundButtonTemplate() {
  const { t } = useTranslation();
  return (
    <template id="sound-button">
      <button
        type="button"
        aria-label={t("speech.listenTo", { text: "" }).trimEnd()}
        className="inline-flex size-full items-center justify-center rounded-lg text-ink-soft hover:bg-ink/7 hover:text-ink print:hidden"
      >
        <Volume2 aria-hidden className="size-4" />
      </button>
    </template>
  );
}

type LanguageMenuProps = { current: Language; pathIn: PageFrameProps["pathIn"] };

/** Links to the page in each language, in a menu that opens without a script. */
function LanguageMenu({ current, pathIn }: LanguageMenuProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("navigation.language")}>
      <details name="language" className="relative">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-xl px-2 font-semibold text-ink-soft uppercase hover:bg-ink/7 [&::-webkit-details-marker]:hidden">
          {current}
          <span className="sr-only">{`, ${languageNames[current]}`}</span>
          <ChevronDown aria-hidden className="size-4" />
        </summary>
        <ul className="absolute top-full right-0 z-10 rounded-2xl border border-line bg-card p-1.5">
          {languages.map((code) => (
            <li key={code}>
              <a
                href={pathIn(code)}
                hrefLang={code}
                lang={code}
                data-language
                aria-current={code === current ? "page" : undefined}
                className="flex min-h-11 items-center rounded-xl px-3 font-semibold text-ink-soft hover:bg-ink/7 aria-[current=page]:text-ink"
              >
                {languageNames[code]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

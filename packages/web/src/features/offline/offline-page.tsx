import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import { type Language, languages } from "@verbena/core/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { offline as en } from "#i18n/en/offline.ts";
import { offline as es } from "#i18n/es/offline.ts";
import { offline as fr } from "#i18n/fr/offline.ts";
import type { Localised } from "#i18n/localised.ts";
import { offline as nl } from "#i18n/nl/offline.ts";
import { Bunting } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Logo } from "#ui/signs.tsx";

/**
 * Renders the page that replaces the landing page offline, with its text in all languages, as HTML for the body of its
 * document.
 */
export function renderOffline(): string {
  return renderToStaticMarkup(<OfflinePage />);
}

/** The message in all languages. A script shows the one in the visitor's language. */
function OfflinePage() {
  return (
    <>
      <header className="mx-auto flex min-h-15 w-full max-w-6xl items-center px-4 sm:px-8">
        <Logo className="-mt-1" />
      </header>
      {languages.map((language) => (
        <OfflineMessage key={language} language={language} texts={offlineTexts[language]} />
      ))}
    </>
  );
}

type OfflineMessageProps = { language: Language; texts: OfflineTexts };

function OfflineMessage({ language, texts }: OfflineMessageProps) {
  return (
    <main
      hidden
      lang={language}
      className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-12 sm:px-8"
    >
      <Bunting done={0} total={7} className="max-w-56" />
      <h1 className="max-w-full text-[min(2.25rem,12.5vw)] font-bold">{texts.title}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{texts.text}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <a href="/app" className={buttonClass({})}>
          {texts.practise}
        </a>
        <a href="/" className={buttonClass({ variant: "secondary" })}>
          {texts.retry}
        </a>
      </p>
    </main>
  );
}

type OfflineTexts = Localised<typeof fr>;

const offlineTexts: Record<Language, OfflineTexts> = {
  fr: withFrenchSpacesIn(fr),
  nl,
  es,
  en,
};

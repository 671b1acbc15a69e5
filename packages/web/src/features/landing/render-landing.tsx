import { type Language, languages } from "@verbena/core/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { LandingPage } from "./landing-page.tsx";
import { type LandingTexts, landingTexts } from "./landing-texts.ts";

/** The server replaces the placeholders below with its public origin and the requested path. */
const ORIGIN = "__ORIGIN__";
const PATH = "__PATH__";

/** The picture for social networks. e2e/pictures/social-image.ts draws it. */
const image = { url: `${ORIGIN}/social.png`, width: 1200, height: 630 };

const locales: Record<Language, string> = { fr: "fr_FR", nl: "nl_NL", es: "es_ES", en: "en_GB" };

/** Renders the landing page in a language, as HTML for the head and the body of landing.html. */
export function renderLanding(language: Language): { head: string; body: string } {
  const texts = landingTexts(language);
  return {
    head: renderToStaticMarkup(<LandingHead language={language} texts={texts} />),
    body: renderToStaticMarkup(<LandingPage language={language} texts={texts} />),
  };
}

type LandingHeadProps = { language: Language; texts: LandingTexts };

function LandingHead({ language, texts }: LandingHeadProps) {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <meta name="description" content={texts.description} />
      <link rel="canonical" href={ORIGIN + PATH} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${ORIGIN}/?lng=${code}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${ORIGIN}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Verbena" />
      <meta property="og:title" content={texts.documentTitle} />
      <meta property="og:description" content={texts.description} />
      <meta property="og:url" content={ORIGIN + PATH} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ))}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={texts.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

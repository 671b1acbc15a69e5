import { type Language, languages } from "@verbena/core/vocabulary";
import type { LandingTexts } from "./landing-texts.ts";

/** The server puts in their places where the world reaches it, and what of the page was asked. */
const ORIGIN = "__ORIGIN__";
const PATH = "__PATH__";

/** Drawn by e2e/pictures/social-image.ts. */
const image = { url: `${ORIGIN}/social.png`, width: 1200, height: 630 };

const locales: Record<Language, string> = { fr: "fr_FR", nl: "nl_NL", es: "es_ES", en: "en_GB" };

type LandingHeadProps = {
  language: Language;
  texts: LandingTexts;
  /** Addresses of the fonts, which the style sheet would make known too late. */
  fonts: readonly string[];
};

/** What browsers, search engines and link previews read of the page. */
export function LandingHead({ language, texts, fonts }: LandingHeadProps) {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <meta name="description" content={texts.description} />
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={font}
        />
      ))}
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

import { type Language, languages } from "@verbena/core/languages";

type DocumentHeadProps = {
  language: Language;
  title: string;
  description: string;
  imageAlt: string;
  /** The addresses of the page. Null where the server does not know its own: the page then names none. */
  addresses: {
    origin: string;
    canonical: string;
    /** Path of the page in a language. */
    pathIn: (language: Language) => string;
    /** Path of the page for readers of other languages. */
    fallback: string;
  } | null;
};

const locales: Record<Language, string> = { fr: "fr_FR", nl: "nl_NL", es: "es_ES", en: "en_GB" };

/** What search engines and previews of links read. */
export function DocumentHead({
  language,
  title,
  description,
  imageAlt,
  addresses,
}: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {addresses && (
        <>
          <link rel="canonical" href={addresses.origin + addresses.canonical} />
          {languages.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={addresses.origin + addresses.pathIn(code)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addresses.origin + addresses.fallback} />
          <meta property="og:url" content={addresses.origin + addresses.canonical} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Verbena" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ))}
      {addresses && (
        <>
          {/* The picture for social networks. e2e/pictures/social-image.ts draws it. */}
          <meta property="og:image" content={`${addresses.origin}/social.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

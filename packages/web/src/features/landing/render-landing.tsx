import type { Language } from "@verbena/core/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { DocumentHead } from "#ui/document-head.tsx";
import { LandingPage } from "./landing-page.tsx";
import { type LandingTexts, landingTexts } from "./landing-texts.ts";

/** The server replaces the placeholders below with its public origin and the requested path. */
const ORIGIN = "__ORIGIN__";
const PATH = "__PATH__";

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
    <DocumentHead
      language={language}
      title={texts.documentTitle}
      description={texts.description}
      imageAlt={texts.imageAlt}
      addresses={{
        origin: ORIGIN,
        canonical: PATH,
        pathIn: (code) => `/?lng=${code}`,
        fallback: "/",
      }}
    />
  );
}

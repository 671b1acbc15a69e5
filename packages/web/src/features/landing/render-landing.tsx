import type { Language } from "@verbena/core/vocabulary";
import { renderToStaticMarkup } from "react-dom/server";
import { LandingHead } from "./landing-head.tsx";
import { LandingPage } from "./landing-page.tsx";
import { landingTexts } from "./landing-texts.ts";

/** The landing page in a language, as HTML for the head and the body of its document. */
export function renderLanding(
  language: Language,
  fonts: readonly string[],
): { head: string; body: string } {
  const texts = landingTexts(language);
  return {
    head: renderToStaticMarkup(<LandingHead language={language} texts={texts} fonts={fonts} />),
    body: renderToStaticMarkup(<LandingPage language={language} texts={texts} />),
  };
}

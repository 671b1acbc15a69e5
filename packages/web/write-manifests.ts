import { type Language, languages } from "@verbena/core/languages";
import type { Plugin } from "vite";
import { paperColours } from "./early-scripts.ts";

type Texts = { description: string; review: string };

const texts: Record<Language, Texts> = {
  fr: { description: "Les verbes espagnols, une phrase à la fois.", review: "Révision" },
  nl: { description: "Spaanse werkwoorden, zin voor zin.", review: "Herhalen" },
  es: { description: "Los verbos españoles, frase a frase.", review: "Repaso" },
  en: { description: "Spanish verbs, one sentence at a time.", review: "Review" },
};

const icon = { src: "/icons/192.png", sizes: "192x192", type: "image/png" };

/** The manifest in a language. All languages have one id: for browsers, they are one application. */
function manifest(language: Language, paper: string) {
  const { description, review } = texts[language];
  return {
    id: "/app",
    name: "Verbena",
    short_name: "Verbena",
    description,
    lang: language,
    start_url: "/app",
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    categories: ["education"],
    shortcuts: [{ name: review, url: "/app/review", icons: [icon] }],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      icon,
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/512-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** Writes the description of the installed application in each language. `showTexts` links the one in use. */
export function writeManifests(): Plugin {
  return {
    name: "verbena:write-manifests",
    apply: "build",
    async generateBundle() {
      const { light } = await paperColours();
      for (const language of languages) {
        this.emitFile({
          type: "asset",
          fileName: `manifest/${language}.webmanifest`,
          source: JSON.stringify(manifest(language, light)),
        });
      }
    },
  };
}

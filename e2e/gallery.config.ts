import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const { projects: _, ...base } = journeys;

/** Pictures of every screen: `npm run gallery`. */
export default defineConfig(base, {
  testMatch: "pictures/gallery/gallery.pictures.ts",
  timeout: 120_000,
  use: { viewport: { width: 1440, height: 900 }, trace: "off" },
  projects: [
    { name: "français", use: { locale: "fr-FR" } },
    { name: "Nederlands", use: { locale: "nl-NL" } },
  ],
});

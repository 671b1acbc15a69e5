import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const { projects: _, ...base } = journeys;

/** Pictures of every screen: `npm run gallery`. The report shows them with the layout faults. */
export default defineConfig(base, {
  testMatch: "pictures/gallery.pictures.ts",
  reporter: [["line"], ["html", { outputFolder: "../gallery/report", open: "never" }]],
  outputDir: "../gallery/failures",
  use: { viewport: { width: 1440, height: 900 } },
  projects: [
    { name: "français", use: { locale: "fr-FR" } },
    { name: "Nederlands", use: { locale: "nl-NL" } },
  ],
});

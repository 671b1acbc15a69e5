import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/**
 * Builds the service worker with the list of what it keeps: all that the start and practice need, in
 * every language, and the guides. Charts and administration are kept once they have been opened.
 */
export function keepOnDevice(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "sw.ts",
    injectRegister: false,
    // A file of its own, public/manifest.webmanifest, which only the application's document names.
    manifest: false,
    injectManifest: {
      globPatterns: ["{index,offline}.html", "{early.js,favicon.svg}", "assets/*.{js,css,woff2}"],
      globIgnores: ["assets/{landing,admin,statistics-route,chart-text,accuracy-chart}-*"],
    },
  });
}

import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

type Renderer = typeof import("./src/features/offline/offline-page.tsx");

/** Path from Vite's root. */
const RENDERER = "/src/features/offline/offline-page.tsx";

/** The template into which Vite writes the URLs of scripts and styles. */
export const OFFLINE_DOCUMENT = "offline.html";

/** Writes the content of the offline page into offline.html. */
export function prerenderOffline(): Plugin {
  return {
    name: "verbena:prerender-offline",
    enforce: "post",
    async generateBundle(_, bundle) {
      const document = bundle[OFFLINE_DOCUMENT];
      if (document?.type !== "asset") throw new Error(`The build has no ${OFFLINE_DOCUMENT}.`);
      const { renderOffline } = (await runnerImport<Renderer>(join(import.meta.dirname, RENDERER)))
        .module;
      document.source = String(document.source).replace("<!--body-->", () => renderOffline());
    },
  };
}

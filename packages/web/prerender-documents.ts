import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

type OfflinePage = typeof import("./src/features/offline/offline-page.tsx");
type StartFailure = typeof import("./src/app/render-start-failure.tsx");

/** The template into which Vite writes the URLs of scripts and styles. */
export const OFFLINE_DOCUMENT = "offline.html";

/** Imports a module of the application by its path from this folder. */
async function importModule<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(join(import.meta.dirname, path))).module;
}

/** Writes the content of the offline page into offline.html. */
export function prerenderOffline(): Plugin {
  return {
    name: "verbena:prerender-offline",
    enforce: "post",
    async generateBundle(_, bundle) {
      const document = bundle[OFFLINE_DOCUMENT];
      if (document?.type !== "asset") throw new Error(`The build has no ${OFFLINE_DOCUMENT}.`);
      const page = await importModule<OfflinePage>("src/features/offline/offline-page.tsx");
      document.source = String(document.source).replace("<!--body-->", () => page.renderOffline());
    },
  };
}

/** Writes the messages for a failed start into index.html. */
export function prerenderStartFailure(): Plugin {
  return {
    name: "verbena:prerender-start-failure",
    async transformIndexHtml(html) {
      const messages = await importModule<StartFailure>("src/app/render-start-failure.tsx");
      return html.replace("<!--start-failure-->", () => messages.renderStartFailure());
    },
  };
}

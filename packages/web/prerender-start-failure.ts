import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

type Renderer = typeof import("./src/app/render-start-failure.tsx");

/** Path from Vite's root. */
const RENDERER = "/src/app/render-start-failure.tsx";

/** Writes the messages for a failed start into index.html. */
export function prerenderStartFailure(): Plugin {
  return {
    name: "verbena:prerender-start-failure",
    async transformIndexHtml(html) {
      const { renderStartFailure } = (
        await runnerImport<Renderer>(join(import.meta.dirname, RENDERER))
      ).module;
      return html.replace("<!--start-failure-->", () => renderStartFailure());
    },
  };
}

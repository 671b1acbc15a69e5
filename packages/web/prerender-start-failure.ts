import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

type Renderer = typeof import("./src/app/render-start-failure.tsx");

/** From Vite's root. */
const RENDERER = "/src/app/render-start-failure.tsx";

/** Writes into index.html what it says when the application cannot start. */
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

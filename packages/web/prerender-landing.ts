import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fallbackLanguage, isLanguage, type Language, languages } from "@verbena/core/vocabulary";
import { type Plugin, runnerImport } from "vite";

type Renderer = typeof import("./src/features/landing/render-landing.tsx");

/** Path from Vite's root. */
const RENDERER = "/src/features/landing/render-landing.tsx";

/** The template into which Vite writes the URLs of scripts and styles. */
export const LANDING_DOCUMENT = "landing.html";

/** Writes the landing page as static HTML, `landing/fr.html` and so on, from `landing.html`. */
export function prerenderLanding(): Plugin {
  return {
    name: "verbena:prerender-landing",
    enforce: "post",
    async generateBundle(_, bundle) {
      const document = bundle[LANDING_DOCUMENT];
      if (document?.type !== "asset") throw new Error(`The build has no ${LANDING_DOCUMENT}.`);
      delete bundle[LANDING_DOCUMENT];
      const { renderLanding } = (await runnerImport<Renderer>(join(import.meta.dirname, RENDERER)))
        .module;
      const fonts = Object.keys(bundle)
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => `/${file}`);
      for (const language of languages) {
        const parts = renderLanding(language, fonts);
        this.emitFile({
          type: "asset",
          fileName: `landing/${language}.html`,
          source: fillTemplate(String(document.source), language, parts),
        });
      }
    },
    /** In development, renders `/` on each request; only `?lng=` sets the language. */
    configureServer(server) {
      server.middlewares.use(async ({ url = "/" }, response, next) => {
        const { pathname, searchParams, origin } = new URL(url, "http://localhost");
        if (pathname !== "/") return next();
        const requested = searchParams.get("lng") ?? "";
        const language = isLanguage(requested) ? requested : fallbackLanguage;
        const renderer: Partial<Renderer> = await server.ssrLoadModule(RENDERER);
        const parts = renderer.renderLanding?.(language, []);
        const document = await readFile(join(import.meta.dirname, LANDING_DOCUMENT), "utf8");
        const page = fillTemplate(document, language, parts ?? { head: "", body: "" })
          .replaceAll("__ORIGIN__", origin)
          .replaceAll("__PATH__", url);
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(await server.transformIndexHtml(url, page));
      });
    },
  };
}

function fillTemplate(document: string, language: Language, parts: { head: string; body: string }) {
  return document
    .replace(/(?<=<html lang=")\w+/, language)
    .replace("<!--head-->", () => parts.head)
    .replace("<!--body-->", () => parts.body);
}

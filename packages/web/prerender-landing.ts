import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fallbackLanguage, isLanguage, type Language, languages } from "@verbena/core/languages";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { readEarlyScript } from "./early-scripts.ts";

type Bundle = Rolldown.OutputBundle;

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
      const template = await withInlineParts(String(document.source), bundle);
      const { renderLanding } = (await runnerImport<Renderer>(join(import.meta.dirname, RENDERER)))
        .module;
      for (const language of languages) {
        const parts = renderLanding(language);
        this.emitFile({
          type: "asset",
          fileName: `landing/${language}.html`,
          source: fillTemplate(template, language, parts),
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
        const parts = renderer.renderLanding?.(language);
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

/**
 * Moves the scripts and styles into the document: its first paint waits for no other file. The server allows them by
 * their hashes.
 */
async function withInlineParts(document: string, bundle: Bundle): Promise<string> {
  const early = await readEarlyScript("early.js");
  const style = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
  const script = /<script type="module"[^>]*src="\/([^"]+)"><\/script>/;
  const move = (element: RegExp) => {
    const [, name = ""] = element.exec(document) ?? [];
    const file = bundle[name];
    if (file === undefined) throw new Error(`The landing page has no ${element}.`);
    if (file.type === "chunk" && file.imports.length > 0) {
      throw new Error("The landing page's script shares code with the application: copy it.");
    }
    delete bundle[name];
    return String(file.type === "chunk" ? file.code : file.source).trim();
  };
  const styles = move(style);
  const module = move(script);
  return document
    .replace('<script src="/early.js"></script>', () => `<script>${early.trim()}</script>`)
    .replace(style, () => `<style>${styles}</style>`)
    .replace(script, () => `<script type="module">${module}</script>`);
}

function fillTemplate(document: string, language: Language, parts: { head: string; body: string }) {
  return document
    .replace(/(?<=<html lang=")\w+/, language)
    .replace("<!--head-->", () => parts.head)
    .replace("<!--body-->", () => parts.body);
}

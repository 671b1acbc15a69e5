import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultFamily } from "@verbena/core/families";
import { fallbackLanguage, isLanguage, type Language, languages } from "@verbena/core/languages";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { withNeededStyles, withShortClasses } from "./document-styles.ts";
import { readEarlyScript } from "./early-scripts.ts";
import { buildFirstScript, buildFirstStyles } from "./first-paint.ts";
import { listPageScripts } from "./list-page-scripts.ts";
import type { DocumentName } from "./src/app/first-paint/render-templates.tsx";
import { firstViewList, patternOf } from "./src/app/first-views.ts";
import type { ApplicationFiles } from "./src/first-paint/load-application.ts";

type Bundle = Rolldown.OutputBundle;

type Templates = typeof import("./src/app/first-paint/render-templates.tsx");
type Landing = typeof import("./src/features/landing/render-landing.tsx");
type OfflinePage = typeof import("./src/features/offline/offline-page.tsx");
type StartFailure = typeof import("./src/app/render-start-failure.tsx");

/** The documents of the build, into which Vite writes the URLs of scripts and styles. */
export const documents = {
  index: "index.html",
  landing: "landing.html",
  offline: "offline.html",
} as const;

const LANDING_RENDERER = "/src/features/landing/render-landing.tsx";

const style = /<link rel="stylesheet"[^>]*href="(\/[^"]+)">/g;
const script = /<script type="module"[^>]*src="(\/[^"]+)"><\/script>/g;
/** What a script imports. Vite names these scripts in the order in which they run. */
const importedScript = /<link rel="modulepreload"[^>]*href="(\/[^"]+)">/g;

/** Imports a module of the application by its path from this folder. */
async function importModule<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(join(import.meta.dirname, path))).module;
}

/**
 * Renders the static HTML: the landing page in each language, the offline page, and in index.html the templates of the
 * first paint and the messages for a failed start. Scripts and styles that the first paint needs become part of the
 * documents: it waits for no other file. The server allows them by their hashes.
 */
export function prerenderDocuments(): Plugin {
  return {
    name: "verbena:prerender-documents",
    enforce: "post",
    async generateBundle(_, bundle) {
      const index = documentIn(bundle, documents.index);
      const list = this.emitFile({
        type: "asset",
        name: "page-scripts.json",
        source: JSON.stringify(listPageScripts(bundle)),
      });
      const pageScripts = `/${this.getFileName(list)}`;
      const { index: source, ...others } = await renderDocuments(
        await withEarlyScript(String(index.source), "early-application.js"),
        pageScripts,
      );
      index.source = source;
      for (const [name, document] of Object.entries(others)) {
        this.emitFile({ type: "asset", fileName: `first-paint/${name}.html`, source: document });
      }
      const offline = documentIn(bundle, documents.offline);
      const page = await importModule<OfflinePage>("src/features/offline/offline-page.tsx");
      offline.source = String(offline.source).replace("<!--body-->", () => page.renderOffline());
      const landing = documentIn(bundle, documents.landing);
      delete bundle[documents.landing];
      const template = landingTemplate(
        await withEarlyScript(String(landing.source), "early.js"),
        bundle,
      );
      const { renderLanding } = await importModule<Landing>(LANDING_RENDERER);
      for (const language of languages) {
        this.emitFile({
          type: "asset",
          fileName: `landing/${language}.html`,
          source: withNeededStyles(fillLanding(template, language, renderLanding(language))),
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
        const renderer: Partial<Landing> = await server.ssrLoadModule(LANDING_RENDERER);
        const parts = renderer.renderLanding?.(language);
        const document = await readFile(join(import.meta.dirname, documents.landing), "utf8");
        const page = fillLanding(document, language, parts ?? { head: "", body: "" })
          .replaceAll("__ORIGIN__", origin)
          .replaceAll("__PATH__", url);
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(await server.transformIndexHtml(url, page));
      });
    },
  };
}

function documentIn(bundle: Bundle, name: string): Rolldown.OutputAsset {
  const document = bundle[name];
  if (document?.type !== "asset") throw new Error(`The build has no ${name}.`);
  return document;
}

/** What pages take whose paths name no family. */
const valueOfStart = { family: defaultFamily, outline: "true" } as const;

async function withEarlyScript(
  document: string,
  name: "early.js" | "early-application.js",
): Promise<string> {
  const code = (await readEarlyScript(name)).trim();
  return document.replace(`<script src="/${name}"></script>`, () => `<script>${code}</script>`);
}

/**
 * Writes the first paint into each document of the application. Moves the addresses of the application's files into data,
 * from which the first paint loads them.
 */
async function renderDocuments(
  document: string,
  pageScripts: string,
): Promise<Record<DocumentName, string>> {
  const { templatesOf, familyTexts } = await importModule<Templates>(
    "src/app/first-paint/render-templates.tsx",
  );
  const { renderStartFailure } = await importModule<StartFailure>(
    "src/app/render-start-failure.tsx",
  );
  const failure = renderStartFailure();
  const addresses = (element: RegExp) => [...document.matchAll(element)].map(([, url = ""]) => url);
  const files: ApplicationFiles = {
    styles: addresses(style),
    scripts: [...addresses(importedScript), ...addresses(script)],
    pageScripts,
    queries: firstViewList.flatMap(({ path, start }) =>
      start ? [[patternOf(path), start, valueOfStart[start]] as const] : [],
    ),
  };
  const empty = document
    .replace(style, "")
    .replace(importedScript, "")
    .replace(script, "")
    .replace("<!--start-failure-->", () => failure);
  const styles = await buildFirstStyles(templatesOf("index").html + failure);

  async function render(name: DocumentName): Promise<string> {
    const templates = templatesOf(name);
    if (templates.html.includes(' style="')) {
      throw new Error(
        "A template has a style attribute, which the Content-Security-Policy forbids.",
      );
    }
    const body = [
      '<div id="first"></div>',
      templates.html,
      data("first-texts", templates.texts),
      templates.html.includes('id="first-form"') ? data("first-families", familyTexts) : "",
      data("application-files", files),
      `<script>${await buildFirstScript(name)}</script>`,
    ].join("");
    const filled = empty
      .replace("</head>", () => `<style>${styles}</style></head>`)
      .replace("<!--first-paint-->", () => body);
    return withShortClasses(withNeededStyles(filled));
  }

  const [index, auth, exercise, frame] = await Promise.all([
    render("index"),
    render("auth"),
    render("exercise"),
    render("frame"),
  ]);
  return { index, auth, exercise, frame };
}

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/** Moves the scripts and styles of the landing page into its document. The server allows them by their hashes. */
function landingTemplate(document: string, bundle: Bundle): string {
  const content = (address: string) => {
    const name = address.slice(1);
    const file = bundle[name];
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    if (file.type === "chunk" && file.imports.length > 0) {
      throw new Error("The landing page's script shares code with the application: copy it.");
    }
    delete bundle[name];
    return String(file.type === "chunk" ? file.code : file.source).trim();
  };
  return document
    .replace(style, (_, address) => `<style>${content(address)}</style>`)
    .replace(script, (_, address) => `<script type="module">${content(address)}</script>`);
}

function fillLanding(document: string, language: Language, parts: { head: string; body: string }) {
  return document
    .replace(/(?<=<html lang=")\w+/, language)
    .replace("<!--head-->", () => parts.head)
    .replace("<!--body-->", () => parts.body);
}

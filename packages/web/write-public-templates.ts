import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { readEarlyScript } from "./early-scripts.ts";
import { buildTargets } from "./minimum-browsers.ts";

/**
 * The documents of public pages, into which Vite writes the URLs of style sheets. Guides have one of their own: the other
 * pages are smaller without their styles.
 */
export const PUBLIC_DOCUMENTS = {
  "public-page": "public-page.html",
  "public-guide": "public-guide.html",
};

/** The folder with everything that the server needs to render public pages. Browsers get nothing from it. */
export const RENDERER_FOLDER = join(import.meta.dirname, "dist-renderer");

/**
 * Writes the templates of public pages beside the renderer, with style sheet and scripts inline: their first paint waits
 * for no other file.
 */
export function writePublicTemplates(): Plugin {
  const templates = new Map<string, string>();
  return {
    name: "verbena:write-public-templates",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const [theme, start, rest] = await Promise.all([
        readEarlyScript("theme.js"),
        bundleScript("start"),
        bundleScript("main"),
      ]);
      this.emitFile({ type: "asset", fileName: rest.fileName, source: rest.code });
      const starter = start.code.replace("__PUBLIC_SCRIPT__", `/${rest.fileName}`).trim();
      for (const name of Object.values(PUBLIC_DOCUMENTS)) {
        const document = withInlineStyle(name, bundle).replace(
          "<!--scripts-->",
          () => `<script>${theme.trim()}</script><script type="module">${starter}</script>`,
        );
        templates.set(name, document);
      }
    },
    async writeBundle() {
      await mkdir(RENDERER_FOLDER, { recursive: true });
      for (const [name, document] of templates) {
        await writeFile(join(RENDERER_FOLDER, name), document);
      }
    },
  };
}

/** Takes a document and its style sheet out of the bundle. */
function withInlineStyle(name: string, bundle: Rolldown.OutputBundle): string {
  const document = bundle[name];
  if (document?.type !== "asset") throw new Error(`The build has no ${name}.`);
  const source = String(document.source);
  const [link = "", path = ""] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(source) ?? [];
  const styles = bundle[path];
  if (styles?.type !== "asset") throw new Error(`${name} has no style sheet.`);
  delete bundle[name];
  delete bundle[path];
  return source.replace(link, () => `<style>${String(styles.source).trim()}</style>`);
}

/** Bundles a script of public pages. It shares no file with the application. */
async function bundleScript(name: "start" | "main"): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: {
        input: { "public-script": `src/public-pages/script/${name}.ts` },
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const output = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const [chunk, ...others] = output;
  if (chunk?.type !== "chunk" || others.length > 0) {
    throw new Error(`The script ${name} of public pages must be one file.`);
  }
  return chunk;
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { THEME_SCRIPT } from "./early-scripts.ts";
import { buildTargets } from "./minimum-browsers.ts";
import { withInlineParts } from "./prerender-landing.ts";

/** The document of public pages, into which Vite writes the URLs of scripts and styles. */
export const PUBLIC_DOCUMENT = "public-page.html";

/** The folder with everything that the server needs to render public pages. Browsers get nothing from it. */
export const RENDERER_FOLDER = join(import.meta.dirname, "dist-renderer");

/** Bundles the script that public pages load after their first paint. It shares no file with the application. */
async function bundleScript(): Promise<Rolldown.OutputChunk> {
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
        input: { "public-script": "src/public-pages/script/main.ts" },
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const [chunk, ...more] = [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk" || more.length > 0) {
    throw new Error("The script of public pages must be one file.");
  }
  return chunk;
}

/**
 * Writes the template of public pages beside the renderer, with style sheet and scripts inline: their first paint waits
 * for no other file.
 */
export function writePublicTemplate(): Plugin {
  let template = "";
  return {
    name: "verbena:write-public-template",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const document = bundle[PUBLIC_DOCUMENT];
      if (document?.type !== "asset") throw new Error(`The build has no ${PUBLIC_DOCUMENT}.`);
      delete bundle[PUBLIC_DOCUMENT];
      const script = await bundleScript();
      this.emitFile({ type: "asset", fileName: script.fileName, source: script.code });
      template = (await withInlineParts(String(document.source), bundle, THEME_SCRIPT)).replace(
        "__PUBLIC_SCRIPT__",
        `/${script.fileName}`,
      );
    },
    async writeBundle() {
      await mkdir(RENDERER_FOLDER, { recursive: true });
      await writeFile(join(RENDERER_FOLDER, "page.html"), template);
    },
  };
}

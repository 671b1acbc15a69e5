import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";
import { buildTargets } from "./minimum-browsers.ts";
import { oldBrowserStyles } from "./old-browser-styles.ts";
import { decodeEntities } from "./src/app/first-paint/merge-languages.ts";
import type { DocumentName } from "./src/app/first-paint/render-templates.tsx";

/** The folder in which first-paint.css finds the HTML to style. */
const HTML_FOLDER = join(import.meta.dirname, "../../node_modules/.cache/first-paint");

/**
 * Builds the style sheet of the first paint, for all documents.
 *
 * @param rendered the HTML that the style sheet has to style
 */
export async function buildFirstStyles(rendered: string): Promise<string> {
  await mkdir(HTML_FOLDER, { recursive: true });
  // The first paint needs no transitions, no states of a pointer, and no layout above a keyboard.
  const html = rendered.replaceAll(
    / ?(?<=[ "])(?:(?:hover|active|group-hover|motion-safe|short):|transition-|duration-)[^\s"]+/g,
    "",
  );
  // Class names may contain signs that HTML escapes: `[&>svg]:w-5`.
  await writeFile(join(HTML_FOLDER, "templates.html"), decodeEntities(html));
  const styles = await buildPart("src/first-paint.css");
  if (styles.type !== "asset") throw new Error("The first paint has no style sheet.");
  return String(styles.source).trim();
}

/** Builds the script of the first paint in a document. It shares no code with the application. */
export async function buildFirstScript(document: DocumentName): Promise<string> {
  const script = await buildPart(`src/first-paint/documents/${document}.ts`);
  if (script.type !== "chunk") throw new Error("The first paint has no script.");
  // A function, because the scripts of a document share their scope.
  return `(()=>{${script.code.trim()}})()`;
}

async function buildPart(input: string): Promise<Rolldown.OutputAsset | Rolldown.OutputChunk> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "warn",
    plugins: [tailwindcss({ optimize: false }), oldBrowserStyles()],
    build: {
      write: false,
      copyPublicDir: false,
      target: buildTargets,
      cssTarget: buildTargets,
      modulePreload: false,
      rolldownOptions: { input },
    },
  });
  const files = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [part, ...others] = files;
  if (part === undefined || others.length > 0) {
    throw new Error(`The part ${input} of the first paint must be one file.`);
  }
  return part;
}

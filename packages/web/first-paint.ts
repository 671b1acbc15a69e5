import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { buildTargets } from "./minimum-browsers.ts";
import { oldBrowserStyles } from "./old-browser-styles.ts";
import { decodeEntities } from "./src/app/first-paint/merge-languages.ts";

/** The folder in which first-paint.css finds the HTML to style. */
const HTML_FOLDER = join(import.meta.dirname, "../../node_modules/.cache/first-paint");

/**
 * Builds the script and the style sheet of the first paint. They share no code with the application: the document
 * contains them.
 *
 * @param rendered the HTML that the style sheet has to style
 */
export async function buildFirstPaint(
  rendered: string,
): Promise<{ script: string; styles: string }> {
  await mkdir(HTML_FOLDER, { recursive: true });
  // The style sheet that follows has the states of a pointer.
  const html = rendered.replaceAll(/ ?\b(?:hover|active|group-hover|motion-safe):[^\s"]+/g, "");
  // Class names may contain signs that HTML escapes: `[&>svg]:w-5`.
  await writeFile(join(HTML_FOLDER, "templates.html"), decodeEntities(html));
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
      rolldownOptions: { input: "src/first-paint.ts" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error("The build watches files.");
  const files = output.output;
  const script = files.find((file) => file.type === "chunk")?.code;
  const styles = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (script === undefined || styles?.type !== "asset" || files.length !== 2) {
    throw new Error("The first paint must have one script and one style sheet.");
  }
  // A function, because the scripts of a document share their scope.
  return { script: `(()=>{${script.trim()}})()`, styles: String(styles.source).trim() };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin, transformWithOxc } from "vite";

/** The scripts that run before any module, and the files of the public folder that each consists of. */
const parts = {
  /** Of public pages. */
  "theme.js": ["theme.js"],
  /** Of the landing page and of the offline page. */
  "early.js": ["theme.js", "early.js"],
  /** Of the application. */
  "early-application.js": ["theme.js", "early.js", "early-application.js"],
  "polyfills.js": ["polyfills.js"],
} as const;

type EarlyScript = keyof typeof parts;

/** Those that browsers load as a file. The others are in documents. */
export const EARLY_FILES = ["early.js", "polyfills.js"] as const;

/** The colours of the page in the light and the dark theme, from the style sheet. */
export async function paperColours(): Promise<{ light: string; dark: string }> {
  const styles = await readFile(join(import.meta.dirname, "src", "theme.css"), "utf8");
  const [light, dark, ...others] = [...styles.matchAll(/--paper: (#\w+);/g)].map(
    ([, colour]) => colour,
  );
  if (light === undefined || dark === undefined || others.length > 0) {
    throw new Error("theme.css must define --paper twice, for the light and for the dark theme.");
  }
  return { light, dark };
}

/**
 * Reads an early script, fills in its values, and compiles it for browsers that are too old for modules. It shows them
 * a message.
 */
export async function readEarlyScript(name: EarlyScript): Promise<string> {
  const read = (file: string) => readFile(join(import.meta.dirname, "public", file), "utf8");
  const source = (await Promise.all(parts[name].map(read))).join("");
  const colours = await paperColours();
  const filled = source.replace("self.PAPER_COLOURS", JSON.stringify(colours));
  const target = "es2015";
  const { code } = await transformWithOxc(filled, name, { target });
  if (code.includes("require(")) throw new Error(`${name} needs a helper, which it cannot load.`);
  return (await minify(name, code, { compress: { target } })).code;
}

/** Fills in the colour of the documents. In development, also serves the early scripts with their values. */
export function earlyScripts(): Plugin {
  return {
    name: "verbena:early-scripts",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => html.replace("%PAPER%", (await paperColours()).light),
    },
    configureServer({ middlewares }) {
      const serve = (name: EarlyScript) =>
        middlewares.use(`/${name}`, async (_, response) => {
          response.setHeader("content-type", "text/javascript");
          response.end(await readEarlyScript(name));
        });
      serve("theme.js");
      serve("early.js");
      serve("early-application.js");
      serve("polyfills.js");
    },
  };
}

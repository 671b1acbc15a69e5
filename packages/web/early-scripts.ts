import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, transformWithOxc } from "vite";

/** The scripts of the public folder that run before any module. */
export const EARLY_SCRIPTS = ["early.js", "polyfills.js"] as const;

/** Reads an early script, compiled for browsers that are too old for modules. It shows them a message. */
export async function readEarlyScript(name: (typeof EARLY_SCRIPTS)[number]): Promise<string> {
  const source = await readFile(join(import.meta.dirname, "public", name), "utf8");
  const target = "es2015";
  const { code } = await transformWithOxc(source, name, { target });
  if (code.includes("require(")) throw new Error(`${name} needs a helper, which it cannot load.`);
  return (await minify(name, code, { compress: { target } })).code;
}

// Remembers what a long step was last done for, so that a second run can skip it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * A fingerprint of files and folders: it changes when a name or a byte in them does.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to the root
 */
export async function fingerprint(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) await addTo(hash, root, path);
  return hash.digest("hex");
}

/**
 * Does a step unless it was done for the same fingerprint.
 *
 * @param {string} stampFile where the fingerprint is kept
 * @param {string} print
 * @param {() => Promise<unknown>} step
 */
export async function onceFor(stampFile, print, step) {
  if (existsSync(stampFile) && (await readFile(stampFile, "utf8")) === print) return;
  await step();
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, print);
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} root
 * @param {string} path
 */
async function addTo(hash, root, path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
    return;
  }
  const names = entries.map((entry) => entry.name).filter((name) => !ignored.has(name));
  for (const name of names.sort()) await addTo(hash, root, join(path, name));
}

const ignored = new Set(["node_modules", "dist", "test-results"]);

// Checks that what the documents point at is there.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A path in backticks or the target of a link, when it looks like a file or folder of ours. */
const REFERENCE =
  /`((?:packages|e2e|bench|docs|scripts)\/[\w./-]*|[\w-]+\.(?:md|js|json))`|\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/**
 * References in the Markdown files that lead nowhere, one line each.
 *
 * @param {string} root
 */
export async function documentFaults(root) {
  const faults = [];
  for (const document of await markdownFiles(root)) {
    const text = await readFile(join(root, document), "utf8");
    for (const [, path, link] of text.matchAll(REFERENCE)) {
      const target = path ?? join(dirname(document), link ?? "");
      if (!existsSync(join(root, target))) faults.push(`${document}: ${target} does not exist.`);
    }
  }
  return faults;
}

/** @param {string} root */
async function markdownFiles(root) {
  const files = await readdir(root, { recursive: true });
  return files.filter((file) => file.endsWith(".md") && !file.includes("node_modules"));
}

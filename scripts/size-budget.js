// The scripts that each page needs before it can be used, in bytes of Brotli, compared with the page's budget.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./install.js";
import { Failure } from "./run.js";

const dist = join(root, "packages", "web", "dist");

/**
 * Bytes by the page's pattern in preloads.json. The guides to all families share a budget.
 *
 * @type {Record<string, number>}
 */
const budgets = {
  "^/auth/?$": 142_000,
  "^/app/?$": 150_000,
  "^/app/exercise(?:/([^/]+))?/?$": 150_000,
  "^/app/review/?$": 151_500,
  "^/[^/]+/try(?:/([^/]+))?/?$": 150_000,
  "^/app/theory/": 150_000,
  "^/app/": 142_000,
  "": 133_000,
};
const LANDING_BUDGET = 5_000;

/** Fails when a page of the built application exceeds its budget in any language. */
export async function checkSizes() {
  const landing = await landingSize();
  const problems =
    landing <= LANDING_BUDGET ? [] : [`The landing page's scripts have ${landing} bytes (Brotli).`];
  /** @type {Record<string, Record<string, string[]>>} */
  const preloads = JSON.parse(await readFile(join(dist, "preloads.json"), "utf8"));
  const always = ["early.js", ...scriptsIn(await readFile(join(dist, "index.html"), "utf8"))];
  for (const [language, pages] of Object.entries(preloads)) {
    for (const [page, files] of Object.entries(pages)) {
      const budget = budgets[page] ?? budgets[page.replace(/[^/]*$/, "")] ?? 0;
      const sizes = await sizesOf([...new Set([...always, ...files])]);
      const total = sum(sizes);
      if (total <= budget) continue;
      const list = sizes.map(({ file, size }) => `  ${size} ${file}`).join("\n");
      const name = `${page || "every other page"} (${language})`;
      problems.push(`The scripts of ${name} have ${total} bytes (Brotli) of ${budget}:\n${list}`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
}

/** The size of the landing page. Its document also contains scripts. */
async function landingSize() {
  const html = await readFile(join(dist, "landing", "fr.html"), "utf8");
  const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return brotliCompressSync(inline.join("\n")).length + sum(await sizesOf(scriptsIn(html)));
}

/** @param {string} html */
function scriptsIn(html) {
  const addresses = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...addresses].map(([, file = ""]) => file);
}

/**
 * Files with their sizes, the largest first.
 *
 * @param {readonly string[]} files
 */
async function sizesOf(files) {
  const sizes = files.map(async (file) => {
    return { file, size: (await stat(join(dist, `${file}.br`))).size };
  });
  return (await Promise.all(sizes)).sort((a, b) => b.size - a.size);
}

/** @param {readonly { size: number }[]} sizes */
const sum = (sizes) => sizes.reduce((total, { size }) => total + size, 0);

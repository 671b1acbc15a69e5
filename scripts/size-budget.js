// The scripts of each page before the first answer, in bytes of Brotli, compared with their budget.
// `node scripts/size-budget.js --record` stores the sizes with which a later failure is compared.
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "./build.js";
import { root } from "./install.js";
import { Failure, runMain } from "./run.js";

const dist = join(root, "packages", "web", "dist");
const recordFile = join(root, "scripts", "size-budget.json");

const LANDING = "/";

/**
 * The budgets in bytes, by the page's pattern in preloads.json, and the recorded sizes of scripts by page.
 *
 * @typedef {{ budgets: Record<string, number>, sizes: Record<string, Sizes> }} SizeRecord
 * @typedef {Record<string, number>} Sizes by the script's name, without its hash
 */

/** Fails when a page exceeds its budget. */
export async function checkSizes() {
  await build();
  /** @type {SizeRecord} */
  const { budgets, sizes: recorded } = JSON.parse(await readFile(recordFile, "utf8"));
  const measured = await measureSizes();
  const problems = Object.entries(measured).flatMap(([page, sizes]) => {
    // The guides to all families share the budget of their path.
    const budget = budgets[page] ?? budgets[page.replace(/[^/]*$/, "")];
    if (budget === undefined) return [`${page} has no budget in scripts/size-budget.json.`];
    if (total(sizes) <= budget) return [];
    return [
      `The scripts of ${page} have ${total(sizes)} bytes (Brotli), ${total(sizes) - budget} too many.`,
      ...growth(sizes, recorded[page] ?? {}),
    ];
  });
  if (problems.length > 0) throw new Failure(problems.join("\n"));
}

/**
 * Lists the scripts that are larger than recorded.
 *
 * @param {Sizes} sizes
 * @param {Sizes} recorded
 */
function growth(sizes, recorded) {
  return Object.entries(sizes)
    .map(([name, size]) => /** @type {const} */ ([name, size, recorded[name] ?? 0]))
    .filter(([, size, before]) => size > before)
    .sort(([, a, aBefore], [, b, bBefore]) => b - bBefore - (a - aBefore))
    .map(([name, size, before]) => `  ${name}: ${before} → ${size}`);
}

/** @param {Sizes} sizes */
const total = (sizes) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

/**
 * The scripts of each page, in the language with the largest ones.
 *
 * @returns {Promise<Record<string, Sizes>>}
 */
async function measureSizes() {
  /** @type {Record<string, Record<string, string[]>>} */
  const preloads = JSON.parse(await readFile(join(dist, "preloads.json"), "utf8"));
  const inDocument = await scriptsOf("index.html");
  const early = await compressedSize(await readFile(join(dist, "early.js"), "utf8"));
  /** @type {Record<string, Sizes>} */
  const largest = { [LANDING]: await inlineScripts() };
  for (const pages of Object.values(preloads)) {
    for (const [page, files] of Object.entries(pages)) {
      const sizes = { early, ...(await sizesOf([...new Set([...inDocument, ...files])])) };
      if (total(sizes) > total(largest[page] ?? {})) largest[page] = sizes;
    }
  }
  return largest;
}

/** @param {string} document */
async function scriptsOf(document) {
  const html = await readFile(join(dist, document), "utf8");
  const addresses = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...addresses].map(([, file = ""]) => file);
}

/** The landing page's scripts are in its document. */
async function inlineScripts() {
  const document = join("landing", "fr.html");
  const html = await readFile(join(dist, document), "utf8");
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );
  const inline = await compressedSize(scripts.join("\n"));
  return { inline, ...(await sizesOf(await scriptsOf(document))) };
}

/** @param {string} script */
async function compressedSize(script) {
  return (await promisify(brotliCompress)(script)).length;
}

/**
 * @param {readonly string[]} files
 * @returns {Promise<Sizes>}
 */
async function sizesOf(files) {
  /** @type {Sizes} */
  const sizes = {};
  for (const file of files) {
    const name = file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, "$1");
    sizes[name] = (sizes[name] ?? 0) + (await stat(join(dist, `${file}.br`))).size;
  }
  return sizes;
}

/** Stores today's sizes and keeps the budgets. */
async function record() {
  await build();
  /** @type {SizeRecord} */
  const { budgets } = JSON.parse(await readFile(recordFile, "utf8"));
  const sizes = await measureSizes();
  await writeFile(recordFile, `${JSON.stringify({ budgets, sizes }, null, 2)}\n`);
}

if (process.argv[1]?.endsWith("size-budget.js")) {
  await runMain(() => (process.argv.includes("--record") ? record() : checkSizes()));
}

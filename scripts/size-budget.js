// The scripts that each page needs before it can be used, and documents, in bytes of Brotli, compared with budgets.
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root, runNode } from "./install.js";
import { Failure } from "./run.js";

const dist = join(root, "packages", "web", "dist");
/** The templates of public pages, without their content. */
const templates = join(root, "packages", "web", "dist-renderer");

/**
 * Bytes by the page's pattern in list-page-scripts.ts. The guides to all families share a budget. No first paint waits for
 * these scripts; the inline scripts of the document, which it waits for, count too. The same code differs by up to 200
 * bytes between the folders in which it is built.
 *
 * @type {Record<string, number>}
 */
const budgets = {
  "^/auth/?$": 149_200,
  "^/app/?$": 159_300,
  "^/app/exercise(?:/([^/]+))?/?$": 163_000,
  "^/app/review/?$": 166_100,
  "^/[^/]+/try(?:/([^/]+))?/?$": 166_900,
  "^/app/theory/": 159_800,
  "^/app/": 144_200,
  "": 130_800,
};
const LANDING_BUDGET = 5_000;
/** All scripts of another public page. */
const PUBLIC_BUDGET = 6_000;

/** One round trip of a new connection. */
const DOCUMENT_BUDGET = 14_000;
/**
 * The documents of the application. That of exercises also needs room for a sentence. The service worker keeps
 * index.html: no first visit waits for it.
 */
const applicationBudgets = {
  "first-paint/auth.html": 12_000,
  "first-paint/exercise.html": 12_900,
  "first-paint/frame.html": 7_000,
  "index.html": 17_700,
};

/** Fails when a page of the built application exceeds its budget in any language. */
export async function checkSizes() {
  const landings = (await readdir(join(dist, "landing"))).map((name) =>
    join(dist, "landing", name),
  );
  const publicPages = (await readdir(templates)).filter((name) => name.endsWith(".html"));
  const problems = [
    ...(await problemsOf(landings, LANDING_BUDGET, DOCUMENT_BUDGET)),
    ...(await problemsOf(
      publicPages.map((name) => join(templates, name)),
      PUBLIC_BUDGET,
      DOCUMENT_BUDGET,
    )),
  ];
  for (const [name, budget] of Object.entries(applicationBudgets)) {
    const { length } = brotliCompressSync(await readFile(join(dist, name)));
    if (length > budget) problems.push(`${name} has ${length} bytes (Brotli) of ${budget}.`);
  }
  const document = await readFile(join(dist, "index.html"), "utf8");
  const [, data = ""] = /id="application-files">(.*?)</.exec(document) ?? [];
  /** @type {{ scripts: string[], pageScripts: string }} */
  const { scripts, pageScripts } = JSON.parse(data);
  /** @type {Record<string, Record<string, string[]>>} */
  const byLanguage = JSON.parse(await readFile(join(dist, pageScripts), "utf8"));
  for (const [language, pages] of Object.entries(byLanguage)) {
    for (const [page, files] of Object.entries(pages)) {
      const budget = budgets[page] ?? budgets[page.replace(/[^/]*$/, "")] ?? 0;
      const sizes = await sizesOf([...new Set([...scripts, ...files])]);
      const inline = inlineScripts(await readFile(join(dist, documentOf(page)), "utf8"));
      const total = brotliCompressSync(inline).length + sum(sizes);
      if (total <= budget) continue;
      const list = sizes.map(({ file, size }) => `  ${size} ${file}`).join("\n");
      const name = `${page || "every other page"} (${language})`;
      problems.push(`The scripts of ${name} have ${total} bytes (Brotli) of ${budget}:\n${list}`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
  await runNode(["scripts/page-sizes.js"], { quiet: true });
}

/**
 * The document that the server sends for a page, as in application-page.ts.
 *
 * @param {string} page
 */
function documentOf(page) {
  if (page.startsWith("^/auth")) return "first-paint/auth.html";
  const isExercise = /exercise|review|try/.test(page);
  return isExercise ? "first-paint/exercise.html" : "first-paint/frame.html";
}

/**
 * What exceeds a budget in documents that are open to everybody.
 *
 * @param {readonly string[]} documents
 * @param {number} scriptBudget of the scripts in the document and those that they load
 * @param {number} documentBudget
 */
async function problemsOf(documents, scriptBudget, documentBudget) {
  const problems = [];
  for (const document of documents) {
    const name = relative(root, document);
    const html = await readFile(document, "utf8");
    const inline = inlineScripts(html);
    const loaded = [...inline.matchAll(/\/(assets\/[\w-]+\.js)/g)].map(([, file = ""]) => file);
    const scripts = brotliCompressSync(inline).length + sum(await sizesOf(loaded));
    const { length } = brotliCompressSync(html);
    if (scripts > scriptBudget) {
      problems.push(`The scripts of ${name} have ${scripts} bytes (Brotli) of ${scriptBudget}.`);
    }
    if (length > documentBudget) {
      problems.push(`${name} has ${length} bytes (Brotli) of ${documentBudget}.`);
    }
  }
  return problems;
}

/** @param {string} html */
function inlineScripts(html) {
  const scripts = html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code]) => code).join("\n");
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

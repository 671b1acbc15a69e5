// Checks that the built scripts run in the oldest supported browsers (packages/web/minimum-browsers.ts). The build
// rewrites newer syntax, but not regular expressions and not functions of the language and the browser.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./install.js";
import { Failure } from "./run.js";

const dist = join(root, "packages", "web", "dist");

/**
 * Functions that one of the browsers lacks (developer.mozilla.org, browser compatibility data). The list leaves out
 * toSorted, toReversed, with, toWellFormed, and AbortSignal.timeout, because packages/web/public/polyfills.js adds
 * them.
 */
const missing = [
  /\(\?<[=!][^"'`]{0,40}/,
  /\.toSpliced\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bArray\.fromAsync\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bIterator\.\w+\(/,
  /\.isWellFormed\(/,
  /\bRegExp\.escape\(/,
  /\.getOrInsert(?:Computed)?\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bAbortSignal\.any\(/,
  /\bResponse\.json\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find)\(/,
];

export async function checkOldBrowsers() {
  const files = await readdir(dist, { recursive: true });
  const problems = [];
  for (const file of files.filter((name) => name.endsWith(".js") || name.endsWith(".html"))) {
    const code = await readFile(join(dist, file), "utf8");
    for (const pattern of missing) {
      const [found] = pattern.exec(code) ?? [];
      if (found) problems.push(`${file}: old browsers lack ${found}`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
}

// npm run gallery: pictures of every screen in gallery/, and what is wrong with them.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { albumPage } from "./album-page.js";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { Failure, runMain } from "./run.js";
import { chromium } from "./system-packages.js";

const folder = join(root, "gallery");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");

await runMain(async () => {
  await install();
  const browser = await chromium();
  await build();
  await rm(folder, { recursive: true, force: true });
  const failure = await takePictures(browser);
  const screens = await readScreens();
  await writeFile(join(folder, "index.html"), albumPage(screens));
  const faults = faultLines(screens);
  for (const line of faults) console.log(line);
  console.log(`\n${screens.length} screens, ${faults.length} faults`);
  console.log(`${pathToFileURL(folder)}/index.html`);
  if (failure !== null) throw failure;
  if (faults.length > 0) throw new Failure("A good designer would not accept that.");
});

/**
 * @param {string} browser
 * @returns {Promise<Failure | null>} what to end with, once the album is made
 */
async function takePictures(browser) {
  const env = { CHROMIUM_PATH: browser, VERBENA_GALLERY: folder };
  const parameters = ["test", "--config", "gallery.config.ts", "--reporter=line"];
  try {
    await runNode([playwright, ...parameters, ...process.argv.slice(2)], {
      cwd: join(root, "e2e"),
      env,
    });
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** @returns {Promise<import("./album-page.js").Screen[]>} */
async function readScreens() {
  const files = await readdir(folder, { recursive: true });
  const records = files.filter((file) => file.endsWith(".json")).sort();
  return Promise.all(
    records.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))),
  );
}

/**
 * Each fault once, be it in one row of a list or in all, with an example and all screens that have it.
 *
 * @param {readonly import("./album-page.js").Screen[]} screens
 */
function faultLines(screens) {
  /** @type {Map<string, { example: string, places: Set<string> }>} */
  const found = new Map();
  for (const { name, language, faults } of screens) {
    for (const { kind, selector, text, measured, width } of faults) {
      const key = `${kind}: ${selector.replace(/:nth-of-type\(\d+\)/g, "")}`;
      const fault = found.get(key) ?? { example: `“${text}” ${measured}`, places: new Set() };
      fault.places.add(`${name} ${language} ${width}`);
      found.set(key, fault);
    }
  }
  return [...found].map(
    ([fault, { example, places }]) => `${fault}\n    ${example}\n    ${[...places].join(", ")}`,
  );
}

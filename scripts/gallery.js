// npm run gallery: pictures of every screen in gallery/, and their layout faults.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { Failure, runMain } from "./run.js";
import { chromium } from "./system-packages.js";

/**
 * @typedef {{ kind: string, selector: string, text: string, measured: string, width: number }} Fault
 * @typedef {{ file: string, width: number, theme: string }} Picture
 * @typedef {{ name: string, language: string, pictures: Picture[], faults: Fault[] }} Screen
 */

const folder = join(root, "gallery");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");

await runMain(async () => {
  await install();
  const env = { CHROMIUM_PATH: await chromium(), VERBENA_GALLERY: folder };
  await build();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const args = ["test", "--config", "gallery.config.ts", "--reporter=line"];
  // After a failure, the pictures taken so far are shown.
  const failure = await runNode([playwright, ...args, ...process.argv.slice(2)], {
    cwd: join(root, "e2e"),
    env,
  }).catch((error) => error);
  const screens = await readScreens();
  if (failure !== undefined && screens.length === 0) throw failure;
  const page = join(folder, "index.html");
  await writeFile(page, pageOf(screens));
  const faults = faultLines(screens);
  for (const line of faults) console.log(line);
  console.log(`\n${screens.length} screens, ${faults.length} faults\n${pathToFileURL(page)}`);
  if (failure !== undefined) throw failure;
  if (faults.length > 0) throw new Failure("Fix the faults above.");
});

/** @returns {Promise<Screen[]>} */
async function readScreens() {
  const files = await readdir(folder, { recursive: true });
  const records = files.filter((file) => file.endsWith(".json")).sort();
  return Promise.all(
    records.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))),
  );
}

/** @param {readonly Screen[]} screens */
function pageOf(screens) {
  const sections = screens.map(({ name, language, pictures }) => {
    const images = pictures.map(({ file, width, theme }) => {
      return `<a href="${file}"><img loading="lazy" height="480" src="${file}" alt="${width}, ${theme}"></a>`;
    });
    return `<h2>${name} (${language})</h2>\n${images.join("\n")}`;
  });
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Verbena</title>\n${sections.join("\n")}\n`;
}

/**
 * Lists each fault once, with an example and all screens that have it.
 *
 * @param {readonly Screen[]} screens
 */
function faultLines(screens) {
  const all = screens.flatMap(({ name, language, faults }) =>
    faults.map(({ kind, selector, text, measured, width }) => ({
      fault: `${kind}: ${selector.replace(/:nth-of-type\(\d+\)/g, "")}`,
      example: `“${text}” ${measured}`,
      place: `${name} ${language} ${width}`,
    })),
  );
  return [...new Set(all.map(({ fault }) => fault))].map((fault) => {
    const same = all.filter((other) => other.fault === fault);
    const places = new Set(same.map(({ place }) => place));
    return `${fault}\n    ${same[0]?.example}\n    ${[...places].join(", ")}`;
  });
}

// Builds the web application and the server when one of their sources has changed.
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { changedAt, install, root, runNode } from "./install.js";
import { runMain } from "./run.js";

const sharedSources = [
  "packages/spanish",
  "packages/core",
  "packages/content",
  "packages/server/src",
];
/** @type {readonly { folder: string, sources: readonly string[], command: readonly string[] }[]} */
const parts = [
  {
    folder: "packages/web",
    sources: [...sharedSources, "packages/web"],
    command: ["build.ts"],
  },
  {
    folder: "packages/server",
    sources: [...sharedSources, "packages/server"],
    command: ["build.ts"],
  },
];

/**
 * Node's arguments for the built server. V8 collects garbage earlier than by default, and glibc shares its arenas
 * between threads: together, this saves 60 MB under load. Higher values cost memory and save processor time.
 * docs/operations.md shows the same command.
 */
export const nodeOptions = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=50",
  // Collect with one thread: sharing so little memory between several would take longer.
  "--no-parallel-scavenge",
];
export const serverArguments = [
  ...nodeOptions,
  join(root, "packages", "server", "dist", "main.js"),
];
export const serverVariables = { MALLOC_ARENA_MAX: "2" };

/** Leaves the built application in packages/web/dist and packages/server/dist. */
export async function build() {
  await Promise.all(parts.map(buildPart));
}

/** @param {typeof parts[number]} part */
async function buildPart({ folder, sources, command }) {
  const dist = join(root, folder, "dist");
  const stamp = join(dist, ".verbena-built");
  if ((await changedAt(stamp)) > (await lastChange(sources))) return;
  console.log(`Building ${folder} …`);
  const started = new Date();
  await mkdir(dist, { recursive: true });
  // Without a stamp, an interrupted build is repeated.
  await rm(stamp, { force: true });
  await runNode(command, { cwd: join(root, folder) });
  await writeFile(stamp, "");
  // Dates the stamp to the start of the build: edits during the build trigger another one.
  await utimes(stamp, started, started);
}

/**
 * When a source last changed, in ms since 1970.
 *
 * @param {readonly string[]} sources
 */
async function lastChange(sources) {
  const folders = sources.map(async (source) => {
    const names = await readdir(join(root, source), { recursive: true });
    return names.filter((name) => !ignored.test(name)).map((name) => join(root, source, name));
  });
  const paths = [join(root, "package-lock.json"), ...(await Promise.all(folders)).flat()];
  return Math.max(...(await Promise.all(paths.map(changedAt))));
}

const ignored = /(^|[\\/])(node_modules|dist|dist-renderer|test-results)([\\/]|$)/;

if (process.argv[1]?.endsWith("build.js")) {
  await runMain(async () => {
    await install();
    await build();
  });
}

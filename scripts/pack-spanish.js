// npm run pack:spanish -- FOLDER: writes the engine as a package for npm into a folder, by default the folder release.
import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { install, npm, root, runNode } from "./install.js";
import { runMain } from "./run.js";

const engine = join(root, "packages", "spanish");

/**
 * Builds the package and packs it.
 *
 * @param {string} folder
 * @returns the path of the package, a .tgz file
 */
export async function packSpanish(folder) {
  await install();
  await runNode([join(engine, "build.ts")], { quiet: true });
  await mkdir(folder, { recursive: true });
  const options = ["--silent", "--pack-destination", folder];
  // Prints the name of the file.
  const output = execFileSync(npm, ["pack", ...options], { cwd: join(engine, "dist") });
  return join(folder, output.toString().trim());
}

if (process.argv[1]?.endsWith("pack-spanish.js")) {
  await runMain(async () => {
    const folder = resolve(
      process.env["INIT_CWD"] ?? ".",
      process.argv[2] ?? join(root, "release"),
    );
    console.log(await packSpanish(folder));
  });
}

import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyRepository } from "./copy-repository.ts";

const root = join(import.meta.dirname, "..", "..");

/**
 * The constant in which the other release differs. Its script gets another name, and so does each script that imports
 * it.
 */
const constant = {
  file: "packages/web/src/app/lazy-page.ts",
  from: "TIMEOUT_MS = 5_000",
  to: "TIMEOUT_MS = 5_001",
};

/**
 * Builds another release in a temporary folder: the same server, and a web application that differs in one constant.
 *
 * @returns the folder, to delete afterwards, and the built server
 */
export async function buildOtherRelease(): Promise<{ folder: string; program: string }> {
  const folder = await copyRepository(["core", "content", "server", "web"]);
  await changeConstant(join(folder, constant.file));
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const args = [vite, "build", "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, args, { cwd: join(folder, "packages/web") });
  await cp(join(root, "packages/server/dist"), join(folder, "packages/server/dist"), {
    recursive: true,
  });
  return { folder, program: join(folder, "packages/server/dist/main.js") };
}

async function changeConstant(file: string): Promise<void> {
  const source = await readFile(file, "utf8");
  if (!source.includes(constant.from)) throw new Error(`No "${constant.from}" in ${file}`);
  await writeFile(file, source.replace(constant.from, constant.to));
}

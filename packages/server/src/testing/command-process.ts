import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** Runs a file of `commands` in its own process, with this environment only. */
export async function runCommandFile(
  file: string,
  environment: Record<string, string>,
  ...args: string[]
) {
  const command = fileURLToPath(new URL(`../commands/${file}`, import.meta.url));
  const { PATH = "", POSTGRES_BINARIES: binaries, NODE_COMPILE_CACHE = "" } = process.env;
  const path = binaries ? `${binaries}${delimiter}${PATH}` : PATH;
  const env = { PATH: path, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [command, ...args], { env });
  const ended = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { status: child.exitCode, output, errors };
}

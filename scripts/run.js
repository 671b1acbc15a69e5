// Runs programs for the other scripts and says what goes wrong in one line.
import { spawn } from "node:child_process";

/** A failure whose message is all that a person needs: no stack is shown. */
export class Failure extends Error {}

/**
 * Runs a program to its end, with its output passed on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean }} [options]
 *   quiet: output is shown only when the program fails
 * @returns {Promise<string>} what it printed, when quiet
 */
export function run(command, args, { env = {}, cwd, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const printed = /** @type {Buffer[]} */ ([]);
    child.stdout?.on("data", (chunk) => printed.push(chunk));
    child.stderr?.on("data", (chunk) => printed.push(chunk));
    child.on("error", () => reject(new Failure(`${command} could not be started.`)));
    child.on("close", (status) => {
      const output = Buffer.concat(printed).toString();
      if (status === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(
        new Failure(`${[command, ...args].join(" ").slice(0, 120)} failed (status ${status}).`),
      );
    });
  });
}

/**
 * Runs a script's main function; a failure is one line on standard error and exit status 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

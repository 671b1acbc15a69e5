// Runs programs for the other scripts and reports failures in one line.
import { spawn } from "node:child_process";

/** An expected failure. Scripts print only its message, without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean }} [options]
 *   quiet: show the output only when the program fails
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, cwd, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const output = /** @type {Buffer[]} */ ([]);
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("error", () => reject(new Failure(`${command} could not be started.`)));
    child.on("close", (status) => {
      if (status === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      const line = [command, ...args].join(" ").slice(0, 120);
      reject(new Failure(`${line} failed (status ${status}).`));
    });
  });
}

/**
 * Runs a script's main function. A failure sets exit status 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

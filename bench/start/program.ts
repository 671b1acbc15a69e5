import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { projectNode } from "../../scripts/install.js";
import type { Defer } from "../harness/benchmark.ts";
import { lastDescendant, treeMemory } from "./memory.ts";

const SAMPLE_MS = 50;

type Started = {
  /** From the start of the program to the line that says that it is ready. */
  readyMs: number;
  /** The most memory of the program and all that it started until then, in MB. */
  treeMb: number;
  /** The process that serves. */
  pid: number;
  stop: () => Promise<void>;
};

/** Starts a program that prints a line with "is ready", and waits for that line. */
export async function startUntilReady(
  args: readonly string[],
  env: Record<string, string>,
  defer: Defer,
): Promise<Started> {
  const begin = performance.now();
  const program = spawn(projectNode(), args, {
    env: { ...process.env, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid = 0 } = program;
  const errors = text(program.stderr);
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    program.kill();
    await once(program, "exit");
  };
  defer(stop);
  let readyMs = 0;
  let treeMb = 0;
  const lines = createInterface(program.stdout);
  const ended = once(lines, "close");
  lines.on("line", (line) => {
    if (line.includes("is ready")) readyMs ||= performance.now() - begin;
  });
  while (readyMs === 0) {
    treeMb = Math.max(treeMb, await treeMemory(pid));
    await Promise.race([ended, sleep(SAMPLE_MS)]);
    if (program.exitCode !== null) throw new Error(`It did not start:\n${await errors}`);
  }
  return { readyMs, treeMb, pid: await lastDescendant(pid), stop };
}

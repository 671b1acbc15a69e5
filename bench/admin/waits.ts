import { readFile, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { quantile } from "../harness/figures.ts";
import { answerCalls } from "../server/calls.ts";
import { send } from "../server/load.ts";
import type { OpenSite } from "./page-times.ts";

/** How a learner fared while something went on; latencies in ms. */
export type Waits = {
  /** How long it went on, in seconds. */
  seconds: number;
  /** How much the server's memory grew at the most, in MB; NaN where it cannot be read. */
  grownMb: number;
  p50: number;
  p95: number;
  longest: number;
};

/** A learner who sends an answer, and the next one when it is recorded, while something goes on. */
export async function waitsDuring(
  { site, origin, pid }: Pick<OpenSite, "site" | "origin"> & { pid: number },
  action: () => Promise<unknown>,
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const nextAnswer = answerCalls(site.questions, 1)(site.learner);
  const waits: number[] = [];
  await send(origin, agent, nextAnswer());

  const before = await beginPeak(pid);
  const begin = performance.now();
  let isOver = false;
  const going = action().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const sent = performance.now();
    await send(origin, agent, nextAnswer());
    waits.push(performance.now() - sent);
  }
  await going;
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return {
    seconds,
    grownMb: (await memory(pid, "VmHWM")) - before,
    p50: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
    longest: Math.max(...waits),
  };
}

/** Lets the peak of a process begin anew; where Linux is not, it cannot be read. */
async function beginPeak(pid: number): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  return memory(pid, "VmRSS");
}

async function memory(pid: number, line: "VmHWM" | "VmRSS"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const [, kilobytes] = status.match(new RegExp(`^${line}:\\s+(\\d+) kB`, "m")) ?? [];
  return Number(kilobytes) / 1024;
}

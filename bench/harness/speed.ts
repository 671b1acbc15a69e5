import { median } from "./benchmark.ts";

/** A function to compare; `run` returns how many units it has processed. */
export type Contender = { name: string; run: () => number };

type Rounds = { rounds: number; roundMs: number };

/**
 * Units per second and core, the median of some rounds in which the contenders take turns. It counts
 * processor time, which other programs on the machine do not change.
 */
export function unitsPerSecond(contenders: readonly Contender[], options: Rounds): number[] {
  const { rounds, roundMs } = options;
  const speeds = contenders.map((): number[] => []);
  for (const { run } of contenders) measureSpeed(run, roundMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { run }] of contenders.entries())
      speeds[index]?.push(measureSpeed(run, roundMs));
  }
  return speeds.map(median);
}

function measureSpeed(run: () => number, roundMs: number): number {
  // Another contender may have emptied a cache.
  run();
  const start = process.cpuUsage();
  let units = 0;
  for (;;) {
    units += run();
    const { user, system } = process.cpuUsage(start);
    if (user + system > roundMs * 1000) return (units / (user + system)) * 1e6;
  }
}

/** The duration of a call in ms. */
export function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

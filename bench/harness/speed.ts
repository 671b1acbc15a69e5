import { median } from "./report.ts";

/** Something to repeat; `run` returns how many units it has done. */
export type Contender = { name: string; run: () => number };

type Rounds = { rounds: number; roundMs: number };

/**
 * Units per second and core, the median of some rounds in which the contenders take turns. It counts
 * processor time, which other programs on the machine do not change.
 */
export function unitsPerSecond(contenders: readonly Contender[], options: Rounds): number[] {
  const { rounds, roundMs } = options;
  const speeds = contenders.map((): number[] => []);
  for (const { run } of contenders) measured(run, roundMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { run }] of contenders.entries())
      speeds[index]?.push(measured(run, roundMs));
  }
  return speeds.map(median);
}

function measured(run: () => number, roundMs: number): number {
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

/** How long a call takes, in ms. */
export function duration(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

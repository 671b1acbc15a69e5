import { median, quantile } from "../harness/figures.ts";

/** One request or transaction: when it ended, on any clock, and how long it took; both in ms. */
export type Sample = { endedAt: number; ms: number };

/** Of one run; latencies in ms. */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number };

export type Duration = { warmUpMs: number; ms: number };

/** What a run shows once it is warm. */
export function figuresOf(samples: readonly Sample[], { warmUpMs, ms }: Duration): Figures {
  const begin = samples.reduce((first, { endedAt }) => Math.min(first, endedAt), Infinity);
  const warm = begin + warmUpMs;
  const counted = samples.filter(({ endedAt }) => endedAt >= warm && endedAt < warm + ms);
  const latencies = counted.map((sample) => sample.ms);
  return {
    perSecond: (counted.length * 1000) / ms,
    p50: median(latencies),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
}

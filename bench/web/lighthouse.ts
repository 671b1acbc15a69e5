import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext } from "playwright-core";
import { freePort } from "../../packages/server/src/testing/postgres.ts";
import { median } from "../harness/benchmark.ts";
import { launchProfile } from "../harness/browser.ts";

/** A first visit on a simulated phone: times in ms, sizes in bytes as transferred. */
export type Visit = {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** The longest task that ends after the first paint. Lighthouse reports none under 50 ms: then it is 0. */
  longestTask: number;
  shift: number;
  data: number;
  total: number;
  requests: number;
};

/** The part of Lighthouse's report that the benchmark uses. */
type LighthouseReport = {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }> & {
    "network-requests": { details: { items: NetworkRequest[] } };
    "long-tasks": { details: { items: Task[] } };
  };
};

type NetworkRequest = { resourceType: string; transferSize: number };

/** A task of the main thread on the simulated phone; times in ms. */
type Task = { startTime: number; duration: number };

const MAX_REPORT_BYTES = 100_000_000;

/**
 * Runs Lighthouse with its defaults: a phone on slow 4G with the processor slowed down four times, both
 * simulated from one load.
 *
 * @param prepare signs in, in an otherwise empty browser profile
 */
export async function lighthouse(
  address: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const port = await freePort();
  const context = await launchProfile([`--remote-debugging-port=${port}`, "--disable-gpu"]);
  try {
    await prepare(context);
    const options = ["--only-categories=performance", "--output=json", "--quiet", `--port=${port}`];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [process.env["LIGHTHOUSE"] ?? "", address, ...options],
      { maxBuffer: MAX_REPORT_BYTES },
    );
    return visitOf(JSON.parse(stdout));
  } finally {
    await context.close();
  }
}

function visitOf({ runtimeError, categories, audits }: LighthouseReport): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"].details.items;
  const data = requests.filter(({ resourceType }) => ["Fetch", "XHR"].includes(resourceType));
  const firstPaint = numberOf("first-contentful-paint");
  const tasks = audits["long-tasks"].details.items.filter(
    ({ startTime, duration }) => startTime + duration > firstPaint,
  );
  return {
    performance: categories.performance.score * 100,
    firstPaint,
    largestPaint: numberOf("largest-contentful-paint"),
    blocking: numberOf("total-blocking-time"),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    shift: numberOf("cumulative-layout-shift"),
    data: data.reduce((sum, { transferSize }) => sum + transferSize, 0),
    total: numberOf("total-byte-weight"),
    requests: requests.length,
  };
}

/** The median of each value. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return {
    performance: medianOf("performance"),
    firstPaint: medianOf("firstPaint"),
    largestPaint: medianOf("largestPaint"),
    blocking: medianOf("blocking"),
    longestTask: medianOf("longestTask"),
    shift: medianOf("shift"),
    data: medianOf("data"),
    total: medianOf("total"),
    requests: medianOf("requests"),
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { languages } from "@verbena/core/languages";
import { commonInfinitives } from "@verbena/spanish/verbs";
import { openBuiltPages } from "../../packages/server/src/testing/built-pages.ts";
import { type Duration, openConnection } from "./load.ts";

const CONNECTIONS = 4;

const paths = [...commonInfinitives()]
  .map((verb, index) => `/${languages[index % languages.length]}/verbs/${encodeURIComponent(verb)}`)
  .values();

/** The page of another verb each time, so that no cache has it. */
function nextPath(): string {
  const { value } = paths.next();
  if (value === undefined) throw new Error("the pages of all verbs have been requested");
  return value;
}

/**
 * Renders and compresses pages in this process.
 *
 * @returns the processor time of each in ms, with all threads
 */
export async function timesOfPages(pages: number): Promise<number[]> {
  const open = await openBuiltPages();
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const path = nextPath();
    const before = process.cpuUsage();
    await open(path);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}

/** Requests pages at even intervals for a while. */
export async function requestPages(
  origin: string,
  perSecond: number,
  { warmUpMs, ms }: Duration,
): Promise<void> {
  const pages = Math.floor(((warmUpMs + ms) / 1000) * perSecond);
  const begin = performance.now();
  const runs = Array.from({ length: CONNECTIONS }, async (_, first) => {
    const connection = await openConnection(origin);
    for (let page = first; page < pages; page += CONNECTIONS) {
      await sleep(Math.max(0, begin + (page * 1000) / perSecond - performance.now()));
      await connection.send({ method: "GET", path: nextPath(), cookie: "" });
    }
    connection.close();
  });
  await Promise.all(runs);
}

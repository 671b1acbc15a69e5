import { Agent } from "node:http";
import { median } from "../harness/figures.ts";
import { type Call, send } from "../server/load.ts";
import type { Page } from "./pages.ts";
import type { Site } from "./site.ts";

/** Calls of a page before those that count. */
const WARM_UP = 4;

/** A site whose server runs, and what is looked at there. */
export type OpenSite = { site: Site; origin: string; pages: readonly Page[] };

/**
 * How long each page takes on each site, in ms at the median. Sites and addresses take turns: what
 * slows the machine for a while slows all of them.
 */
export async function timePages(
  sites: readonly OpenSite[],
  samples: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const agent = new Agent({ keepAlive: true });
  for (const [index, { title }] of (sites[0]?.pages ?? []).entries()) {
    const taken = sites.map((): number[] => []);
    for (let turn = 0; turn < WARM_UP + samples; turn += 1) {
      for (const [number, { site, origin, pages }] of sites.entries()) {
        const paths = pages[index]?.paths ?? [];
        const path = paths[turn % paths.length] ?? "";
        const ms = await timed(origin, agent, {
          method: "GET",
          path,
          cookie: site.administrator.cookie,
        });
        if (turn >= WARM_UP) taken[number]?.push(ms);
      }
    }
    times.set(title, taken.map(median));
  }
  agent.destroy();
  return times;
}

async function timed(origin: string, agent: Agent, call: Call): Promise<number> {
  const begin = performance.now();
  await send(origin, agent, call);
  return performance.now() - begin;
}

import type { Database } from "../../packages/server/src/db/database.ts";
import {
  findMatches,
  findUsers,
} from "../../packages/server/src/features/administration/find-users.ts";
import { median } from "../harness/figures.ts";
import { placeAt, wanted } from "./pages.ts";
import type { Site } from "./site.ts";

/** A page as Verbena reads it, and as one would at first; both in ms at the median. */
export type Comparison = { title: string; verbena: number; naive: number };

const SORT = { sort: "username", direction: "asc" } as const;

/** The same pages read in two ways, by turns, without a server. */
export async function compareStatements(site: Site, samples: number): Promise<Comparison[]> {
  const middle = Math.floor(site.users / 2);
  return site.onDatabase(async (db) => {
    const from = await placeAt(db, SORT, middle);
    const ways = [
      {
        title: "page in the middle, by name",
        verbena: () => findUsers(db, wanted({ ...SORT, from }), null),
        naive: () => db.execute(naivePage("", middle)),
      },
      searching(db, "search that finds a few", "a1b2"),
      searching(db, "search that finds half", "@escuela"),
      searching(db, "search that finds nobody", "zzzzyy"),
    ];
    const comparisons: Comparison[] = [];
    for (const { title, verbena, naive } of ways) {
      const [own, other] = await inTurns([verbena, naive], samples);
      comparisons.push({ title, verbena: own ?? Number.NaN, naive: other ?? Number.NaN });
    }
    return comparisons;
  });
}

function searching(db: Database, title: string, search: string) {
  return {
    title,
    verbena: async () =>
      findUsers(db, wanted({ ...SORT, search }), await findMatches(db, { search })),
    naive: () => db.execute(naivePage(search, 0)),
  };
}

function naivePage(search: string, offset: number): string {
  return `select users.*, user_totals.* from users join user_totals on user_id = users.id
    where name ilike '%${search}%' or email ilike '%${search}%'
    order by name collate "und-x-icu", id offset ${offset} limit 51`;
}

async function inTurns(ways: (() => Promise<unknown>)[], samples: number): Promise<number[]> {
  const times = ways.map((): number[] => []);
  for (let turn = 0; turn < samples; turn += 1) {
    for (const [index, run] of ways.entries()) {
      const begin = performance.now();
      await run();
      times[index]?.push(performance.now() - begin);
    }
  }
  return times.map(median);
}

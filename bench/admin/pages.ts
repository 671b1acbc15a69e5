import { Agent } from "node:http";
import type { Database } from "../../packages/server/src/db/database.ts";
import {
  findUsers,
  type WantedUsers,
} from "../../packages/server/src/features/administration/find-users.ts";
import {
  type Direction,
  type SortKey,
  sortKeys,
  type UserPosition,
} from "../../packages/server/src/features/administration/user-order.ts";
import { encodeCursor } from "../../packages/server/src/input/cursor.ts";
import { log } from "../harness/benchmark.ts";
import { median } from "../harness/report.ts";
import { timeCall } from "../server/load.ts";
import { type AdminSite, EXERCISES_REPORTED } from "./seed.ts";

/** A page of the administration, with paths that are requested in turns. */
type Page = { title: string; paths: readonly string[] };

/** Calls of each page that are not counted. */
const WARM_UP = 4;

/**
 * Median time of each page on each site, in ms. Sites and paths take turns, so that a slow moment of
 * the machine slows all of them.
 */
export async function timePages(
  sites: readonly AdminSite[],
  samples: number,
): Promise<Map<string, number[]>> {
  const running: { origin: string; cookie: string; pages: Page[]; stop: () => Promise<void> }[] =
    [];
  for (const site of sites) {
    const pages = await pagesOf(site);
    running.push({ pages, cookie: site.administrator.cookie, ...(await site.start()) });
  }
  const times = new Map<string, number[]>();
  const agent = new Agent({ keepAlive: true });
  for (const [index, { title }] of (running[0]?.pages ?? []).entries()) {
    log(`${title} …`);
    const samplesOfSites = running.map((): number[] => []);
    for (let turn = 0; turn < WARM_UP + samples; turn += 1) {
      for (const [number, { origin, cookie, pages }] of running.entries()) {
        const paths = pages[index]?.paths ?? [];
        const path = paths[turn % paths.length] ?? "";
        const ms = await timeCall(origin, agent, { method: "GET", path, cookie });
        if (turn >= WARM_UP) samplesOfSites[number]?.push(ms);
      }
    }
    times.set(title, samplesOfSites.map(median));
  }
  agent.destroy();
  for (const { stop } of running) await stop();
  return times;
}

const directions = ["asc", "desc"] as const satisfies Direction[];

const searches = [
  ["beginning of an address", "learner77"],
  ["middle of a name", "a1b2"],
  ["one letter that half of all have", "ñ"],
  ["one letter that everybody has", "e"],
  ["two letters that nobody has", "qx"],
  ["nobody", "zzzzyy"],
  ["half of all users", "@escuela"],
] as const;

async function pagesOf({ users, onDatabase }: AdminSite): Promise<Page[]> {
  const middle = Math.floor(users / 2);
  return onDatabase(async (db) => {
    const lists: Page[] = [];
    for (const sort of sortKeys) {
      const firstPaths = directions.map((direction) => usersPath({ sort, direction }));
      const middlePaths: string[] = [];
      for (const direction of directions) {
        const from = encodeCursor(await positionAt(db, { sort, direction }, middle));
        middlePaths.push(usersPath({ sort, direction, from }));
      }
      lists.push({ title: `users by ${sort}, first page`, paths: firstPaths });
      lists.push({ title: `users by ${sort}, in the middle`, paths: middlePaths });
    }
    return [
      { title: "figures of the platform", paths: ["/api/admin/overview"] },
      ...lists,
      ...searches.map(([title, search]) => ({
        title: `search: ${title}`,
        paths: directions.map((direction) => usersPath({ search, sort: "username", direction })),
      })),
      ...(await logAndReportPages(db, users)),
    ];
  });
}

function usersPath(query: Record<string, string>): string {
  return `/api/admin/users?${new URLSearchParams(query)}`;
}

type Order = { sort: SortKey; direction: Direction };

const never = { asc: "infinity", desc: "-infinity" };

const orders: Record<SortKey, (direction: Direction) => string> = {
  username: () => 'name collate "und-x-icu"',
  email: () => "email",
  created_at: () => "created_at",
  last_sign_in_at: (direction) => `coalesce(last_sign_in_at, '${never[direction]}')`,
  total_attempts: () => "total_attempts",
  total_correct: () => "total_correct",
  success_rate: () => "success_rate",
};

/** The position of the user who comes after a number of others. */
async function positionAt(
  db: Database,
  { sort, direction }: Order,
  before: number,
): Promise<UserPosition> {
  const { id } = await onlyRow<{ id: string }>(
    db,
    `select id from users join user_totals on user_id = id
      order by ${orders[sort](direction)} ${direction}, id ${direction} offset ${before} limit 1`,
  );
  const [user] = await findUsers(db, usersQuery({ sort, direction }), [id]);
  if (!user) throw new Error(`no user ${id}`);
  return [user[sort], user.id];
}

/** A query for the first page of all users, with changes. */
function usersQuery(change: Partial<WantedUsers>): WantedUsers {
  const first = { search: "", sort: "created_at", direction: "desc", from: null } as const;
  return { ...first, way: "forward", limit: 51, ...change };
}

/** Exercises with the time of their oldest report. */
const exercisesReported = `(
  select exercise_id, min(created_at) as first from exercise_reports group by exercise_id
) as reported`;

/** Pages of the log and of the reports. */
async function logAndReportPages(db: Database, users: number): Promise<Page[]> {
  const action = await cursorAt(db, "admin_actions", "at", users / 2, ["kind", "admin_id"]);
  const report = await cursorAt(
    db,
    exercisesReported,
    "first",
    Math.min(EXERCISES_REPORTED, users / 20) / 2,
    ["exercise_id"],
  );
  const [log, reports] = ["/api/admin/actions", "/api/admin/reports"];
  return [
    { title: "log, first page", paths: [log] },
    { title: "log, in the middle", paths: [`${log}?before=${action}`] },
    { title: "log, one kind", paths: [`${log}?kind=users-exported`] },
    { title: "log, a kind without entries", paths: [`${log}?kind=role-granted`] },
    { title: "log, administrators", paths: [`${log}/administrators`] },
    { title: "reports, first page", paths: [reports] },
    { title: "reports, in the middle", paths: [`${reports}?after=${report}`] },
  ];
}

/** The cursor of a row, by time. */
async function cursorAt(
  db: Database,
  table: string,
  time: string,
  offset: number,
  rest: readonly string[],
): Promise<string> {
  const statement = `select (extract(epoch from ${time}) * 1000)::float8 as ms, json_build_array(${rest}) as rest
      from ${table} order by ${time}, ${rest} offset ${Math.floor(offset)} limit 1`;
  const row = await onlyRow<{ ms: number; rest: string[] }>(db, statement);
  return encodeCursor([new Date(row.ms).toISOString(), ...row.rest]);
}

async function onlyRow<Row extends Record<string, unknown>>(
  db: Database,
  statement: string,
): Promise<Row> {
  const { rows } = await db.execute<Row>(statement);
  const [row] = rows;
  if (!row) throw new Error(`no row for ${statement}`);
  return row;
}

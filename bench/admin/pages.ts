import type { Database } from "../../packages/server/src/db/database.ts";
import {
  cursorOf,
  findUsers,
  type WantedUsers,
} from "../../packages/server/src/features/administration/find-users.ts";
import {
  type Cursor,
  cursorText,
  type Direction,
  type SortKey,
  sortKeys,
} from "../../packages/server/src/features/administration/user-order.ts";
import { EXERCISES_REPORTED } from "./seed.ts";
import type { Site } from "./site.ts";

/** Something that an administrator looks at: what is asked for in turns. */
export type Page = { title: string; paths: readonly string[] };

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

/** The pages of a site; those in the middle begin beside a user, or a row, of its own. */
export async function pagesOf({ users, onDatabase }: Site): Promise<Page[]> {
  const middle = Math.floor(users / 2);
  return onDatabase(async (db) => {
    const lists: Page[] = [];
    for (const sort of sortKeys) {
      const first = directions.map((direction) => addressOf({ sort, direction }));
      const inMiddle: string[] = [];
      for (const direction of directions) {
        const from = cursorText(await placeAt(db, { sort, direction }, middle));
        inMiddle.push(addressOf({ sort, direction, from }));
      }
      lists.push({ title: `users by ${sort}, first page`, paths: first });
      lists.push({ title: `users by ${sort}, in the middle`, paths: inMiddle });
    }
    return [
      { title: "figures of the platform", paths: ["/api/admin/overview"] },
      ...lists,
      ...searches.map(([title, search]) => ({
        title: `search: ${title}`,
        paths: directions.map((direction) => addressOf({ search, sort: "username", direction })),
      })),
      ...(await queuesOf(db, users)),
    ];
  });
}

function addressOf(query: Record<string, string>): string {
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

/** The place of the user who has so many before them. */
export async function placeAt(
  db: Database,
  { sort, direction }: Order,
  before: number,
): Promise<Cursor> {
  const { id } = await onlyRow<{ id: string }>(
    db,
    `select id from users join user_totals on user_id = id
      order by ${orders[sort](direction)} ${direction}, id ${direction} offset ${before} limit 1`,
  );
  const [user] = await findUsers(db, wanted({ sort, direction }), [id]);
  if (!user) throw new Error("no such user");
  return cursorOf(user, sort);
}

/** The first page of everybody, but for what is wanted otherwise. */
export function wanted(change: Partial<WantedUsers>): WantedUsers {
  const first = { search: "", sort: "created_at", direction: "desc", from: null } as const;
  return { ...first, way: "forward", limit: 51, ...change };
}

/** Each with the time of its oldest report. */
const exercisesReported = `(
  select exercise_id, min(created_at) as first from exercise_reports group by exercise_id
) as reported`;

/** The log and the reports, each with its first page and one in the middle. */
async function queuesOf(db: Database, users: number): Promise<Page[]> {
  const action = await rowAt(db, "admin_actions", "at", users / 2, "kind || '_' || admin_id");
  const report = await rowAt(db, exercisesReported, "first", EXERCISES_REPORTED / 2, "exercise_id");
  const [log, reports] = ["/api/admin/actions", "/api/admin/reports"];
  return [
    { title: "log, first page", paths: [log] },
    { title: "log, in the middle", paths: [`${log}?before=${action}`] },
    { title: "log, one kind", paths: [`${log}?kind=users-exported`] },
    { title: "log, a kind that there is not", paths: [`${log}?kind=role-granted`] },
    { title: "log, who acted", paths: [`${log}/administrators`] },
    { title: "reports, first page", paths: [reports] },
    { title: "reports, in the middle", paths: [`${reports}?after=${report}`] },
  ];
}

/** The place of a row in the order of time, as an address has it. */
async function rowAt(
  db: Database,
  table: string,
  time: string,
  offset: number,
  rest = "id",
): Promise<string> {
  const statement = `select (extract(epoch from ${time}) * 1000)::float8 as ms, ${rest} as rest from ${table}
      order by ${time}, rest offset ${Math.floor(offset)} limit 1`;
  const row = await onlyRow<{ ms: number; rest: string }>(db, statement);
  return `${new Date(row.ms).toISOString()}_${row.rest}`;
}

async function onlyRow<Row extends Record<string, unknown>>(
  db: Database,
  statement: string,
): Promise<Row> {
  const { rows } = await db.execute<Row>(statement);
  const [row] = rows;
  if (!row) throw new Error("no such row");
  return row;
}

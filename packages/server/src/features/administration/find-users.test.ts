import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users, userTotals } from "../../db/schema.ts";
import { tableScans } from "../../testing/table-scans.ts";
import { testApp } from "../../testing/test-app.ts";
import {
  findMatches,
  findUsers,
  matchesStatement,
  pageStatement,
  type WantedUsers,
} from "./find-users.ts";
import { sortKeys } from "./user-order.ts";

const SIZE = 20_000;
const LIMIT = 51;

const { db } = await testApp();

beforeAll(async () => {
  await db.execute(sql`
    insert into ${users} (id, name, email, created_at, updated_at, last_sign_in_at)
    select gen_random_uuid(), 'name' || n % 5000, 'u' || n || '@example.org',
      timestamptz '2026-01-01' + n * interval '1 minute', now(),
      case when n % 3 > 0 then timestamptz '2026-02-01' + n % 900 * interval '1 hour' end
    from generate_series(1, ${SIZE}::int) as n`);
  await db.execute(sql`
    update ${userTotals} set total_attempts = 2000 + hashtext(user_id::text) % 1000,
      total_correct = 1000 + hashtext(user_id::text) % 997`);
  await db.execute(sql`update ${users} set role = 'admin' where name = 'name77'`);
  await db.execute(sql`vacuum analyze ${users}`);
  await db.execute(sql`vacuum analyze ${userTotals}`);
}, 120_000);

const middlePosition = {
  username: "name3000",
  email: "u5000@example.org",
  created_at: "2026-01-07T00:00:00.000Z",
  last_sign_in_at: "2026-02-15T00:00:00.000Z",
  total_attempts: 2000,
  total_correct: 1000,
  success_rate: 50,
} as const;

const wanted = (change: Partial<WantedUsers>): WantedUsers => ({
  search: "",
  sort: "username",
  direction: "asc",
  from: null,
  way: "forward",
  limit: LIMIT,
  ...change,
});

const pages = sortKeys.flatMap((sort) =>
  (["asc", "desc"] as const).flatMap((direction) => [
    ["the first page", wanted({ sort, direction })] as const,
    ["the last page", wanted({ sort, direction, way: "backward" })] as const,
    [
      "a page in the middle",
      wanted({
        sort,
        direction,
        from: [middlePosition[sort], "88888888-8888-4888-8888-888888888888"],
      }),
    ] as const,
  ]),
);

const tables = new Set(["users", "user_totals", "profiles"]);

test("the test helper recognises a sequential scan", async () => {
  const all = await tableScans(db, sql`select count(name) from ${users}`);
  expect(all).toMatchObject([{ "Node Type": "Seq Scan", "Actual Rows": SIZE }]);
});

test.each(pages)(
  "%s by $sort $direction is read from an index, without further rows",
  async (_, page) => {
    const read = await tableScans(db, pageStatement(page, null));
    expect(new Set(read.map((node) => node["Relation Name"]))).toEqual(tables);
    for (const node of read) {
      expect(node["Node Type"]).toMatch(/^Index (Only )?Scan/);
      expect(node["Actual Rows"]).toBeLessThanOrEqual(LIMIT);
    }
  },
);

test("a search uses an index, and looks up its matches by key", async () => {
  const read = await tableScans(db, matchesStatement({ search: "U1234" }));
  expect(read.map((node) => node["Node Type"])).toEqual(["Bitmap Heap Scan"]);
  const matches = await findMatches(db, { search: "U1234" });
  // u1234 and u12340 to u12349
  expect(matches).toHaveLength(11);
  const sorted = await tableScans(db, pageStatement(wanted({ search: "U1234" }), matches));
  expect(new Set(sorted.map((node) => node["Node Type"]))).toEqual(new Set(["Index Scan"]));
});

test("a search for administrators uses their partial index", async () => {
  const [read, ...others] = await tableScans(db, matchesStatement({ search: "", role: "admin" }));
  expect(read?.["Node Type"]).toMatch(/^(Bitmap Heap|Index|Index Only) Scan$/);
  expect(read?.["Actual Rows"]).toBe(SIZE / 5000);
  expect(others).toEqual([]);
});

test.each([
  ["username", "asc"],
  ["total_correct", "desc"],
] as const)(
  "many matches at the end of the order by %s %s are found in order",
  async (sort, direction) => {
    const { rows: last } = await db.execute<{ id: string }>(
      sql`select id from ${users} where name like 'name4%' order by name collate "und-x-icu", id`,
    );
    const expected = last.map(({ id }) => id);
    // Moves the matches to the end of the order by total_correct. Ties are sorted by id.
    await db.execute(
      sql`update ${userTotals} set total_correct = 0 where user_id = any(${sql.param(expected)}::uuid[])`,
    );
    if (sort === "total_correct") expected.sort().reverse();
    const page = wanted({ search: "NAME4", sort, direction });
    const found = await findUsers(db, page, await findMatches(db, page));
    expect(found.map(({ id }) => id)).toEqual(expected.slice(0, LIMIT));
  },
);

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminActions } from "../../db/schema.ts";
import { scans } from "../../testing/scans.ts";
import { testApp } from "../../testing/test-app.ts";
import { actionsStatement } from "./list-actions.ts";
import type { ActionsQuery } from "./schema.ts";

const LIMIT = 51;
const NO_ID = "00000000-0000-0000-0000-000000000000";

const { db } = await testApp();

beforeAll(async () => {
  await db.execute(sql`
    insert into ${adminActions} (id, kind, at)
    select gen_random_uuid(), 'users-exported',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 20000) as n`);
  await db.execute(sql`vacuum analyze ${adminActions}`);
}, 60_000);

const pages: [string, ActionsQuery][] = [
  ["first page", {}],
  ["page in the middle", { before: ["2026-01-07T00:00:00.000Z", "users-exported", NO_ID] }],
];

test.each(pages)("the %s of the log reads little more than it shows", async (_, query) => {
  const read = await scans(db, actionsStatement(query, LIMIT));
  const ofLog = read.filter((node) => node["Relation Name"] === "admin_actions");
  expect(ofLog.length).toBeGreaterThan(0);
  for (const node of ofLog) {
    expect(node["Node Type"]).toMatch(/^(Index|Index Only|Bitmap Heap) Scan/);
    expect(node["Actual Rows"]).toBeLessThanOrEqual(2 * LIMIT);
  }
});

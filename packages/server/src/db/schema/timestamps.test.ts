import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { instantSql } from "./timestamps.ts";

const { db } = await testDatabase();

test.each([
  ["2026-11-24T04:16:30.900Z"],
  ["2026-11-24T04:16:30.000Z"],
  ["2024-02-29T23:59:59.999Z"],
  [null],
])("PostgreSQL writes %s as an instant", async (instant) => {
  const time = sql`${instant}::timestamp (3) with time zone`;
  const { rows } = await db.execute(sql`select ${instantSql(time)} as written`);
  expect(rows).toEqual([{ written: instant }]);
});

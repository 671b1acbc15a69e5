import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dailyStats, progressEvents } from "../../db/schema.ts";
import { answer } from "../../testing/progress.ts";
import { testApp } from "../../testing/test-app.ts";
import type { EventRow } from "./stored-rows.ts";
import { type Changes, writeState } from "./write-state.ts";

const { db, learner } = await testApp();

test("on a site with many learners, PostgreSQL plans the statement for an answer once, with keys", async () => {
  const ana = await learner();
  await db.transaction(async (tx) => {
    // Without foreign keys.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into exercise_progress (user_id, family, total_attempts, total_correct, total_failed,
        today_attempts, today_correct, today_failed, failed_items, current_level)
      select gen_random_uuid(), 'desde-hace', 1, 1, 0, 1, 1, 0, '[]', 0 from generate_series(1, 10000)`);
    await tx.execute(sql`
      insert into user_assignments (user_id, class_id, assignment_id, note, versions, families, "from",
        until, form_count)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', '[]', '{desde-hace}', now(),
        now(), 1 from generate_series(1, 10000)`);
    await tx.execute(sql`
      insert into user_assignment_forms (user_id, class_id, assignment_id, family, item, context, progress)
      select user_id, class_id, assignment_id, 'desde-hace', 'item', 'context ' || n, ''
      from user_assignments, generate_series(1, 3) as n`);
  });
  await db.execute(sql`analyze user_assignments, user_assignment_forms`);
  // PostgreSQL plans the first five executions for their values.
  for (let turn = 0; turn < 7; turn += 1) {
    await ana.send("POST", "/api/progress/events", { events: [answer()] });
  }
  const { rows } = await db.execute<{ plans: number }>(sql`
    select generic_plans::int as plans from pg_prepared_statements where name = 'progress_state'`);
  expect(rows).toEqual([{ plans: 2 }]);
  await ana.send("GET", "/api/progress");
  for (const name of ["progress_state", "progress_write", "progress_read"]) {
    expect(await planOf(name), name).toMatch(/Index Scan.* user_assignments_.*_pk/);
    expect(await planOf(name), name).not.toMatch(/Seq Scan.* user_assignment/);
    expect(await planOf(name), name).not.toMatch(/progress_events.* Scan|Scan.* progress_events/);
  }
  for (const name of ["progress_state", "progress_read"]) {
    expect(await planOf(name), name).toMatch(/Index Scan.* user_assignment_forms_pk/);
  }
});

/** The lines of a prepared statement's plan for all values. */
async function planOf(name: string): Promise<string> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select cardinality(parameter_types) as count from pg_prepared_statements where name = ${name}`);
  const values = Array.from({ length: rows[0]?.count ?? 0 }, () => "null").join(", ");
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const plan = await tx.execute<{ "QUERY PLAN": string }>(
      sql.raw(`explain execute ${name}(${values})`),
    );
    expect(plan.rows.length).toBeGreaterThan(9);
    return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

const now = "2026-03-10T10:00:00.000Z";

const event = (seq: number, id: string): EventRow => ({
  seq,
  id,
  kind: "reset",
  status: "accepted",
  family: "preterito-indefinido",
  answeredAt: now,
  timeZone: "UTC",
  receivedAt: now,
});

const changes = (seq: number, id: string): Changes => ({
  kind: "plain",
  events: [event(seq, id)],
  exercises: [],
  cards: [],
  assignments: [],
  assignmentForms: [],
  days: [
    {
      family: "preterito-indefinido",
      day: "2026-03-10",
      attempts: seq,
      correct: 0,
      causes: {},
      missed: [],
    },
  ],
});

const first = "11111111-1111-4111-8111-111111111111";
const second = "22222222-2222-4222-8222-222222222222";

test("a batch based on an older state writes nothing", async () => {
  const { id: userId, send } = await learner();
  const writeAt = (expectedSeq: number, newSeq: number) => ({
    userId,
    now,
    expectedSeq,
    newSeq,
    addedAttempts: 1,
    addedCorrect: 0,
  });
  expect(await writeState(db, writeAt(0, 1), changes(1, first))).toBe(true);
  expect(await writeState(db, writeAt(0, 1), changes(7, second))).toBe(false);
  expect(await writeState(db, writeAt(2, 3), changes(7, second))).toBe(false);
  expect((await send("GET", "/api/progress")).body).toMatchObject({ version: 1 });
  expect(
    await db.select().from(progressEvents).where(eq(progressEvents.userId, userId)),
  ).toHaveLength(1);
  expect(await db.select().from(dailyStats).where(eq(dailyStats.userId, userId))).toMatchObject([
    { attempts: 1 },
  ]);
  expect(await writeState(db, writeAt(1, 2), changes(2, second))).toBe(true);
});

test("an event that is in the log already writes nothing", async () => {
  const { id: userId, send } = await learner();
  const writeAt = (expectedSeq: number, newSeq: number) => ({
    userId,
    now,
    expectedSeq,
    newSeq,
    addedAttempts: 1,
    addedCorrect: 0,
  });
  expect(await writeState(db, writeAt(0, 1), changes(1, first))).toBe(true);
  expect(await writeState(db, writeAt(1, 2), changes(2, first))).toBe(false);
  expect((await send("GET", "/api/progress")).body).toMatchObject({ version: 1 });
  expect(await db.select().from(dailyStats).where(eq(dailyStats.userId, userId))).toMatchObject([
    { attempts: 1 },
  ]);
});

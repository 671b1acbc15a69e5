import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answer } from "../../testing/events.ts";
import { testApp } from "../../testing/test-app.ts";

const { db, learner } = await testApp();

test("on a site with many learners, PostgreSQL plans the statement for an answer only once", async () => {
  const ana = await learner();
  await db.transaction(async (tx) => {
    // Without foreign keys.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into exercise_progress (user_id, family, total_attempts, total_correct, total_failed,
        today_attempts, today_correct, today_failed, failed_items, current_level)
      select gen_random_uuid(), 'desde-hace', 1, 1, 0, 1, 1, 0, '[]', 0 from generate_series(1, 10000)`);
  });
  // PostgreSQL plans the first five executions for their values.
  for (let turn = 0; turn < 7; turn += 1) {
    await ana.send("POST", "/api/progress/events", { events: [answer()] });
  }
  const { rows } = await db.execute<{ plans: number }>(sql`
    select generic_plans::int as plans from pg_prepared_statements where name = 'progress_state'`);
  expect(rows).toEqual([{ plans: 2 }]);
});

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newAssignment } from "../../../testing/class-endpoints.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../../testing/class-people.ts";
import {
  asSql,
  recordStatements,
  type Statement,
  tableScans,
} from "../../../testing/inspect-database.ts";
import { testApp } from "../../../testing/test-app.ts";

const site = await testApp();
const { db } = site;
const until = "2027-06-10T18:00";

beforeAll(() =>
  db
    .transaction(async (tx) => {
      // Without foreign keys.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into user_assignments (user_id, class_id, assignment_id, note, versions, families,
          "from", until, form_count)
        select md5('u' || n % 3000)::uuid, md5('c' || n % 100)::uuid, gen_random_uuid(), '', '[]', '{}',
          now(), now() + interval '1 day', 1
        from generate_series(0, 19999) as n`);
      await tx.execute(sql`
        insert into user_assignment_forms (user_id, class_id, assignment_id, family, item, context, progress)
        select user_id, class_id, assignment_id, 'desde-hace', 'item', 'context', '' from user_assignments`);
      await tx.execute(sql`
        insert into assignments (class_id, assignment_id, note, task, goal, for_everybody, "from",
          until, changed_at, form_count)
        select md5('c' || n % 500)::uuid, gen_random_uuid(), '', '{}', '{}', true, now(), now(), now(), 1
        from generate_series(0, 9999) as n`);
      await tx.execute(sql`
        insert into user_progress (user_id, start_date, last_seq)
        select md5('u' || n)::uuid, now(), 1 from generate_series(0, 9999) as n`);
    })
    .then(() =>
      db.execute(sql`analyze user_assignments, user_assignment_forms, assignments, user_progress`),
    ),
);

test("on a site with many classes, every statement finds its rows by a key, and none reads the log", async () => {
  const teacher = await createTeacher(site);
  const classId = await openTestClass(teacher);
  const pupil = await site.learner();
  await putIntoClass(site, classId, pupil);
  for (let n = 0; n < 30; n += 1) await putIntoClass(site, classId, await site.learner());
  const path = `/api/classes/${classId}/assignments`;
  const input = { ...newAssignment(), until };
  const requests = [
    ["POST", path, input],
    ["GET", path],
    ["GET", `${path}/${input.id}`],
    ["PATCH", `${path}/${input.id}`, { goal: { kind: "answers", answers: 9 } }],
    ["PATCH", `${path}/${input.id}/pupils/${pupil.id}`, { excused: true }],
    ["POST", `${path}/${input.id}/copies`, { id: randomUUID(), classId, until }],
    ["GET", `${path}/${input.id}/results.csv`],
    ["DELETE", `${path}/${input.id}`],
  ] as const;
  const statements: Statement[] = [];
  const stop = recordStatements(db, (statement) => statements.push(statement));
  for (const [method, route, body] of requests) {
    expect((await teacher.send(method, route, body)).status).toBeLessThan(300);
  }
  stop();
  expect(statements.filter(({ text }) => /_events/.test(text))).toEqual([]);
  const checked = statements.filter(({ text }) =>
    /^(select|update|delete)\b.*"(user_)?(assignments|progress)"/s.test(text),
  );
  const seen = new Set<string>();
  for (const statement of checked) {
    const scans = await db
      .transaction(async (tx) => {
        const found = await tableScans(tx, asSql(statement));
        throw Object.assign(new Error("undo"), { found });
      })
      .catch((error: { found: Awaited<ReturnType<typeof tableScans>> }) => error.found);
    for (const scan of scans.filter((node) => node["Node Type"] !== "ModifyTable")) {
      const table = scan["Relation Name"] ?? "";
      if (!/assignment|progress/.test(table)) continue;
      seen.add(table);
      expect(scan["Node Type"], statement.text).toMatch(/^(Index|Bitmap Heap|Index Only) Scan$/);
    }
  }
  expect([...seen].toSorted()).toEqual([
    "assignments",
    "user_assignment_forms",
    "user_assignments",
    "user_progress",
  ]);
});

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exerciseCorrections, exerciseReports } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { tableScans } from "../../testing/inspect-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { openWorkStatement } from "./queries.ts";

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);

const counts = async () => (await rosa.send("GET", "/api/admin/content-care")).body;

test("open reports and corrected or hidden sentences are counted", async () => {
  expect(await counts()).toEqual({ openReports: 0, classReports: 0, corrections: 0 });
  const ana = await learner("Ana");
  const id = randomUUID();
  const exerciseId = "preterito-indefinido/oír/yo";
  const report = { id, family: "preterito-indefinido", exerciseId, reason: "answer" };
  await ana.send("POST", "/api/reports", report);
  await rosa.send("POST", "/api/admin/exercises/hide", { id: exerciseId });
  expect(await counts()).toEqual({ openReports: 1, classReports: 0, corrections: 1 });
  await rosa.send("POST", "/api/admin/reports/close", { reports: [{ userId: ana.id, id }] });
  await rosa.send("POST", "/api/admin/exercises/show", { id: exerciseId });
  expect(await counts()).toEqual({ openReports: 0, classReports: 0, corrections: 0 });
});

test("counting does not read the reports that were answered", async () => {
  const { id } = await learner("Berta");
  await db.execute(sql`
    insert into ${exerciseReports}
      (user_id, id, family, exercise_id, reason, created_at, answered_at)
    select ${id}::uuid, gen_random_uuid(), 'desde-hace', 'gone', 'other', now(),
      case when n % 100 > 0 then now() end
    from generate_series(1, 20000) as n`);
  await db.execute(sql`vacuum analyze ${exerciseReports}`);
  await db.execute(sql`vacuum analyze ${exerciseCorrections}`);
  const scans = await tableScans(db, openWorkStatement);
  expect(scans.map((scan) => scan["Relation Name"])).toContain("exercise_reports");
  expect(scans.filter((scan) => scan["Relation Name"] === "exercise_reports")).not.toContainEqual(
    expect.objectContaining({ "Node Type": "Seq Scan" }),
  );
});

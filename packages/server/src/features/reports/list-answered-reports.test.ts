import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exerciseReports, users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { testApp } from "../../testing/test-app.ts";
import type { AnsweredReport, AnsweredReportsPage } from "./list-answered-reports.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

async function pageAfter(after?: string | null) {
  const query = after ? `?after=${after}` : "";
  const { body } = await rosa.send("GET", `/api/admin/reports/answered${query}`);
  return body as AnsweredReportsPage;
}

async function reportOfAna() {
  const ana = await learner("Ana");
  const id = randomUUID();
  const exerciseId = "preterito-indefinido/oír/yo";
  const sent = { id, family: "preterito-indefinido", exerciseId, reason: "answer" };
  await ana.send("POST", "/api/reports", sent);
  return { userId: ana.id, id };
}

test("answered reports are listed newest first, with their answer and administrator", async () => {
  const eva = await createAdministrator(site, "Eva");
  const [open, answered, closed] = [await reportOfAna(), await reportOfAna(), await reportOfAna()];
  setClock("2026-03-12T12:00:00.000Z");
  const answer = "Corregido.";
  await rosa.send("POST", "/api/admin/reports/answer", { reports: [answered], answer });
  setClock("2026-03-13T12:00:00.000Z");
  await eva.send("POST", "/api/admin/reports/close", { reports: [closed] });
  const { reports, next } = await pageAfter();
  expect(next).toBeNull();
  expect(reports).toMatchObject([
    { ...closed, answer: null, answeredAt: "2026-03-13T12:00:00.000Z", answeredBy: "Eva" },
    { ...answered, answer, username: "Ana", answeredBy: "Rosa", exercise: { verb: "oír" } },
  ]);
  expect(reports.map(({ id }) => id)).not.toContain(open.id);
  await db.delete(users).where(eq(users.id, eva.id));
  expect((await pageAfter()).reports[0]).toMatchObject({ ...closed, answeredBy: null });
});

test("pages have each answered report once", async () => {
  const { id: userId } = await learner("Dora");
  await db.execute(sql`
    insert into ${exerciseReports}
      (user_id, id, family, exercise_id, reason, created_at, answered_at)
    select ${userId}::uuid, gen_random_uuid(), 'desde-hace', 'gone', 'other',
      '2026-03-10T12:00:00Z'::timestamptz,
      '2026-03-20T12:00:00Z'::timestamptz + (n / 30) * interval '1 second'
    from generate_series(1, 120) as n`);
  const seen: AnsweredReport[] = [];
  let after: string | null | undefined;
  do {
    const { reports, next } = await pageAfter(after);
    seen.push(...reports);
    after = next;
  } while (after);
  const ofDora = seen.filter((report) => report.userId === userId);
  expect(new Set(ofDora.map(({ id }) => id)).size).toBe(120);
  expect(ofDora.length).toBe(120);
  const times = seen.map(({ answeredAt }) => answeredAt);
  expect(times).toEqual(times.toSorted().reverse());
});

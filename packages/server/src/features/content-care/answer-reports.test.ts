import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exerciseReports } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { OpenReport, ReportsPage } from "./list-reports.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

async function reportBy(somebody: Learner, change: object = {}) {
  const id = randomUUID();
  const exerciseId = "preterito-indefinido/oír/yo";
  const sent = { id, exerciseKey: "preterito-indefinido", exerciseId, reason: "answer", ...change };
  await somebody.send("POST", "/api/reports", sent);
  return { userId: somebody.id, id };
}

async function pageAfter(after?: string | null) {
  const query = after ? `?after=${after}` : "";
  return (await rosa.send("GET", `/api/admin/reports${query}`)).body as ReportsPage;
}

const answer = async (reports: object[], text: string) =>
  (await rosa.send("POST", "/api/admin/reports/answer", { reports, answer: text })).body;

test("the oldest report comes first, with its exercise and who reported it", async () => {
  const ana = await learner("Ana");
  setClock("2026-03-11T12:00:00.000Z");
  const later = await reportBy(ana);
  setClock("2026-03-10T12:00:00.000Z");
  const earlier = await reportBy(ana, { comment: "¿Oí?", given: "oi" });
  const { reports, next } = await pageAfter();
  expect(next).toBeNull();
  expect(reports.map(({ id }) => id)).toEqual([earlier.id, later.id]);
  expect(reports[0]).toMatchObject({
    ...earlier,
    username: "Ana",
    comment: "¿Oí?",
    given: "oi",
    createdAt: "2026-03-10T12:00:00.000Z",
    exercise: {
      verb: "oír",
      person: "yo",
      text: { sentence: "Una frase con _______ de oír para yo.", correctAnswer: "oí" },
      isHidden: false,
      correction: null,
    },
  });
  await answer([earlier, later], "Gracias.");
});

test("an answer reaches the learner, and the report waits no longer", async () => {
  const berta = await learner("Berta");
  const report = await reportBy(berta);
  setClock("2026-03-12T12:00:00.000Z");
  expect(await answer([report], " Corregido. ")).toEqual({
    results: [{ ...report, status: "answered" }],
  });
  expect((await pageAfter()).reports).toEqual([]);
  expect((await berta.send("GET", "/api/reports")).body).toMatchObject({
    reports: [{ id: report.id, answer: "Corregido.", answeredAt: "2026-03-12T12:00:00.000Z" }],
  });
});

test("what is answered stays so, and an unknown report is not open", async () => {
  const berta = await learner("Berta");
  const report = await reportBy(berta);
  const stranger = { userId: randomUUID(), id: report.id };
  await answer([report], "Corregido.");
  expect(await answer([report, stranger], "De otra manera.")).toEqual({
    results: [
      { ...report, status: "not-open" },
      { ...stranger, status: "not-open" },
    ],
  });
  expect((await berta.send("GET", "/api/reports")).body).toMatchObject({
    reports: [{ answer: "Corregido." }],
  });
});

test("the audit log says which exercise was answered about, and nothing of the learner", async () => {
  const report = await reportBy(await learner("Carmen"), { comment: "Soy Carmen." });
  await answer([report], "Gracias.");
  const { body } = await rosa.send("GET", "/api/admin/actions");
  const [action] = (body as { actions: object[] }).actions;
  expect(action).toMatchObject({
    kind: "report-answered",
    admin: { id: rosa.id },
    target: null,
    details: { exercise: "preterito-indefinido/oír/yo" },
  });
  expect(JSON.stringify(action)).not.toContain("Carmen");
});

test("many reports come page by page, each once, although some are answered meanwhile", async () => {
  const { id: userId } = await learner("Dora");
  await db.execute(sql`
    insert into ${exerciseReports} (user_id, id, exercise_key, exercise_id, reason, created_at)
    select ${userId}::uuid, gen_random_uuid(), 'desde-hace', 'gone', 'other',
      '2026-03-10T12:00:00Z'::timestamptz + (n / 10) * interval '1 second'
    from generate_series(1, 120) as n`);
  const seen: OpenReport[] = [];
  let page = await pageAfter();
  for (;;) {
    seen.push(...page.reports);
    const { next } = page;
    if (next === null) break;
    await answer(
      page.reports.map(({ id }) => ({ userId, id })),
      "Gracias.",
    );
    page = await pageAfter(next);
  }
  expect(seen.length).toBe(120);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen.map(({ createdAt }) => createdAt).toSorted(),
  );
  expect(seen[0]).toMatchObject({ exerciseId: "gone", exercise: null });
});

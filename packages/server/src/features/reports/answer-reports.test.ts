import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, exerciseReports } from "../../db/schema.ts";
import { encodeCursor } from "../../input/cursor.ts";
import { createAdministrator } from "../../testing/account.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { OpenReportsPage, ReportedExercise } from "./list-open-reports.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const oir = "preterito-indefinido/oír/yo";
const tener = "preterito-indefinido/tener/yo";

async function reportBy(somebody: Learner, change: object = {}) {
  const id = randomUUID();
  const sent = { id, family: "preterito-indefinido", exerciseId: oir, reason: "answer" };
  await somebody.send("POST", "/api/reports", { ...sent, ...change });
  return { userId: somebody.id, id };
}

async function pageAfter(after?: string | null) {
  const query = after ? `?after=${encodeURIComponent(after)}` : "";
  return (await rosa.send("GET", `/api/admin/reports${query}`)).body as OpenReportsPage;
}

const answer = async (reports: object[], text: string) =>
  (await rosa.send("POST", "/api/admin/reports/answer", { reports, answer: text })).body;
const close = async (reports: object[]) =>
  (await rosa.send("POST", "/api/admin/reports/close", { reports })).body;

test("open reports are grouped by exercise, longest waiting first, with their senders", async () => {
  const ana = await learner("Ana");
  const berta = await learner("Berta");
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  setClock("2026-03-11T12:00:00.000Z");
  const aboutTener = await reportBy(ana, { exerciseId: tener });
  setClock("2026-03-12T12:00:00.000Z");
  const later = await reportBy(berta);
  setClock("2026-03-10T12:00:00.000Z");
  const earlier = await reportBy(ana, { comment: "¿Oí?", given: "oi" });
  const { exercises, next } = await pageAfter();
  expect(next).toBeNull();
  expect(exercises).toMatchObject([
    {
      exerciseId: oir,
      count: 2,
      exercise: { verb: "oír", person: "yo", texts: { answer: "oí" }, correctionState: null },
      reports: [
        {
          ...earlier,
          username: "Ana",
          language: "nl",
          comment: "¿Oí?",
          given: "oi",
          createdAt: "2026-03-10T12:00:00.000Z",
        },
        { ...later, username: "Berta", language: null, comment: null },
      ],
    },
    { exerciseId: tener, count: 1, reports: [aboutTener] },
  ]);
  await close([earlier, later, aboutTener]);
});

test("one answer is for all reports of an exercise", async () => {
  const berta = await learner("Berta");
  const carmen = await learner("Carmen");
  const reports = [await reportBy(berta), await reportBy(carmen)];
  setClock("2026-03-13T12:00:00.000Z");
  expect(await answer(reports, " Corregido. ")).toEqual({
    results: reports.map((report) => ({ ...report, status: "answered" })),
  });
  expect((await pageAfter()).exercises).toEqual([]);
  for (const one of [berta, carmen]) {
    expect((await one.send("GET", "/api/reports")).body).toMatchObject({
      reports: [{ answer: "Corregido.", answeredAt: "2026-03-13T12:00:00.000Z" }],
    });
  }
});

test("a report can be closed without an answer, and its learner sees that", async () => {
  const berta = await learner("Berta");
  const report = await reportBy(berta);
  setClock("2026-03-14T12:00:00.000Z");
  expect(await close([report])).toEqual({ results: [{ ...report, status: "answered" }] });
  expect((await pageAfter()).exercises).toEqual([]);
  expect((await berta.send("GET", "/api/reports")).body).toMatchObject({
    reports: [{ answer: null, answeredAt: "2026-03-14T12:00:00.000Z" }],
  });
});

test("answered and unknown reports are not open", async () => {
  const berta = await learner("Berta");
  const report = await reportBy(berta);
  const stranger = { userId: randomUUID(), id: report.id };
  await answer([report], "Corregido.");
  const refused = [report, stranger].map((one) => ({ ...one, status: "not-open" }));
  expect(await answer([report, stranger], "De otra manera.")).toEqual({ results: refused });
  expect(await close([report, stranger])).toEqual({ results: refused });
  expect((await berta.send("GET", "/api/reports")).body).toMatchObject({
    reports: [{ answer: "Corregido." }],
  });
});

test("answering again with the same answer succeeds, and is logged once", async () => {
  const berta = await learner("Berta");
  const answered = await reportBy(berta, { exerciseId: tener });
  const closed = await reportBy(berta, { exerciseId: tener });
  const loggedBefore = (await db.select().from(adminActions)).length;
  setClock("2026-03-15T12:00:00.000Z");
  await answer([answered], "Corregido.");
  await close([closed]);
  setClock("2026-03-15T12:01:00.000Z");
  expect(await answer([answered, closed], "Corregido.")).toEqual({
    results: [
      { ...answered, status: "answered" },
      { ...closed, status: "not-open" },
    ],
  });
  expect(await close([closed])).toEqual({ results: [{ ...closed, status: "answered" }] });
  expect((await berta.send("GET", "/api/reports")).body).toMatchObject({
    reports: [
      { answeredAt: "2026-03-15T12:00:00.000Z" },
      { answeredAt: "2026-03-15T12:00:00.000Z" },
    ],
  });
  expect(await db.select().from(adminActions)).toHaveLength(loggedBefore + 2);
});

test("the same answer of another administrator is refused", async () => {
  const sofia = await createAdministrator(site);
  const report = await reportBy(await learner("Berta"));
  await answer([report], "Corregido.");
  const again = { reports: [report], answer: "Corregido." };
  expect((await sofia.send("POST", "/api/admin/reports/answer", again)).body).toEqual({
    results: [{ ...report, status: "not-open" }],
  });
});

test("the audit log names the exercise, not the learner", async () => {
  const carmen = await learner("Carmen");
  const about = { family: "desde-hace", exerciseId: "vivo-aqui", comment: "Soy Carmen." };
  await answer([await reportBy(carmen, about)], "Gracias.");
  const actions = await db.select().from(adminActions);
  expect(actions.filter(({ details }) => details["exercise"] === "vivo-aqui")).toMatchObject([
    { kind: "report-answered", adminId: rosa.id, targetId: null },
  ]);
  expect(JSON.stringify(actions)).not.toContain("Carmen");
});

test("pages have each exercise once, even if some are answered in the meantime", async () => {
  const { id: userId } = await learner("Dora");
  await db.execute(sql`
    insert into ${exerciseReports} (user_id, id, family, exercise_id, reason, created_at)
    select ${userId}::uuid, gen_random_uuid(), 'desde-hace', 'gone-' || n % 50, 'other',
      '2026-03-10T12:00:00Z'::timestamptz + (n / 10) * interval '1 second'
    from generate_series(0, 99) as n`);
  const seen: ReportedExercise[] = [];
  let page = await pageAfter();
  for (;;) {
    seen.push(...page.exercises);
    if (page.next === null) break;
    await close(page.exercises.flatMap(({ reports }) => reports.map(keyOf)));
    page = await pageAfter(page.next);
  }
  await close(page.exercises.flatMap(({ reports }) => reports.map(keyOf)));
  expect(new Set(seen.map(({ exerciseId }) => exerciseId)).size).toBe(50);
  expect(seen.length).toBe(50);
  const since = seen.map(({ reports }) => reports[0]?.createdAt);
  expect(since).toEqual(since.toSorted());
  expect(seen[0]).toMatchObject({ exercise: null, count: 2 });
});

test("an exercise is listed with at most as many reports as one answer is for", async () => {
  const { id: userId } = await learner("Eva");
  await db.execute(sql`
    insert into ${exerciseReports} (user_id, id, family, exercise_id, reason, created_at)
    select ${userId}::uuid, gen_random_uuid(), 'desde-hace', 'vivo-aqui', 'other',
      '2026-03-10T12:00:00Z'::timestamptz + n * interval '1 second'
    from generate_series(1, 130) as n`);
  const [first] = (await pageAfter()).exercises;
  expect(first).toMatchObject({ exerciseId: "vivo-aqui", count: 130 });
  expect(first?.reports.length).toBe(100);
  expect(first?.reports[0]?.createdAt).toBe("2026-03-10T12:00:01.000Z");
  await close(first?.reports.map(keyOf) ?? []);
  const [rest] = (await pageAfter()).exercises;
  expect([rest?.count, rest?.reports.length]).toEqual([30, 30]);
  await close(rest?.reports.map(keyOf) ?? []);
});

const keyOf = ({ userId, id }: { userId: string; id: string }) => ({ userId, id });

test("two administrators who answer the same reports at the same time do not deadlock", async () => {
  const sofia = await createAdministrator(site);
  const ana = await learner("Ana");
  const reports: { userId: string; id: string }[] = [];
  for (let time = 1; time <= 25; time += 1) reports.push(await reportBy(ana));
  const responses = await Promise.all([
    rosa.send("POST", "/api/admin/reports/answer", { reports, answer: "Corregido." }),
    sofia.send("POST", "/api/admin/reports/close", { reports: reports.toReversed() }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const results = responses.flatMap(({ body }) => (body as { results: object[] }).results);
  expect(
    results.filter((result) => "status" in result && result.status === "answered"),
  ).toHaveLength(reports.length);
});

const unknown = () => ({ userId: randomUUID(), id: randomUUID() });

test.each([
  ["answer", { reports: [], answer: "Sí." }, "reports", "required"],
  ["answer", { reports: Array(101).fill(unknown()), answer: "Sí." }, "reports", "batchTooLarge"],
  ["answer", { reports: [{ ...unknown(), id: "7" }], answer: "Sí." }, "reports.0.id", "invalidId"],
  ["answer", { reports: [unknown()], answer: "  " }, "answer", "required"],
  ["answer", { reports: [unknown()], answer: "a".repeat(1001) }, "answer", "textTooLong"],
  ["close", { reports: [] }, "reports", "required"],
])("%s with %j is refused at %s with %s", async (way, body, path, key) => {
  expect(await rosa.send("POST", `/api/admin/reports/${way}`, body)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});

test.each([
  ["reports", ["yesterday", "vivo-aqui"]],
  ["reports", ["0000-01-01T00:00:00Z", "vivo-aqui"]],
  ["reports/answered", ["0000-01-01T00:00:00Z", randomUUID()]],
  ["reports/answered", ["2026-03-10T12:00:00Z", "7"]],
])("a page of %s after %j is refused", async (list, place) => {
  const path = `/api/admin/${list}?after=${encodeCursor(place)}`;
  expect((await rosa.send("GET", path)).status).toBe(400);
});

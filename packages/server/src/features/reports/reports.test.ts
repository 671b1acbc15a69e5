import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAdministrator } from "../../testing/account.ts";
import { testApp } from "../../testing/test-app.ts";

const limits = { report: { points: 3, durationS: 86_400 } };
const site = await testApp({ limits });
const { learner, setClock } = site;

const report = (change: object = {}) => ({
  id: randomUUID(),
  family: "preterito-indefinido",
  exerciseId: "preterito-indefinido/oír/yo",
  reason: "translation",
  ...change,
});

test("a learner reports an exercise and sees the report", async () => {
  const ana = await learner();
  setClock("2026-03-10T12:00:00.000Z");
  const sent = report({ comment: "  Il manque un mot.\nOu deux.  " });
  const answered = await ana.send("POST", "/api/reports", { ...sent, given: "oi" });
  expect(answered.status).toBe(201);
  const expected = {
    ...sent,
    sentence: "Una frase con _______ de oír para yo.",
    comment: "Il manque un mot.\nOu deux.",
    createdAt: "2026-03-10T12:00:00.000Z",
    answer: null,
    answeredAt: null,
    readAt: null,
  };
  expect(answered.body).toEqual(expected);
  expect((await ana.send("GET", "/api/reports")).body).toEqual({ reports: [expected] });
});

test("a report sent again under its id exists once, as last written", async () => {
  const ana = await learner();
  const sent = report({ comment: "first", given: "oi" });
  setClock("2026-03-10T12:00:00.000Z");
  await ana.send("POST", "/api/reports", sent);
  setClock("2026-03-11T12:00:00.000Z");
  for (const comment of ["again", "again", "last"]) {
    const again = { ...sent, comment, reason: "sentence" };
    const { status, body } = await ana.send("POST", "/api/reports", again);
    expect([status, body]).toMatchObject([201, { comment, reason: "sentence" }]);
  }
  const { body } = await ana.send("GET", "/api/reports");
  expect(body).toMatchObject({
    reports: [
      {
        id: sent.id,
        comment: "last",
        reason: "sentence",
        createdAt: "2026-03-10T12:00:00.000Z",
      },
    ],
  });
  expect(body).not.toHaveProperty("reports.1");
});

test("an answered report cannot be changed", async () => {
  const ana = await learner();
  const rosa = await createAdministrator(site);
  const sent = report({ comment: "first" });
  await ana.send("POST", "/api/reports", sent);
  const reports = [{ userId: ana.id, id: sent.id }];
  await rosa.send("POST", "/api/admin/reports/answer", { reports, answer: "Corrigé." });
  const again = await ana.send("POST", "/api/reports", { ...sent, comment: "later" });
  expect(again).toMatchObject({ status: 201, body: { comment: "first", answer: "Corrigé." } });
  expect((await ana.send("GET", "/api/reports")).body).toMatchObject({
    reports: [{ comment: "first", answer: "Corrigé." }],
  });
});

test("an answer is unread until the learner reads it, and a closed report has none", async () => {
  const ana = await learner();
  const unread = async () => (await ana.send("GET", "/api/reports/unread-answer")).body;
  const settle = async (day: string, how: "answer" | "close", change: object) => {
    const { id } = (await ana.send("POST", "/api/reports", report())).body as { id: string };
    setClock(`${day}T12:00:00.000Z`);
    const rosa = await createAdministrator(site);
    const reports = [{ userId: ana.id, id }];
    await rosa.send("POST", `/api/admin/reports/${how}`, { reports, ...change });
  };
  expect(await unread()).toEqual({ answeredAt: null });
  await settle("2026-03-12", "answer", { answer: "Corrigé." });
  await settle("2026-03-13", "close", {});
  const first = { answeredAt: "2026-03-12T12:00:00.000Z" };
  expect(await unread()).toEqual(first);
  await settle("2026-03-14", "answer", { answer: "Encore." });
  const last = { answeredAt: "2026-03-14T12:00:00.000Z" };
  expect(await unread()).toEqual(last);
  const read = ({ answeredAt }: { answeredAt: string }) =>
    ana.send("POST", "/api/reports/read", { until: answeredAt });

  setClock("2026-03-15T12:00:00.000Z");
  expect(await read(first)).toMatchObject({ status: 200, body: last });
  setClock("2026-03-16T12:00:00.000Z");
  expect(await read(last)).toMatchObject({ status: 200, body: { answeredAt: null } });
  const { body } = await ana.send("GET", "/api/reports");
  const { reports } = body as { reports: { answer: string | null; readAt: string | null }[] };
  expect(new Map(reports.map(({ answer, readAt }) => [answer, readAt]))).toEqual(
    new Map([
      ["Encore.", "2026-03-16T12:00:00.000Z"],
      ["Corrigé.", "2026-03-15T12:00:00.000Z"],
      [null, null],
    ]),
  );
});

test("reading answers does not affect another learner", async () => {
  const [ana, berta] = [await learner(), await learner("Berta")];
  const rosa = await createAdministrator(site);
  for (const { send, id: userId } of [ana, berta]) {
    const { id } = (await send("POST", "/api/reports", report())).body as { id: string };
    const reports = [{ userId, id }];
    await rosa.send("POST", "/api/admin/reports/answer", { reports, answer: "Corrigé." });
  }
  await ana.send("POST", "/api/reports/read", { until: "2100-01-01T00:00:00.000Z" });
  expect((await ana.send("GET", "/api/reports/unread-answer")).body).toEqual({ answeredAt: null });
  const { body } = await berta.send("GET", "/api/reports/unread-answer");
  expect(body).toEqual({ answeredAt: expect.any(String) });
});

test.each([{}, { until: "yesterday" }, { until: 7 }])(
  "marking answers as read refuses %j",
  async (until) => {
    const ana = await learner();
    expect(await ana.send("POST", "/api/reports/read", until)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", issues: [{ path: "until" }] } },
    });
  },
);

test("learners see only their own reports, even under the same id", async () => {
  const ana = await learner();
  const berta = await learner("Berta");
  const sent = report({ comment: "de Ana" });
  await ana.send("POST", "/api/reports", sent);
  expect((await berta.send("GET", "/api/reports")).body).toEqual({ reports: [] });
  await berta.send("POST", "/api/reports", { ...sent, comment: "de Berta" });
  const { body } = await ana.send("GET", "/api/reports");
  expect(body).toMatchObject({ reports: [{ comment: "de Ana" }] });
});

test("a learner's reports per day are limited, others' are not affected", async () => {
  const ana = await learner();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) {
    statuses.push((await ana.send("POST", "/api/reports", report())).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  const berta = await learner("Berta");
  expect((await berta.send("POST", "/api/reports", report())).status).toBe(201);
});

test.each([
  [{ id: "7" }, "id", "invalidId"],
  [{ reason: "boring" }, "reason", "invalidValue"],
  [{ reason: undefined }, "reason", "required"],
  [{ comment: "á".repeat(1001) }, "comment", "textTooLong"],
  [{ comment: "\0" }, "comment", "invalidValue"],
  [{ comment: 7 }, "comment", "invalidValue"],
  [{ given: "a".repeat(101) }, "given", "answerTooLong"],
  [{ family: "futuro" }, "family", "unknownFamily"],
  [{ family: "desde-hace" }, "exerciseId", "unknownExercise"],
  [{ exerciseId: "preterito-indefinido/oír/tú" }, "exerciseId", "unknownExercise"],
  [{ exerciseId: "a".repeat(201) }, "exerciseId", "unknownExercise"],
  [{ answer: "Merci." }, "", "invalidValue"],
])("a report with %j is refused at %s with %s", async (change, path, key) => {
  const ana = await learner();
  expect(await ana.send("POST", "/api/reports", report(change))).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
  expect((await ana.send("GET", "/api/reports")).body).toEqual({ reports: [] });
});

test("a report can have a thousand characters of two UTF-16 units each", async () => {
  const ana = await learner();
  const sent = report({ comment: "🌿".repeat(1000) });
  expect((await ana.send("POST", "/api/reports", sent)).status).toBe(201);
});

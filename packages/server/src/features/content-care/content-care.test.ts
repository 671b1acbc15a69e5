import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { nobody, learner } = site;
const rosa = await createAdministrator(site);
const ana = await learner("Ana");

const id = "preterito-indefinido/hablar/yo";
const calls: [string, string, object?][] = [
  ["GET", "/api/admin/content-care"],
  ["GET", "/api/admin/exercises"],
  ["GET", "/api/admin/reports"],
  ["GET", "/api/admin/reports/answered"],
  ["GET", "/api/admin/corrections"],
  ["GET", "/api/admin/corrections.patch"],
  ["POST", "/api/admin/reports/answer", { reports: [ownReport()], answer: "Gracias." }],
  ["POST", "/api/admin/reports/close", { reports: [ownReport()] }],
  ["PATCH", "/api/admin/exercises", { id, en: "A better one." }],
  ["POST", "/api/admin/exercises/hide", { id }],
  ["POST", "/api/admin/exercises/show", { id }],
  ["POST", "/api/admin/exercises/withdraw", { id }],
];

function ownReport() {
  return { userId: randomUUID(), id: randomUUID() };
}

test.each(calls)("%s %s is for administrators", async (method, path, body) => {
  expect((await nobody.send(method, path, body)).status).toBe(401);
  expect((await ana.send(method, path, body)).status).toBe(403);
  expect((await rosa.send(method, path, body)).status).toBe(200);
});

const refused: [string, string, object, string, string][] = [
  ["POST", "reports/answer", { reports: [], answer: "Sí." }, "reports", "required"],
  [
    "POST",
    "reports/answer",
    { reports: Array(101).fill(ownReport()), answer: "Sí." },
    "reports",
    "batchTooLarge",
  ],
  [
    "POST",
    "reports/answer",
    { reports: [{ ...ownReport(), id: "7" }], answer: "Sí." },
    "reports.0.id",
    "invalidId",
  ],
  ["POST", "reports/answer", { reports: [ownReport()], answer: "  " }, "answer", "required"],
  [
    "POST",
    "reports/answer",
    { reports: [ownReport()], answer: "a".repeat(1001) },
    "answer",
    "textTooLong",
  ],
  ["POST", "reports/close", { reports: [] }, "reports", "required"],
  ["PATCH", "exercises", { id, sentence: "" }, "sentence", "required"],
  ["PATCH", "exercises", { id, tense: "presente-indicativo" }, "", "invalidValue"],
  ["PATCH", "exercises", { id, nl: "a".repeat(501) }, "nl", "textTooLong"],
  ["PATCH", "exercises", { id, nl: "\u202Eabc" }, "nl", "invalidValue"],
  ["POST", "exercises/hide", { id: 7 }, "id", "invalidValue"],
  ["POST", "exercises/hide", {}, "id", "required"],
];

test.each(refused)(
  "%s %s with %j is refused at %s with %s",
  async (method, path, body, at, key) => {
    expect(await rosa.send(method, `/api/admin/${path}`, body)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", issues: [{ path: at, key }] } },
    });
  },
);

test.each([
  "reports?after=yesterday",
  "reports?after=2026-03-10T12:00:00Z",
  "reports?after=0000-01-01T00:00:00Z_vivo-aqui",
  `reports/answered?after=0000-01-01T00:00:00Z_${randomUUID()}`,
  "reports/answered?after=2026-03-10T12:00:00Z_7",
  "exercises?from=-1",
  "exercises?from=1e3",
])("a page %s is refused", async (page) => {
  expect((await rosa.send("GET", `/api/admin/${page}`)).status).toBe(400);
});

test.each([
  ["PATCH", "exercises", { id: "preterito-indefinido/oír/tú", en: "You heard." }],
  ["POST", "exercises/hide", { id: "preterito-indefinido/oír/tú" }],
  ["POST", "exercises/show", { id: "" }],
  ["POST", "exercises/withdraw", { id: "nobody" }],
])("%s %s of an exercise that does not exist finds nothing", async (method, path, body) => {
  expect((await rosa.send(method, `/api/admin/${path}`, body)).status).toBe(404);
});

import { expect, test } from "vitest";
import { createTeacher, openTestClass } from "../../testing/class-people.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();

async function openClass(settings: object = {}) {
  const rosa = await createTeacher(site);
  return { rosa, path: `/api/classes/${await openTestClass(rosa, settings)}` };
}

test("a teacher changes some settings, and the others stay", async () => {
  const { rosa, path } = await openClass();
  const before = Object((await rosa.send("GET", path)).body);
  const change = { name: " 4e  A ", persons: ["ellos", "yo"], acceptsMissingAccents: false };
  const { status, body } = await rosa.send("PATCH", path, change);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    name: "4e  A",
    persons: ["yo", "ellos"],
    acceptsMissingAccents: false,
  });
  expect((await rosa.send("PATCH", path, {})).body).toEqual(body);
});

test.each([
  ["2026-03-09", "lastDayPast"],
  ["2027-09-11", "lastDayTooLate"],
])("the last day cannot become %s", async (lastDay, key) => {
  site.setClock("2026-03-10T12:00:00.000Z");
  const { rosa, path } = await openClass({ lastDay: "2026-08-31" });
  expect(await rosa.send("PATCH", path, { lastDay })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "lastDay", key }] } },
  });
});

test("an archived class is read only, and archiving it again says so", async () => {
  site.setClock("2026-10-01T10:00:00.000Z");
  const { rosa, path } = await openClass();
  const { body } = await rosa.send("POST", `${path}/archive`);
  expect(body).toMatchObject({ archivedAt: "2026-10-01T10:00:00.000Z" });
  for (const [method, route] of [
    ["PATCH", path],
    ["POST", `${path}/archive`],
    ["POST", `${path}/renew-code`],
  ]) {
    expect(await rosa.send(method ?? "", route ?? "", { name: "4e" })).toMatchObject({
      status: 403,
      body: { error: { issues: [{ path: "", key: "classArchived" }] } },
    });
  }
  expect((await rosa.send("GET", path)).status).toBe(200);
});

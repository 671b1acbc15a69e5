import { beforeEach, expect, test } from "vitest";
import { answer } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import type { KnownWeek } from "./list-known-weeks.ts";

const { learner, setClock } = await testApp();
beforeEach(() => setClock("2026-03-10T10:00:00.000Z"));

async function weeksOf({ send }: Learner): Promise<KnownWeek[]> {
  const { body } = await send("GET", "/api/statistics/known-weeks?timeZone=Europe/Paris");
  return (body as { weeks: KnownWeek[] }).weeks;
}

async function practised(...answers: object[]): Promise<Learner> {
  const ana = await learner();
  const families = ["presente-indicativo", "preterito-indefinido"];
  expect((await ana.send("PATCH", "/api/profile", { families })).status).toBe(200);
  await ana.send("POST", "/api/progress/events", { events: answers.map(answer) });
  return ana;
}

const presente = { family: "presente-indicativo", item: "hablar", given: "hablo" };

test("there is a week for each since the first answer, also without practice", async () => {
  const ana = await practised({ at: "2026-02-18T09:00:00.000Z" }, {});
  expect((await weeksOf(ana)).map(({ monday }) => monday)).toEqual([
    "2026-02-16",
    "2026-02-23",
    "2026-03-02",
    "2026-03-09",
  ]);
});

test("a week has the forms of all families practised until then", async () => {
  const ana = await practised(
    { at: "2026-02-18T09:00:00.000Z", ...presente },
    { at: "2026-02-25T09:00:00.000Z" },
  );
  const forms = (await weeksOf(ana)).map((week) => week.forms);
  const [ofPresente = 0, ofBoth = 0] = forms;
  expect(ofPresente).toBeGreaterThan(0);
  expect(ofBoth).toBeGreaterThan(ofPresente);
  expect(forms).toEqual([ofPresente, ofBoth, ofBoth, ofBoth]);
});

test("families that are not chosen are left out", async () => {
  const ana = await practised({ at: "2026-02-18T09:00:00.000Z" });
  await ana.send("PATCH", "/api/profile", { families: ["presente-indicativo"] });
  expect(await weeksOf(ana)).toEqual([]);
});

test("right answers are expected to spread, and the end of the list is what is known now", async () => {
  const week = { at: "2026-02-18T09:00:00.000Z" };
  const ana = await practised(week, { ...week, context: "tú", given: "tuviste" });
  const [first, ...others] = await weeksOf(ana);
  expect(first?.expected).toBeGreaterThan(0);
  // Without practice, the count of the first week stays until the current week counts what has faded.
  expect(others.slice(0, -1).map(({ expected }) => expected)).toEqual([
    first?.expected,
    first?.expected,
  ]);
  setClock("2026-03-31T10:00:00.000Z");
  expect((await weeksOf(ana)).at(-1)?.expected).toBeLessThan(first?.expected ?? 0);
});

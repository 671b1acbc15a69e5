import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { progressEvents, userProgress } from "../../db/schema.ts";
import {
  answer,
  failedRemoved,
  levelConfirmed,
  progressOf,
  reset,
  retraction,
} from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { exampleCount } from "../../testing/test-database.ts";
import { archiveEvents } from "./archive.ts";
import { progressMatchesLog, rebuildProgress } from "./rebuild-progress.ts";
import type { RecordedBatch } from "./record-events.ts";

const { db, learner, setClock } = await testApp();
const NOW = "2026-03-10T10:00:00.000Z";
beforeEach(() => setClock(NOW));

const post = async ({ send }: Learner, ...events: unknown[]) => {
  const { status, body } = await send("POST", "/api/progress/events", { events });
  expect(status).toBe(200);
  return body as RecordedBatch;
};

const exercisesOf = async (ana: Learner) => (await progressOf(ana)).exercises;

const accepted = { status: "accepted" };
const unknown = { status: "skipped", key: "unknownAnswer" };

test("a retraction makes progress as if the answer had not been given", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  const others = [answer(), answer({ context: "tú", given: "tuviste" })];
  for (const someone of [ana, berta]) await post(someone, ...others);
  const slip = answer({ at: "2026-03-10T09:30:00.000Z", given: "tube" });
  await post(ana, slip);
  const { results, version, exercises } = await post(ana, retraction(slip.id));

  expect({ results, version }).toMatchObject({ results: [accepted], version: 4 });
  const family = { wiped: true, failedItems: [], stats: { totalAttempts: 2, todayFailed: 0 } };
  expect(exercises["preterito-indefinido"]).toMatchObject(family);
  expect(Object.keys(exercises["preterito-indefinido"]?.cards ?? {})).toHaveLength(2);
  expect(await exercisesOf(ana)).toEqual(await exercisesOf(berta));
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("the answer is not in statistics, and its card is new again", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube" });
  await post(ana, slip, retraction(slip.id));
  const ask = async (call: string) => (await ana.send("GET", `/api/statistics/${call}`)).body;
  const family = "exercise=preterito-indefinido";
  expect(await ask("days?from=2026-03-01&to=2026-03-31")).toEqual({ days: [] });
  expect(await ask(`breakdown?${family}`)).toEqual({ items: [], contexts: [] });
  expect(await ask(`causes?${family}&days=7&timeZone=Europe/Paris`)).toEqual({ causes: [] });
  for (const search of ["", "tener", "tube"]) {
    expect(await ask(`answers?search=${search}`)).toMatchObject({ answers: [] });
  }
  expect(await ask("forecast")).toMatchObject({ backlog: 0 });
  await rebuildProgress(db, ana.id);
  const totals = await db.select().from(userProgress).where(eq(userProgress.userId, ana.id));
  expect(totals).toMatchObject([{ totalAttempts: 0, totalCorrect: 0 }]);
});

test("everything.json has the answer and its retraction, answers.csv has neither", async () => {
  const ana = await learner();
  const [slip, kept] = [answer({ given: "tube" }), answer({ context: "tú", given: "tuviste" })];
  await post(ana, slip, kept, retraction(slip.id));
  expect((await ana.send("GET", "/api/export/everything.json")).body).toMatchObject({
    events: [
      { id: slip.id, status: "retracted", given: "tube", verdict: "wrong" },
      { id: kept.id, status: "accepted" },
      { kind: "retraction", payload: { answer: slip.id } },
    ],
  });
  const csv = String((await ana.send("GET", "/api/export/answers.csv")).body);
  expect(csv).toContain("tuviste");
  expect(csv).not.toContain("tube");
});

test("a level that only the answer reached is lost, and can be reached again", async () => {
  const ana = await learner();
  const tenth = answer();
  const nine = Array.from({ length: 9 }, () => answer());
  await post(ana, ...nine, tenth, levelConfirmed(1));
  expect(await exercisesOf(ana)).toMatchObject({ "preterito-indefinido": { currentLevel: 1 } });
  await post(ana, retraction(tenth.id));
  expect(await exercisesOf(ana)).toMatchObject({
    "preterito-indefinido": { currentLevel: 0, lastLevelUpAt: null, stats: { totalCorrect: 9 } },
  });
  await post(ana, answer(), levelConfirmed(1));
  expect(await exercisesOf(ana)).toMatchObject({ "preterito-indefinido": { currentLevel: 1 } });
});

test("a level that earlier answers had reached stays confirmed", async () => {
  const ana = await learner();
  const eleventh = answer();
  await post(ana, ...Array.from({ length: 10 }, () => answer()), eleventh, levelConfirmed(1));
  await post(ana, retraction(eleventh.id));
  expect(await exercisesOf(ana)).toMatchObject({
    "preterito-indefinido": { currentLevel: 1, lastLevelUpAt: "2026-03-10T09:00:00.000Z" },
  });
});

test("an item that a wrong answer pushed off the failed list returns", async () => {
  const ana = await learner();
  const fillIn = { family: "desde-hace", item: "vivo-aqui", context: "desde hace" };
  const slip = answer({ ...fillIn, given: "desde" });
  await post(ana, slip, answer({ ...fillIn, given: "hace" }));
  const right = answer({ ...fillIn, given: "desde hace" });
  expect(await post(ana, retraction(slip.id, fillIn), right)).toMatchObject({
    exercises: { "desde-hace": { failedItems: ["vivo-aqui"], stats: { totalAttempts: 2 } } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a second retraction of an answer is accepted and changes nothing", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube" });
  const first = retraction(slip.id.toUpperCase());
  await post(ana, answer(), slip, first);
  const before = await exercisesOf(ana);
  const again = await post(ana, first, retraction(slip.id));
  expect(again.results).toMatchObject([{ status: "duplicate" }, accepted]);
  expect(await exercisesOf(ana)).toEqual(before);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a retracted answer that is sent again stays retracted", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube" });
  await post(ana, slip, retraction(slip.id));
  expect((await post(ana, slip)).results).toMatchObject([
    { status: "duplicate", verdict: "wrong" },
  ]);
  expect(await exercisesOf(ana)).toMatchObject({ "preterito-indefinido": { cards: {} } });
});

test("another device's later answers to the card stay", async () => {
  const ana = await learner();
  const slip = answer({ at: "2026-03-09T09:00:00.000Z", given: "tube" });
  await post(ana, slip);
  await post(ana, answer({ at: "2026-03-10T09:00:00.000Z" }));
  await post(ana, retraction(slip.id));
  expect(await exercisesOf(ana)).toMatchObject({
    "preterito-indefinido": {
      cards: { "tener|yo": { attempts: 1, interval: 1, repetitions: 1, easiness: 2.6 } },
      stats: { totalAttempts: 1, totalCorrect: 1 },
    },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a retraction of something else than an own answer of the family is skipped", async () => {
  const [ana, berta] = [await learner("Ana"), await learner("Berta")];
  const [anas, bertas, removal] = [answer(), answer(), failedRemoved(["tener"])];
  await post(ana, anas, removal);
  await post(berta, bertas);
  const before = await exercisesOf(ana);
  const { results } = await post(
    ana,
    retraction(bertas.id),
    retraction(anas.id, { family: "presente-indicativo" }),
    retraction(removal.id),
    retraction(randomUUID()),
  );
  expect(results).toMatchObject([unknown, unknown, unknown, unknown]);
  expect(await exercisesOf(ana)).toEqual(before);
  expect(await exercisesOf(berta)).toMatchObject({
    "preterito-indefinido": { stats: { totalAttempts: 1 } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test.each([
  [undefined, "required"],
  ["7", "invalidId"],
  [null, "invalidId"],
])("a retraction of %j is refused", async (id, key) => {
  const ana = await learner();
  const { results } = await post(ana, retraction(id));
  expect(results).toMatchObject([{ status: "refused", key }]);
});

test("a retraction before its answer in a batch counts", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube" });
  const { results } = await post(ana, retraction(slip.id), slip);
  expect(results).toMatchObject([accepted, { ...accepted, verdict: "wrong" }]);
  expect(await exercisesOf(ana)).toMatchObject({ "preterito-indefinido": { failedItems: [] } });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a retraction that arrived before its answer counts when it is sent again", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube" });
  const early = retraction(slip.id);
  expect((await post(ana, early)).results).toMatchObject([unknown]);
  expect((await post(ana, slip, early)).results).toMatchObject([accepted, accepted]);
  expect((await post(ana, early)).results).toMatchObject([{ status: "duplicate" }]);
  expect(await exercisesOf(ana)).toMatchObject({ "preterito-indefinido": { cards: {} } });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("an answer before the last reset can be retracted and changes nothing", async () => {
  const ana = await learner();
  const slip = answer({ given: "tube", at: "2026-03-10T08:00:00.000Z" });
  await post(ana, slip, reset({ at: "2026-03-10T08:30:00.000Z" }), answer());
  const before = await exercisesOf(ana);
  expect((await post(ana, retraction(slip.id))).results).toMatchObject([accepted]);
  expect(await exercisesOf(ana)).toEqual(before);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("answers can be retracted for 60 days, also while old ones are archived", async () => {
  const ana = await learner();
  const [old, slip] = [answer(), answer({ at: "2026-02-01T09:00:00.000Z", given: "tubo" })];
  setClock("2026-01-01T10:00:00.000Z");
  await post(ana, old);
  setClock("2026-02-01T10:00:00.000Z");
  await post(ana, slip, answer());
  setClock("2026-04-02T10:00:00.000Z");
  const [, late, timely] = await Promise.all([
    archiveEvents(db, ana.id, "2026-01-31T00:00:00.000Z"),
    post(ana, retraction(old.id)),
    post(ana, retraction(slip.id, { at: "2026-04-02T09:00:00.000Z" })),
  ]);
  expect([late.results, timely.results]).toMatchObject([[unknown], [accepted]]);
  expect(await exercisesOf(ana)).toMatchObject({
    "preterito-indefinido": { stats: { totalAttempts: 2, totalFailed: 0 } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
  setClock("2026-04-28T10:00:00.000Z");
  await archiveEvents(db, ana.id, "2026-05-01T00:00:00.000Z");
  const retracted = and(eq(progressEvents.userId, ana.id), eq(progressEvents.status, "retracted"));
  expect(await db.select().from(progressEvents).where(retracted)).toEqual([]);
  expect((await post(ana, slip)).results).toMatchObject([{ status: "duplicate" }]);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("after 300 retractions in a day, further ones get 429", async () => {
  const ana = await learner();
  const slip = answer();
  await post(ana, slip, ...Array.from({ length: 199 }, () => retraction(slip.id)));
  await post(ana, ...Array.from({ length: 100 }, () => retraction(slip.id)));
  await post(ana, retraction(slip.id));
  const refused = await ana.send("POST", "/api/progress/events", { events: [retraction(slip.id)] });
  expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect((await post(ana, answer())).results).toMatchObject([accepted]);
});

const ids = Array.from({ length: 12 }, () => randomUUID());
const common = {
  family: fc.constantFrom("presente-indicativo", "preterito-indefinido"),
  at: fc
    .integer({ min: Date.parse("2026-03-07T00:00:00Z"), max: Date.parse(NOW) })
    .map((time) => new Date(time).toISOString()),
  timeZone: fc.constantFrom("Europe/Paris", "America/New_York"),
};
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        ...common,
        id: fc.constantFrom(...ids),
        item: fc.constantFrom("tener", "hablar", "nadar"),
        context: fc.constantFrom("yo", "él"),
        given: fc.constantFrom("tuve", "hablo", "no", null),
      })
      .map(answer),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...ids), fc.record(common))
      .map(([id, rest]) => retraction(id, rest)),
  },
  fc.record(common).map((rest) => failedRemoved(["tener"], rest)),
  fc.record(common).map(reset),
);

const batch = fc.array(event, { minLength: 1 });

type Event = { id: string; answer?: unknown };

test("any history gives the progress of the same history without its retracted answers", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { maxLength: 6 }), async (batches) => {
      const [ana, berta] = [await learner(), await learner()];
      const retracted = new Set<unknown>();
      for (const events of batches) {
        const { results } = await post(ana, ...events);
        for (const [index, { status }] of results.entries()) {
          const { answer: id }: Event = events[index] ?? { id: "" };
          if (status === "accepted" && id !== undefined) retracted.add(id);
        }
      }
      for (const events of batches) {
        const left = events.filter((one: Event) => !retracted.has(one.id) && !one.answer);
        if (left.length > 0) await post(berta, ...left);
      }
      const [withRetractions, without] = [await exercisesOf(ana), await exercisesOf(berta)];
      expect(withRetractions).toEqual(without);
      expect(await progressMatchesLog(db, ana.id)).toBe(true);
    }),
    { numRuns: exampleCount(30) },
  );
});

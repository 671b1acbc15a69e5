import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import {
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userProgress,
} from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import {
  answer,
  estimateSet,
  failedRemoved,
  levelConfirmed,
  placement,
  progressOf,
  reset,
  retraction,
} from "../../testing/progress.ts";
import { testApp } from "../../testing/test-app.ts";
import { exampleCount } from "../../testing/test-database.ts";
import { findLearners, progressMatchesLog, rebuildProgress } from "./rebuild-progress.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const NOW = "2026-04-02T12:00:00.000Z";
beforeEach(() => setClock(NOW));

/** Ids that occur several times, and that retractions name. */
const someIds = Array.from({ length: 8 }, () => randomUUID());

const common = {
  family: fc.constantFrom("presente-indicativo", "preterito-indefinido", "desde-hace", "gone"),
  at: fc
    .integer({ min: Date.parse("2026-03-27T00:00:00Z"), max: Date.parse("2026-04-03T00:00:00Z") })
    .map((time) => new Date(time).toISOString()),
  timeZone: fc.constantFrom("Europe/Paris", "America/New_York", "Pacific/Kiritimati", "Nowhere"),
  id: fc.oneof(fc.uuid(), fc.constantFrom(...someIds)),
};
const item = fc.constantFrom("tener", "hablar", "vivo-aqui", "nadar");
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        ...common,
        item,
        context: fc.constantFrom("yo", "él", "desde hace"),
        given: fc.constantFrom("tuve", "tuvo", "hablo", "HABLÓ", "desde hace", "", "no"),
      })
      .map(answer),
  },
  fc.tuple(fc.array(item), fc.record(common)).map(([items, rest]) => failedRemoved(items, rest)),
  fc
    .tuple(fc.integer({ min: -1, max: 8 }), fc.record(common))
    .map(([level, rest]) => levelConfirmed(level, rest)),
  fc.record(common).map(reset),
  fc.record(common).map(placement),
  fc
    .record({ ...common, estimate: fc.constantFrom("sure", "more", "none", "new") })
    .map(estimateSet),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...someIds), fc.record(common))
      .map(([id, rest]) => retraction(id, rest)),
  },
);

const clock = fc.constantFrom(NOW, NOW, "2026-03-30T12:00:00.000Z", "2026-04-22T12:00:00.000Z");
const scheduler = fc.constantFrom(null, { kind: "fsrs", retention: 0.9 });
const batch = fc.record({ clock, scheduler, events: fc.array(event, { minLength: 1 }) });

test("stored progress equals the folded log for any batches, server clock, and scheduler", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (all) => {
      setClock(NOW);
      const ana = await learner();
      for (const { clock, scheduler, events } of all) {
        setClock(clock);
        await ana.send("PUT", "/api/progress/scheduler", { scheduler });
        const { status } = await ana.send("POST", "/api/progress/events", { events });
        expect(status).toBe(200);
      }
      expect(await progressMatchesLog(db, ana.id)).toBe(true);
    }),
    { numRuns: exampleCount(60) },
  );
});

test("a reset older than the last one deletes nothing, even if the server's clock was ahead", async () => {
  const ana = await learner();
  const send = (...events: object[]) => ana.send("POST", "/api/progress/events", { events });
  await send(reset({ at: "2026-03-27T09:00:00.000Z" }), answer({ at: "2026-04-02T11:00:00.000Z" }));
  setClock("2026-03-30T12:00:00.000Z");
  await send(reset({ at: "2026-03-27T08:00:00.000Z" }));
  expect(await progressOf(ana)).toMatchObject({
    exercises: { "preterito-indefinido": { cards: { "tener|yo": { attempts: 1 } } } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a skipped answer that is sent again after its exercise returned counts once", async () => {
  const rosa = await createAdministrator(site);
  const ana = await learner();
  const exercise = { id: "preterito-indefinido/oír/yo" };
  const events = [answer({ item: "oír", given: "oí" })];
  const send = async () => (await ana.send("POST", "/api/progress/events", { events })).body;
  await rosa.send("POST", "/api/admin/exercises/hide", exercise);
  for (const version of [1, 1]) {
    expect(await send()).toMatchObject({ results: [{ status: "skipped" }], version });
  }
  await rosa.send("POST", "/api/admin/exercises/show", exercise);
  expect(await send()).toMatchObject({ results: [{ status: "accepted", verdict: "correct" }] });
  expect(await send()).toMatchObject({ results: [{ status: "duplicate" }], version: 2 });
  expect(await progressOf(ana)).toMatchObject({
    exercises: { "preterito-indefinido": { stats: { totalAttempts: 1 } } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("damaged progress is rebuilt from the log exactly", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", {
    events: [answer(), answer({ context: "tú", given: "x" }), reset(), answer(), answer()],
  });
  const before = await progressOf(ana);
  await db.update(cards).set({ easiness: 1.3, attempts: 99 }).where(eq(cards.userId, ana.id));
  await db.delete(dailyStats).where(eq(dailyStats.userId, ana.id));
  await db
    .update(exerciseProgress)
    .set({ totalAttempts: 99, failedItems: ["nadar"] })
    .where(eq(exerciseProgress.userId, ana.id));

  expect(await progressMatchesLog(db, ana.id)).toBe(false);
  expect(await rebuildProgress(db, ana.id)).toBe(true);
  expect(await progressOf(ana)).toEqual(before);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
  expect(await findLearners(db)).toContain(ana.id);
});

test("counts of causes are rebuilt from the log, which has none for old answers", async () => {
  const ana = await learner();
  const withoutAccent = { item: "hablar", context: "él", given: "hablo" };
  const [old, recent] = [answer(withoutAccent), answer(withoutAccent)];
  await ana.send("POST", "/api/progress/events", { events: [old, recent] });
  const counted = async () =>
    await db.select().from(dailyStats).where(eq(dailyStats.userId, ana.id));
  expect(await counted()).toMatchObject([{ attempts: 2, causes: { accent: 2 } }]);
  await db.update(progressEvents).set({ diagnosis: null }).where(eq(progressEvents.id, old.id));

  expect(await rebuildProgress(db, ana.id)).toBe(true);
  expect(await counted()).toMatchObject([{ attempts: 2, causes: { accent: 1 } }]);
});

test("damaged totals are rebuilt from the log", async () => {
  const ana = await learner();
  const other = { family: "presente-indicativo", item: "hablar", given: "hablas" };
  await ana.send("POST", "/api/progress/events", { events: [answer(), answer(other)] });
  const totals = async () =>
    await db.select().from(userProgress).where(eq(userProgress.userId, ana.id));
  await db.update(userProgress).set({ totalCorrect: 99 }).where(eq(userProgress.userId, ana.id));

  await rebuildProgress(db, ana.id);
  expect(await totals()).toMatchObject([{ totalAttempts: 2, totalCorrect: 1 }]);
});

test("a rebuild gives up if the progress never matches the log", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", { events: [answer()] });
  await db
    .update(exerciseProgress)
    .set({ totalCorrect: 99 })
    .where(eq(exerciseProgress.userId, ana.id));
  await db.execute(sql`create function spoil() returns trigger language plpgsql as $$
    begin new.total_correct := new.total_correct + 1; return new; end $$`);
  await db.execute(sql`create trigger spoil before insert or update on ${exerciseProgress}
    for each row when (new.user_id = ${sql.raw(`'${ana.id}'`)}) execute function spoil()`);
  expect(await rebuildProgress(db, ana.id)).toBe(true);
  expect(await progressMatchesLog(db, ana.id)).toBe(false);
});

test("progress that matches its log is not changed", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", { events: [answer()] });
  expect(await rebuildProgress(db, ana.id)).toBe(false);
});

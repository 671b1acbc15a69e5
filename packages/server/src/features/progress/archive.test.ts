import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { archivedEvents, progressEvents } from "../../db/schema.ts";
import { answer, progressOf, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { archiveEvents } from "./archive.ts";
import { progressMatchesLog, rebuildProgress } from "./rebuild-progress.ts";

const { db, learner, setClock } = await testApp();

const OLD = "2026-01-10T10:00:00.000Z";
const NOW = "2026-06-01T10:00:00.000Z";
const BEFORE = "2026-02-01T00:00:00.000Z";

const send = async (ana: Learner, ...events: object[]) =>
  (await ana.send("POST", "/api/progress/events", { events })).body;

const eventsIn = (ana: Learner) => db.$count(progressEvents, eq(progressEvents.userId, ana.id));

/** A learner with an old reset between two old answers, and one answer of today. */
async function learnerWithHistory() {
  const ana = await learner();
  setClock(OLD);
  const old = [
    answer({ at: "2026-01-10T08:00:00.000Z" }),
    reset({ at: "2026-01-10T08:30:00.000Z" }),
    answer({ at: "2026-01-10T09:00:00.000Z", given: "x" }),
  ];
  await send(ana, ...old);
  setClock(NOW);
  const recent = answer({ at: "2026-06-01T09:00:00.000Z" });
  await send(ana, recent);
  return { ana, old, recent };
}

test("old events except resets move to the archive, and progress stays the same", async () => {
  const { ana } = await learnerWithHistory();
  const progress = async () => await progressOf(ana);
  const before = await progress();
  expect(await archiveEvents(db, ana.id, BEFORE)).toBe(2);
  expect(await eventsIn(ana)).toBe(2);
  expect(await archiveEvents(db, ana.id, BEFORE)).toBe(0);
  expect(await progress()).toEqual(before);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
  expect(await rebuildProgress(db, ana.id)).toBe(false);
});

test("a skipped answer that counts after archiving is in the log only once", async () => {
  const { ana } = await learnerWithHistory();
  const skipped = answer({ at: OLD, item: "nadar" });
  setClock(OLD);
  expect(await send(ana, skipped)).toMatchObject({ results: [{ status: "skipped" }] });
  setClock(NOW);
  await send(ana, answer({ at: NOW }));
  await archiveEvents(db, ana.id, BEFORE);
  expect(await send(ana, { ...skipped, item: "tener" })).toMatchObject({
    results: [{ status: "accepted" }],
  });
  const everything = (await ana.send("GET", "/api/export/everything.json")).body;
  const { events } = everything as { events: { id: string }[] };
  expect(events.filter(({ id }) => id === skipped.id)).toHaveLength(1);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("a damaged archive is found by the comparison with progress", async () => {
  const { ana } = await learnerWithHistory();
  await archiveEvents(db, ana.id, BEFORE);
  await db.delete(archivedEvents).where(eq(archivedEvents.userId, ana.id));
  expect(await progressMatchesLog(db, ana.id)).toBe(false);
});

test("an archived event that a device sends again is a duplicate", async () => {
  const { ana, old, recent } = await learnerWithHistory();
  await archiveEvents(db, ana.id, BEFORE);
  expect(await send(ana, ...old, recent)).toMatchObject({
    results: Array.from({ length: 4 }, () => ({ status: "duplicate" })),
    version: 4,
  });
});

test("an old answer that arrives for the first time is recorded after archiving", async () => {
  const { ana } = await learnerWithHistory();
  await archiveEvents(db, ana.id, BEFORE);
  const late = answer({ at: "2026-01-10T09:30:00.000Z" });
  expect(await send(ana, late)).toMatchObject({ results: [{ status: "accepted" }], version: 5 });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("more events than a row of the archive holds are moved", async () => {
  const ana = await learner();
  setClock(OLD);
  for (let batch = 0; batch < 6; batch += 1) {
    await send(ana, ...Array.from({ length: 100 }, () => answer({ at: OLD })));
  }
  setClock(NOW);
  expect(await archiveEvents(db, ana.id, BEFORE)).toBe(599);
  expect(await eventsIn(ana)).toBe(1);
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("the list of past answers ends at the archive and gives its date", async () => {
  const { ana } = await learnerWithHistory();
  const list = async () => (await ana.send("GET", "/api/statistics/answers")).body;
  expect(await list()).toMatchObject({ answers: [{}, {}], archivedUntil: null });
  await archiveEvents(db, ana.id, BEFORE);
  expect(await list()).toMatchObject({
    answers: [{ answeredAt: "2026-06-01T09:00:00.000Z" }],
    archivedUntil: OLD,
  });
});

test("the exports have archived events", async () => {
  const { ana } = await learnerWithHistory();
  const exported = async () => {
    const everything = (await ana.send("GET", "/api/export/everything.json")).body;
    const { events } = everything as { events: { seq: number }[] };
    const csv = String((await ana.send("GET", "/api/export/answers.csv")).body);
    return { events: events.toSorted((a, b) => a.seq - b.seq), csv };
  };
  const before = await exported();
  await archiveEvents(db, ana.id, BEFORE);
  expect(await exported()).toEqual(before);
  expect(before.events).toHaveLength(4);
});

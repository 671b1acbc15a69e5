import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { answer } from "#testing/events.ts";
import { fillDatabase, freshDatabase, stallDatabase } from "#testing/fake-database.ts";
import { type Acknowledged, nothingAcknowledged } from "./learner-progress.ts";
import { openOutbox } from "./outbox.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await openOutbox("ana").clear();
  await closeDatabase();
  vi.unstubAllGlobals();
});

const stateAt = (version: number): Acknowledged => ({ ...nothingAcknowledged, version });

/** Ids of a learner's waiting events, as a page reads them when it opens. */
async function waitingIn(userId = "ana"): Promise<string[]> {
  const { waiting } = await openOutbox(userId).read();
  return waiting.map(({ event }) => event.id);
}

it("reads each learner's events in order", async () => {
  for (const id of ["a", "b", "c"]) await openOutbox("ana").add({ event: answer(id) });
  await openOutbox("berta").add({ event: answer("d") });
  await closeDatabase();

  expect(await waitingIn()).toEqual(["a", "b", "c"]);
  expect(await waitingIn("berta")).toEqual(["d"]);
});

it("completes events and cards that an earlier version stored", async () => {
  const { sentence: _, ...event } = answer("a");
  const older = {
    ...{ item: "tener", context: "yo", easiness: 2.5, interval: 1, repetitions: 1, attempts: 1 },
    ...{ correctCount: 1, nextReview: event.at, lastAttempt: event.at },
  };
  const { "preterito-perfecto": _unknown, ...exercises } = nothingAcknowledged.exercises;
  const family = { ...exercises["desde-hace"], cards: { "tener|yo": older } };
  const { scheduler: _scheduler, ...state } = stateAt(1);
  const acknowledged: object = {
    ...state,
    exercises: { ...exercises, "desde-hace": family },
  };
  await openOutbox("ana").add({ event: event as ProgressEvent });
  await openOutbox("ana").settle({
    events: [],
    refused: [],
    acknowledged: acknowledged as Acknowledged,
  });

  const stored = await openOutbox("ana").read();
  expect(stored.waiting.map((one) => one.event)).toEqual([answer("a")]);
  expect(stored.acknowledged?.scheduler).toBeNull();
  expect(stored.acknowledged?.exercises["preterito-perfecto"]).toEqual(noProgress);
  expect(stored.acknowledged?.exercises["desde-hace"].cards).toEqual({
    "tener|yo": {
      ...older,
      firstAttempt: event.at,
      sentence: 1,
      stability: null,
      difficulty: null,
    },
  });
});

it("hands an event to the database before the browser can paint", async () => {
  const outbox = openOutbox("ana");
  await outbox.read();
  const add = vi.spyOn(IDBObjectStore.prototype, "add");
  const commit = vi.spyOn(IDBTransaction.prototype, "commit");
  const adding = outbox.add({ event: answer("a") });
  // Promises that are settled run before any other task.
  for (let step = 0; step < 20; step++) await null;

  expect(add).toHaveBeenCalledOnce();
  expect(commit).toHaveBeenCalledOnce();
  await adding;
  expect(await waitingIn()).toEqual(["a"]);
});

it("removes sent events and stores the new state together", async () => {
  const outbox = openOutbox("ana");
  const events = [
    await outbox.add({ event: answer("a") }),
    await outbox.add({ event: answer("b") }),
  ];
  await outbox.settle({ events, refused: [], acknowledged: stateAt(2) });

  expect(await openOutbox("ana").read()).toEqual({
    waiting: [],
    refused: [],
    acknowledged: stateAt(2),
  });
});

it("keeps sent events in the outbox when the new state cannot be stored", async () => {
  const outbox = openOutbox("ana");
  const events = [await outbox.add({ event: answer("a") })];
  await outbox.settle({ events: [], refused: [], acknowledged: stateAt(1) });
  fillDatabase();
  await outbox.settle({ events, refused: [], acknowledged: stateAt(2) });
  vi.restoreAllMocks();

  expect((await outbox.read()).waiting).toEqual([]);
  const afterCrash = await openOutbox("ana").read();
  expect(afterCrash.waiting.map(({ event }) => event.id)).toEqual(["a"]);
  expect(afterCrash.acknowledged).toEqual(stateAt(1));
});

it("keeps the newer of two states", async () => {
  const outbox = openOutbox("ana");
  await outbox.settle({ events: [], refused: [], acknowledged: stateAt(5) });
  await outbox.settle({ events: [], refused: [], acknowledged: stateAt(4) });

  expect((await outbox.read()).acknowledged).toEqual(stateAt(5));
});

it("sets refused events aside and requeues those that were last sent long ago", async () => {
  const outbox = openOutbox("ana");
  const events = [
    await outbox.add({ event: answer("old") }),
    await outbox.add({ event: answer("new") }),
  ];
  const refused = events.map(({ event }, index) => ({
    event,
    reason: "invalidTimeZone" as const,
    triedAt: index * 1000,
  }));
  await outbox.settle({ events, refused, acknowledged: null });
  expect(await waitingIn()).toEqual([]);

  await openOutbox("ana").requeueRefused(1000);
  expect(await waitingIn()).toEqual(["old"]);
  expect((await outbox.read()).refused).toEqual([refused[1]]);
  await outbox.deleteRefused();
  expect((await outbox.read()).refused).toEqual([]);
});

it("keeps an event in memory, with a negative order, when storage is full", async () => {
  fillDatabase();
  const [outbox, otherTab] = [openOutbox("ana"), openOutbox("ana")];
  const added = await outbox.add({ event: answer("a") });
  expect(added.order).toBeLessThan(0);
  expect((await otherTab.read()).waiting).toEqual([added]);

  await outbox.settle({ events: [added], refused: [], acknowledged: stateAt(1) });
  expect(await waitingIn()).toEqual([]);
});

it("keeps an event in memory when the database does not open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stallDatabase();
  const added = openOutbox("ana").add({ event: answer("a") });
  await vi.advanceTimersByTimeAsync(5_000);

  expect((await added).order).toBeLessThan(0);
});

it("waits only once for a database that does not open, and uses it after it opens", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const holding = await openDB("verbena", 1);
  const deletion = deleteDB("verbena");
  const first = openOutbox("ana").add({ event: answer("a") });
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await first).order).toBeLessThan(0);
  expect((await openOutbox("ana").add({ event: answer("b") })).order).toBeLessThan(0);

  holding.close();
  await deletion;
  await vi.waitFor(async () =>
    expect((await openOutbox("ana").add({ event: answer("c") })).order).toBeGreaterThan(0),
  );
});

it("lets a newer version upgrade the database and still uses it", async () => {
  await openOutbox("ana").add({ event: answer("a") });
  const newer = await openDB("verbena", 2, {
    upgrade: (database) => void database.createObjectStore("later"),
  });
  await openOutbox("ana").add({ event: answer("b") });

  expect(await waitingIn()).toEqual(["a", "b"]);
  newer.close();
});

import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { answer } from "#testing/events.ts";
import { fillDatabase, freshDatabase, stallDatabase } from "#testing/fake-database.ts";
import { waitFor } from "#testing/wait-for.ts";
import {
  type Acknowledged,
  nothingAcknowledged,
  type Outbox,
  openOutbox,
  type RefusedEvent,
  type WaitingEvent,
} from "./outbox.ts";

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
  const { events } = await openOutbox(userId).read();
  return events.map(({ event }) => event.id);
}

it("reads each learner's events in order", async () => {
  for (const id of ["a", "b", "c"])
    await openOutbox("ana").add({ kind: "event", event: answer(id) });
  await openOutbox("berta").add({ kind: "event", event: answer("d") });
  await closeDatabase();

  expect(await waitingIn()).toEqual(["a", "b", "c"]);
  expect(await waitingIn("berta")).toEqual(["d"]);
});

it("hands an event to the database before the browser can paint", async () => {
  const outbox = openOutbox("ana");
  await outbox.read();
  const add = vi.spyOn(IDBObjectStore.prototype, "add");
  const commit = vi.spyOn(IDBTransaction.prototype, "commit");
  const adding = outbox.add({ kind: "event", event: answer("a") });
  // Callbacks of settled promises run before any other task.
  for (let step = 0; step < 20; step++) await null;

  expect(add).toHaveBeenCalledOnce();
  expect(commit).toHaveBeenCalledOnce();
  await adding;
  expect(await waitingIn()).toEqual(["a"]);
});

it("removes sent events and stores the new state together", async () => {
  const outbox = openOutbox("ana");
  const events = [
    await outbox.add({ kind: "event", event: answer("a") }),
    await outbox.add({ kind: "event", event: answer("b") }),
  ];
  await outbox.update({ removed: events, acknowledged: stateAt(2) });

  expect(await openOutbox("ana").read()).toEqual({
    events: [],
    edits: [],
    refused: [],
    acknowledged: stateAt(2),
  });
});

it("keeps sent events in the outbox when the new state cannot be stored", async () => {
  const outbox = openOutbox("ana");
  const events = [await outbox.add({ kind: "event", event: answer("a") })];
  await outbox.update({ acknowledged: stateAt(1) });
  fillDatabase();
  await outbox.update({ removed: events, acknowledged: stateAt(2) });
  vi.restoreAllMocks();

  expect((await outbox.read()).events).toEqual([]);
  const afterCrash = await openOutbox("ana").read();
  expect(afterCrash.events.map(({ event }) => event.id)).toEqual(["a"]);
  expect(afterCrash.acknowledged).toEqual(stateAt(1));
});

it("keeps the newer of two states", async () => {
  const outbox = openOutbox("ana");
  await outbox.update({ acknowledged: stateAt(5) });
  await outbox.update({ acknowledged: stateAt(4) });

  expect((await outbox.read()).acknowledged).toEqual(stateAt(5));
});

/** Stores an event as refused by the server. */
async function addRefused(outbox: Outbox, id: string): Promise<RefusedEvent> {
  const waiting = await outbox.add({ kind: "event", event: answer(id) });
  const refused = { ...waiting, refusal: { reason: "invalidTimeZone" as const, triedAt: 1000 } };
  await outbox.update({ kept: [refused] });
  return refused;
}

it("sets refused events aside, and lets one wait again in its place", async () => {
  const outbox = openOutbox("ana");
  const [a, b] = [await addRefused(outbox, "a"), await addRefused(outbox, "b")];
  await outbox.add({ kind: "event", event: answer("c") });
  expect(await waitingIn()).toEqual(["c"]);
  const { refusal: _, ...waiting } = a;
  await outbox.update({ kept: [waiting] });

  expect(await waitingIn()).toEqual(["a", "c"]);
  expect((await openOutbox("ana").read()).refused).toEqual([b]);
});

it("does not bring back an event that another tab has sent", async () => {
  const outbox = openOutbox("ana");
  const refused = await addRefused(outbox, "a");
  await openOutbox("ana").update({ removed: [refused] });
  await outbox.update({ kept: [refused] });

  expect(await openOutbox("ana").read()).toMatchObject({ events: [], refused: [] });
});

it("sets refused events aside in memory when storage is full", async () => {
  const outbox = openOutbox("ana");
  const waiting: WaitingEvent = await outbox.add({ kind: "event", event: answer("a") });
  fillDatabase();
  const refusal = { reason: "invalidTimeZone" as const, triedAt: 1000 };
  await outbox.update({ kept: [{ ...waiting, refusal }] });
  expect(await outbox.read()).toMatchObject({ events: [], refused: [{ ...waiting, refusal }] });
  await outbox.update({ kept: [waiting] });
  expect(await outbox.read()).toMatchObject({ events: [waiting], refused: [] });

  vi.restoreAllMocks();
  await outbox.update({ removed: [waiting] });
  expect(await outbox.read()).toMatchObject({ events: [], refused: [] });
});

it("has one copy of an event that storage takes again after it was full", async () => {
  const outbox = openOutbox("ana");
  const waiting: WaitingEvent = await outbox.add({ kind: "event", event: answer("a") });
  const refused = { ...waiting, refusal: { reason: "invalidTimeZone" as const, triedAt: 1000 } };
  fillDatabase();
  await outbox.update({ kept: [refused] });
  vi.restoreAllMocks();
  await outbox.update({ kept: [waiting] });
  expect(await outbox.read()).toMatchObject({ events: [waiting], refused: [] });
});

it("removes a learner's changes and leaves those of others", async () => {
  for (const userId of ["ana", "berta"]) {
    await openOutbox(userId).add({ kind: "settings", value: { sound: true } });
  }
  await openOutbox("ana").clear();

  expect((await openOutbox("ana").read()).edits).toEqual([]);
  expect((await openOutbox("berta").read()).edits).toHaveLength(1);
});

it("keeps an event in memory, with a negative order, when storage is full", async () => {
  fillDatabase();
  const [outbox, otherTab] = [openOutbox("ana"), openOutbox("ana")];
  const added = await outbox.add({ kind: "event", event: answer("a") });
  expect(added.order).toBeLessThan(0);
  expect((await otherTab.read()).events).toEqual([added]);

  await outbox.update({ removed: [added], acknowledged: stateAt(1) });
  expect(await waitingIn()).toEqual([]);
});

it("keeps an event in memory when the database does not open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stallDatabase();
  const added = openOutbox("ana").add({ kind: "event", event: answer("a") });
  await vi.advanceTimersByTimeAsync(5_000);

  expect((await added).order).toBeLessThan(0);
});

it("waits only once for a database that does not open, and uses it after it opens", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const holding = await openDB("verbena", 2);
  const deletion = deleteDB("verbena");
  const first = openOutbox("ana").add({ kind: "event", event: answer("a") });
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await first).order).toBeLessThan(0);
  expect((await openOutbox("ana").add({ kind: "event", event: answer("b") })).order).toBeLessThan(
    0,
  );

  holding.close();
  await deletion;
  await waitFor(async () =>
    expect(
      (await openOutbox("ana").add({ kind: "event", event: answer("c") })).order,
    ).toBeGreaterThan(0),
  );
});

it("lets a newer version upgrade the database and still uses it", async () => {
  await openOutbox("ana").add({ kind: "event", event: answer("a") });
  const newer = await openDB("verbena", 3, {
    upgrade: (database) => void database.createObjectStore("later"),
  });
  await openOutbox("ana").add({ kind: "event", event: answer("b") });

  expect(await waitingIn()).toEqual(["a", "b"]);
  newer.close();
});

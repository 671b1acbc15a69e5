import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { Progress, RecordedBatch } from "@verbena/server/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Kept } from "#lib/kept-answers.ts";
import { type Acknowledged, nothingAcknowledged, withWaiting } from "./learner-progress.ts";
import type { Outbox, WaitingEvent } from "./outbox.ts";
import { createProgressStore } from "./progress-store.ts";
import type { SendResult } from "./sender.ts";

const NOW = "2026-03-02T10:00:00.000Z";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The learner's outbox as tabs share it. */
function sharedOutbox(): Outbox & { events: WaitingEvent[] } {
  const outbox = {
    events: [] as WaitingEvent[],
    async add(event: ProgressEvent) {
      outbox.events.push({ order: outbox.events.length + 1, event });
    },
    waiting: async () => [...outbox.events],
    async remove(removed: readonly WaitingEvent[]) {
      outbox.events = outbox.events.filter(({ order }) => !removed.some((e) => e.order === order));
    },
  };
  return outbox;
}

/** A server that folds what it gets, as the real one does. */
function server() {
  const log: ProgressEvent[] = [];
  const state = {
    reachable: true,
    loadable: true,
    signedIn: true,
    refused: new Set<string>(),
    sent: 0,
  };
  const exercises = () => withWaiting(nothingAcknowledged.exercises, log);
  return {
    state,
    log,
    async send(events: readonly ProgressEvent[]): Promise<SendResult> {
      state.sent += 1;
      if (!state.reachable) return { outcome: "failed" };
      if (!state.signedIn) return { outcome: "signed-out" };
      if (events.some(({ id }) => state.refused.has(id))) {
        return { outcome: "refused", key: "malformedJson" };
      }
      const fromVersion = log.length;
      const results = events.map(({ id }) => {
        const known = log.some((event) => event.id === id);
        return { id, status: known ? ("duplicate" as const) : ("accepted" as const) };
      });
      log.push(...events.filter(({ id }) => !log.some((event) => event.id === id)));
      const answer: RecordedBatch = {
        results,
        fromVersion,
        version: log.length,
        exercises: exercises(),
      };
      return { outcome: "answered", answer };
    },
    async load(): Promise<Progress | "signed-out" | "failed"> {
      if (!state.reachable || !state.loadable) return "failed";
      if (!state.signedIn) return "signed-out";
      return { userName: "Lola", startDate: null, version: log.length, exercises: exercises() };
    },
  };
}

const answer = (id: string, verdict: "correct" | "wrong" = "correct"): ProgressEvent => ({
  kind: "answer",
  id,
  exerciseKey: "preterito-indefinido",
  item: "tener",
  context: "yo",
  given: "tuve",
  verdict,
  cause: null,
  at: NOW,
  timeZone: "Europe/Paris",
});

/** What the browser keeps from one visit to the next. */
function keptState(): Kept<Acknowledged> {
  let state: Acknowledged | undefined;
  return {
    read: async () => state,
    async write(written) {
      state = written;
    },
  };
}

async function openTab(
  sender: ReturnType<typeof server>,
  outbox: Outbox = sharedOutbox(),
  kept = keptState(),
) {
  const store = createProgressStore({
    outbox,
    kept,
    sender,
    now: () => NOW,
    timeZone: () => "Europe/Paris",
    alone: (task) => task(),
    tellOthers: () => {},
    afterPaint: (task) => task(),
  });
  await store.start();
  const total = () => store.getSnapshot().exercises["preterito-indefinido"].stats.totalAttempts;
  return { store, outbox, total };
}

it("shows an answer before anything was stored or sent", async () => {
  const { store, total } = await openTab(server());
  const stored = store.record(answer("a"));
  expect(total()).toBe(1);
  expect(store.getSnapshot().waiting).toBe(1);
  await stored;
});

it("sends the answers of half a second together, and forgets them once they are acknowledged", async () => {
  const remote = server();
  const { store, outbox, total } = await openTab(remote);
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(300);
  await store.record(answer("b"));
  await vi.advanceTimersByTimeAsync(499);
  expect(remote.state.sent).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(remote.state.sent).toBe(1);
  expect(await outbox.waiting()).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, sending: "idle" });
  expect(total()).toBe(2);
});

it("keeps answers while the server cannot be reached, and retries with growing pauses", async () => {
  const remote = server();
  const { store, total } = await openTab(remote);
  remote.state.reachable = false;
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  expect(store.getSnapshot()).toMatchObject({ waiting: 1, sending: "offline" });
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  expect(remote.state.sent).toBe(3);
  remote.state.reachable = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, sending: "idle" });
  expect(remote.log).toHaveLength(1);
  expect(total()).toBe(1);
});

it("begins without a network with what the server acknowledged last and what waits", async () => {
  const remote = server();
  const [outbox, kept] = [sharedOutbox(), keptState()];
  const before = await openTab(remote, outbox, kept);
  await before.store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  remote.state.reachable = false;
  await before.store.record(answer("b"));
  before.store.stop();

  const { store, total } = await openTab(remote, outbox, kept);
  expect(store.getSnapshot()).toMatchObject({ status: "ready", waiting: 1, sending: "offline" });
  expect(total()).toBe(2);
  remote.state.reachable = true;
  await store.sendNow();
  expect(remote.log).toHaveLength(2);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, sending: "idle" });
  expect(total()).toBe(2);
});

it("does not begin with what was kept when the session is over", async () => {
  const remote = server();
  const kept = keptState();
  await kept.write({ ...nothingAcknowledged, version: 4 });
  remote.state.signedIn = false;
  const { store } = await openTab(remote, sharedOutbox(), kept);
  expect(store.getSnapshot()).toMatchObject({ status: "failed", sending: "signed-out" });
});

it("keeps answers when the session is over, until the same person is back", async () => {
  const remote = server();
  const { store, outbox } = await openTab(remote);
  remote.state.signedIn = false;
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getSnapshot()).toMatchObject({ waiting: 1, sending: "signed-out" });
  remote.state.signedIn = true;
  const { total } = await openTab(remote, outbox);
  expect(remote.log.map(({ id }) => id)).toEqual(["a"]);
  expect(total()).toBe(1);
});

it("counts an answer once that was sent twice", async () => {
  const remote = server();
  const outbox = sharedOutbox();
  await remote.send([answer("a")]);
  await outbox.add(answer("a"));
  const { total } = await openTab(remote, outbox);
  expect(total()).toBe(1);
  expect(await outbox.waiting()).toEqual([]);
});

it("loses nothing when two tabs answer at once", async () => {
  const remote = server();
  const outbox = sharedOutbox();
  const [one, two] = [await openTab(remote, outbox), await openTab(remote, outbox)];
  await Promise.all([one.store.record(answer("a")), two.store.record(answer("b", "wrong"))]);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([one.store.reload(), two.store.reload()]);
  expect(remote.log.map(({ id }) => id).sort()).toEqual(["a", "b"]);
  expect([one.total(), two.total()]).toEqual([2, 2]);
});

it("counts an answer once that another tab's message finds half-way into the outbox", async () => {
  const remote = server();
  const outbox = sharedOutbox();
  const { store, total } = await openTab(remote, outbox);
  const recorded = store.record(answer("a"));
  await Promise.all([store.reload(), recorded]);
  remote.state.reachable = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(total()).toBe(1);
  expect(store.getSnapshot().waiting).toBe(1);
});

it("shows what the server acknowledged also when its newer state cannot be loaded at once", async () => {
  const remote = server();
  const { store, total } = await openTab(remote);
  await remote.send([answer("other-device")]);
  await store.record(answer("a"));
  remote.state.loadable = false;
  await vi.advanceTimersByTimeAsync(500);
  remote.state.loadable = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(remote.log).toHaveLength(2);
  expect(total()).toBe(2);
});

it("does not let one event that the server refuses hold up the others", async () => {
  const remote = server();
  const { store } = await openTab(remote);
  remote.state.refused.add("b");
  for (const id of ["a", "b", "c"]) await store.record(answer(id));
  await vi.advanceTimersByTimeAsync(500);
  expect(remote.log.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, refused: "malformedJson" });
});

it("says that progress could not be loaded, and lets the learner practise all the same", async () => {
  const remote = server();
  remote.state.reachable = false;
  const { store, total } = await openTab(remote);
  expect(store.getSnapshot().status).toBe("failed");
  await store.record(answer("a"));
  expect(total()).toBe(1);
  store.stop();
});

it("keeps and sends nothing any more of a learner who has gone for good", async () => {
  const remote = server();
  const { store, outbox } = await openTab(remote);
  remote.state.reachable = false;
  await store.record(answer("a"));
  await store.discard();
  expect(await outbox.waiting()).toEqual([]);
  remote.state.reachable = true;
  store.sendLast();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remote.log).toEqual([]);
});

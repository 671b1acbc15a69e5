// @vitest-environment happy-dom
import { beforeAnswer } from "@verbena/core/progress/retraction";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { nothingAcknowledged, type Outbox } from "#queue/outbox.ts";
import { createQueue } from "#queue/queue.ts";
import { answer } from "#testing/events.ts";
import { fakeOutbox, fakeServer } from "#testing/fake-progress.ts";
import type { Exercises } from "./learner-progress.ts";
import type { ProgressApi } from "./progress-api.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import type { TabMessage } from "./sync.ts";

// Timers do not run, because the schedule decides the order of all steps.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const totalIn = (exercises: Exercises) => exercises["preterito-indefinido"].stats.totalAttempts;

/** The outcome of a request. `no-response`: the server has handled the request, but its response is lost. */
type Call = "answered" | "lost" | "no-response";

const someCall = fc.constantFrom<Call>("answered", "answered", "lost", "no-response");
const someAction = fc.record({
  tab: fc.nat({ max: 1 }),
  does: fc.constantFrom("answer", "answer", "take back", "send", "come back", "reopen"),
});

/** A device with two tabs, and a server. The schedule decides when each step ends. */
function simulate(schedule: fc.Scheduler, calls: Call[], hasLocks: boolean) {
  const remote = fakeServer();
  const stored = fakeOutbox();
  const tabs: ProgressStore[] = [];
  const addedIds: string[] = [];
  let missing = 0;
  let lock = Promise.resolve();
  const moment = (what: string) => schedule.schedule(Promise.resolve(), what);

  /** Runs a task at one moment of the schedule, and resolves at a later one. */
  async function slowly<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
    await moment(what);
    const result = await task();
    await countMissing();
    await moment(`${what} done`);
    return result;
  }

  /** Counts stored events that a crash at this moment would lose. */
  async function countMissing(): Promise<void> {
    const { events, acknowledged = nothingAcknowledged } = await stored.read();
    const known = [
      ...events.map(({ event }) => event.id),
      ...remote.log.slice(0, acknowledged.version).map(({ id }) => id),
    ];
    missing = Math.max(missing, addedIds.filter((id) => !known.includes(id)).length);
  }

  const outbox: Outbox = {
    add: (change) =>
      slowly("add", () => {
        if (change.kind === "event") addedIds.push(change.event.id);
        return stored.add(change);
      }),
    read: () => slowly("read", stored.read),
    readEdits: stored.readEdits,
    update: (changes) => slowly("update", () => stored.update(changes)),
    clear: () => slowly("clear", stored.clear),
  };
  const api: ProgressApi = {
    async send(events) {
      const call = calls.pop() ?? "answered";
      if (call === "lost") throw new ApiError("unreachable");
      const result = await slowly("send", () => remote.send(events));
      if (call === "no-response") throw new ApiError("unreachable");
      return result;
    },
    async load() {
      if ((calls.pop() ?? "answered") !== "answered") throw new ApiError("unreachable");
      return slowly("load", remote.load);
    },
  };

  async function withLock(task: () => Promise<void>): Promise<void> {
    if (!hasLocks) return task();
    const turn = lock.then(task);
    lock = turn.catch(() => undefined);
    return turn;
  }

  async function tell(from: ProgressStore, message: TabMessage): Promise<void> {
    for (const other of tabs.filter((tab) => tab !== from)) {
      await moment("message");
      await other.handleMessage(structuredClone(message));
    }
  }

  function open(index: number): ProgressStore {
    tabs[index]?.stop();
    const store: ProgressStore = createProgressStore({
      queue: createQueue({ userId: "ana", outbox, withLock }),
      api,
      toServerTime: (at) => at,
      now: () => "2026-03-02T10:00:00.000Z",
      timeZone: () => "Europe/Paris",
      broadcast: (message) => void tell(store, message),
      afterPaint: (task) => task(),
    });
    tabs[index] = store;
    void store.start();
    return store;
  }

  return { remote, stored, tabs, open, mostMissing: () => missing };
}

it("counts every answer once unless it is taken back, whatever two tabs and the network do", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(someAction, { maxLength: 12 }),
      fc.array(someCall, { maxLength: 12 }),
      fc.boolean(),
      async (schedule, actions, calls, hasLocks) => {
        const { remote, stored, tabs, open, mostMissing } = simulate(schedule, calls, hasLocks);
        const ids: string[] = [];
        let retracted = 0;
        const takeBackLast: (() => void)[] = [];
        for (const index of [0, 1]) open(index);
        for (const { tab, does } of actions) {
          const store = tabs[tab] ?? open(tab);
          if (does === "answer") {
            const given = answer(`answer ${ids.length}`);
            const before = beforeAnswer(store.getSnapshot().exercises[given.family], given);
            ids.push(given.id);
            void store.record(given);
            takeBackLast[tab] = () => {
              retracted += 1;
              const id = `retraction ${ids.length}`;
              ids.push(id);
              const event = { ...given, id, kind: "retraction" as const, answer: given.id };
              void store.record(event, { answer: given, before });
            };
          } else if (does === "take back") {
            takeBackLast[tab]?.();
            delete takeBackLast[tab];
          } else if (does === "reopen") open(tab);
          else void (does === "send" ? store.sendNow() : store.refresh());
          await schedule.waitNext(3);
        }
        await schedule.waitIdle();

        calls.length = 0;
        for (const store of [...tabs, open(0)]) {
          void store.sendNow();
          await schedule.waitIdle();
        }
        expect(remote.log.map(({ id }) => id).sort()).toEqual(ids.sort());
        expect(mostMissing()).toBe(0);
        const total = ids.length - 2 * retracted;
        const device = await stored.read();
        expect(device.events).toEqual([]);
        expect(totalIn(device.acknowledged?.exercises ?? nothingAcknowledged.exercises)).toBe(
          total,
        );
        for (const store of tabs) {
          expect(totalIn(store.getSnapshot().exercises)).toBe(total);
          expect(store.getSnapshot()).toMatchObject({ waiting: 0, status: "ready" });
        }
      },
    ),
    { numRuns: 300 },
  );
});

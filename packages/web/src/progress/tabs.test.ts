import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answer } from "#testing/events.ts";
import { fakeOutbox, fakeServer } from "#testing/fake-progress.ts";
import { type Exercises, nothingAcknowledged } from "./learner-progress.ts";
import type { Outbox } from "./outbox.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import type { Sender } from "./sender.ts";
import type { TabMessage } from "./sync.ts";

// Nothing is sent by a timer: the schedule alone decides what happens when.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const totalIn = (exercises: Exercises) => exercises["preterito-indefinido"].stats.totalAttempts;

/** What becomes of a call: the server may do what it is asked, and yet not be heard. */
type Call = "answered" | "lost" | "unheard";

const someCall = fc.constantFrom<Call>("answered", "answered", "lost", "unheard");
const someAction = fc.record({
  tab: fc.nat({ max: 1 }),
  does: fc.constantFrom("answer", "answer", "send", "come back", "reopen"),
});

/** A device with two tabs and a server, where everything takes as long as the schedule says. */
function world(schedule: fc.Scheduler, calls: Call[], hasLocks: boolean) {
  const remote = fakeServer();
  const stored = fakeOutbox();
  const tabs: ProgressStore[] = [];
  let added = 0;
  let hidden = 0;
  let lock = Promise.resolve();
  const moment = (what: string) => schedule.schedule(Promise.resolve(), what);

  /** Does something at a moment of the schedule, and tells of it at a later one. */
  async function slowly<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
    await moment(what);
    const result = await task();
    await lookForHidden();
    await moment(`${what} done`);
    return result;
  }

  /** A crash at this moment must hide no answer that was stored. */
  async function lookForHidden(): Promise<void> {
    const { waiting, acknowledged = nothingAcknowledged } = await stored.read();
    hidden = Math.max(hidden, added - totalIn(acknowledged.exercises) - waiting.length);
  }

  const outbox: Outbox = {
    add: (event) =>
      slowly("add", () => {
        added += 1;
        return stored.add(event);
      }),
    read: () => slowly("read", stored.read),
    settle: (settlement) => slowly("settle", () => stored.settle(settlement)),
    requeueRefused: (before) => slowly("requeueRefused", () => stored.requeueRefused(before)),
    deleteRefused: () => slowly("forget", stored.deleteRefused),
    clear: () => slowly("clear", stored.clear),
  };
  const sender: Sender = {
    async send(events) {
      const call = calls.pop() ?? "answered";
      if (call === "lost") return { outcome: "failed" };
      const result = await slowly("send", () => remote.send(events));
      return call === "unheard" ? { outcome: "failed" } : result;
    },
    async load() {
      if ((calls.pop() ?? "answered") !== "answered") return "failed";
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
      outbox,
      sender,
      toServerTime: (at) => at,
      now: () => "2026-03-02T10:00:00.000Z",
      timeZone: () => "Europe/Paris",
      withLock,
      broadcast: (message) => void tell(store, message),
      afterPaint: (task) => task(),
    });
    tabs[index] = store;
    void store.start();
    return store;
  }

  return { remote, stored, tabs, open, mostHidden: () => hidden };
}

it("loses no answer and counts none twice, whatever two tabs and the network do", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(someAction, { maxLength: 12 }),
      fc.array(someCall, { maxLength: 12 }),
      fc.boolean(),
      async (schedule, actions, calls, hasLocks) => {
        const { remote, stored, tabs, open, mostHidden } = world(schedule, calls, hasLocks);
        const ids: string[] = [];
        for (const index of [0, 1]) open(index);
        for (const { tab, does } of actions) {
          const store = tabs[tab] ?? open(tab);
          if (does === "answer") {
            ids.push(`answer ${ids.length}`);
            void store.record(answer(`answer ${ids.length - 1}`));
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
        expect(mostHidden()).toBe(0);
        const device = await stored.read();
        expect(device.waiting).toEqual([]);
        expect(totalIn(device.acknowledged?.exercises ?? nothingAcknowledged.exercises)).toBe(
          ids.length,
        );
        for (const store of tabs) {
          expect(totalIn(store.getSnapshot().exercises)).toBe(ids.length);
          expect(store.getSnapshot()).toMatchObject({ waiting: 0, status: "ready" });
        }
      },
    ),
    { numRuns: 300 },
  );
});

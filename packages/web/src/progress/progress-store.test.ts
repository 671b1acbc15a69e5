// @vitest-environment happy-dom
import { type Instant, toServerClock } from "@verbena/core/calendar";
import type { AnswerEvent } from "@verbena/core/progress/progress-event";
import { beforeAnswer } from "@verbena/core/progress/retraction";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { nothingAcknowledged, type Outbox } from "#queue/outbox.ts";
import { answer } from "#testing/events.ts";
import { fakeOutbox, fakeQueue, fakeServer } from "#testing/fake-progress.ts";
import { waitFor } from "#testing/wait-for.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";

const NOW = "2026-03-02T10:00:00.000Z";

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => void vi.useRealTimers());

/** Opens a tab. Tabs in the same list send each other messages. */
async function openTab(
  api: ReturnType<typeof fakeServer>,
  outbox: Outbox = fakeOutbox(),
  tabs: ProgressStore[] = [],
  toServerTime = (at: Instant) => at,
) {
  const store: ProgressStore = createProgressStore({
    queue: fakeQueue(outbox),
    api,
    now: () => toServerTime(new Date().toISOString()),
    toServerTime,
    timeZone: () => "Europe/Paris",
    broadcast(message) {
      for (const other of tabs)
        if (other !== store) void other.handleMessage(structuredClone(message));
    },
    afterPaint: (task) => task(),
  });
  tabs.push(store);
  await store.start();
  const total = () => store.getSnapshot().exercises["preterito-indefinido"].stats.totalAttempts;
  return { store, outbox, total };
}

it("shows an answer before it is stored or sent", async () => {
  const { store, total } = await openTab(fakeServer());
  const stored = store.record(answer("a"));
  expect(total()).toBe(1);
  expect(store.getSnapshot().waiting).toBe(1);
  await stored;
});

it("sends the answers of half a second in one batch and removes them once they are acknowledged", async () => {
  const remote = fakeServer();
  const { store, outbox, total } = await openTab(remote);
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(300);
  await store.record(answer("b"));
  await vi.advanceTimersByTimeAsync(499);
  expect(remote.state.sent).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(remote.state.sent).toBe(1);
  expect((await outbox.read()).events).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, sending: "idle" });
  expect(total()).toBe(2);
});

it("counts an acknowledged answer as sent although the device has not stored that yet", async () => {
  const outbox = fakeOutbox();
  const { store } = await openTab(fakeServer(), outbox);
  await store.record(answer("a"));
  outbox.update = () => new Promise(() => {});
  await vi.advanceTimersByTimeAsync(500);
  expect(store.getSnapshot().waiting).toBe(0);
});

it("says at once that the device could not store an answer", async () => {
  const outbox = fakeOutbox();
  const { store } = await openTab(fakeServer(), outbox);
  outbox.add = async (change) => ({ order: -1, ...change });
  const shown: boolean[] = [];
  store.subscribe(() => shown.push(store.getSnapshot().inTabOnly));
  await store.record(answer("a"));
  expect(shown).toEqual([false, true]);
});

it("keeps answers during an outage and retries with back-off", async () => {
  const remote = fakeServer();
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

it("starts offline with the last acknowledged state and the waiting answers", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  const before = await openTab(remote, outbox);
  await before.store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  remote.state.reachable = false;
  await before.store.record(answer("b"));
  before.store.stop();

  const { store, total } = await openTab(remote, outbox);
  expect(store.getSnapshot()).toMatchObject({ status: "ready", waiting: 1, sending: "offline" });
  expect(total()).toBe(2);
  remote.state.reachable = true;
  await store.sendNow();
  expect(remote.log).toHaveLength(2);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, sending: "idle" });
  expect(total()).toBe(2);
});

it("shows the stored progress before the server responds", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  await outbox.update({ acknowledged: { ...nothingAcknowledged, version: 4 } });
  await outbox.add({ kind: "event", event: answer("a") });
  vi.spyOn(remote, "send").mockReturnValue(new Promise(() => {}));
  const store = createProgressStore({
    queue: fakeQueue(outbox),
    api: remote,
    now: () => NOW,
    toServerTime: (at) => at,
    timeZone: () => "Europe/Paris",
    broadcast: () => {},
    afterPaint: (task) => task(),
  });
  void store.start();
  await waitFor(() => expect(store.getSnapshot()).toMatchObject({ status: "ready", waiting: 1 }));
  expect(store.getSnapshot().exercises["preterito-indefinido"].stats.totalAttempts).toBe(1);
});

it.each([
  [new ApiError("forbidden", [{ path: "", key: "otherLearner" }]), "signed-out", 1],
  [new ApiError("internal"), "offline", 2],
  [new ApiError("rate_limited"), "offline", 2],
] as const)("shows why answers wait after the error %s: %s", async (error, sending, calls) => {
  const remote = fakeServer();
  const { store } = await openTab(remote);
  const send = vi.spyOn(remote, "send").mockRejectedValue(error);
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.getSnapshot()).toMatchObject({ waiting: 1, sending });
  expect(send).toHaveBeenCalledTimes(calls);
  store.stop();
});

it("stops sending when the account no longer exists", async () => {
  const remote = fakeServer();
  const { store } = await openTab(remote);
  remote.state.account = "gone";
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(store.getSnapshot()).toMatchObject({ waiting: 1, sending: "gone" });
  expect(remote.state.sent).toBe(1);
});

it("reloads the server's state when the learner returns after a minute", async () => {
  const remote = fakeServer();
  const { store, total } = await openTab(remote);
  await remote.send([answer("other-device")]);
  await store.refresh();
  expect(total()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_001);
  await store.refresh();
  expect(total()).toBe(1);
});

it("keeps answers after the session has ended and sends them after the next sign-in", async () => {
  const remote = fakeServer();
  const { store, outbox } = await openTab(remote);
  remote.state.account = "signed-out";
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getSnapshot()).toMatchObject({ waiting: 1, sending: "signed-out" });
  remote.state.account = "signed-in";
  const { total } = await openTab(remote, outbox);
  expect(remote.log.map(({ id }) => id)).toEqual(["a"]);
  expect(total()).toBe(1);
});

it("counts an answer that was sent twice only once", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  await remote.send([answer("a")]);
  await outbox.add({ kind: "event", event: answer("a") });
  const { total } = await openTab(remote, outbox);
  expect(total()).toBe(1);
  expect((await outbox.read()).events).toEqual([]);
});

it("shows another tab's answers without a request", async () => {
  const remote = fakeServer();
  const [outbox, tabs] = [fakeOutbox(), []];
  const [one, two] = [await openTab(remote, outbox, tabs), await openTab(remote, outbox, tabs)];
  remote.state.reachable = false;
  await one.store.record(answer("a"));
  expect([two.total(), two.store.getSnapshot().waiting]).toEqual([1, 1]);
  const { loaded } = remote.state;
  remote.state.reachable = true;
  await one.store.sendNow();
  expect([two.total(), two.store.getSnapshot().waiting]).toEqual([1, 0]);
  expect(remote.state).toMatchObject({ loaded, sent: 1 });
});

it("keeps both answers when two tabs answer at the same time", async () => {
  const remote = fakeServer();
  const [outbox, tabs] = [fakeOutbox(), []];
  const [one, two] = [await openTab(remote, outbox, tabs), await openTab(remote, outbox, tabs)];
  await Promise.all([
    one.store.record(answer("a")),
    two.store.record(answer("b", { verdict: "wrong" })),
  ]);
  await vi.advanceTimersByTimeAsync(500);
  expect(remote.log.map(({ id }) => id).sort()).toEqual(["a", "b"]);
  expect([one.total(), two.total()]).toEqual([2, 2]);
});

it("counts an answer once when a message from another tab arrives while it is being stored", async () => {
  const remote = fakeServer();
  const { store, total } = await openTab(remote);
  const recorded = store.record(answer("a"));
  await Promise.all([store.handleMessage({ kind: "stored" }), recorded]);
  remote.state.reachable = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(total()).toBe(1);
  expect(store.getSnapshot().waiting).toBe(1);
});

it("keeps accepted answers in the outbox until the state that includes them is loaded", async () => {
  const remote = fakeServer();
  const { store, outbox } = await openTab(remote);
  await remote.send([answer("other-device")]);
  await store.record(answer("a"));
  remote.state.loadable = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(remote.log).toHaveLength(2);
  expect((await outbox.read()).events).toHaveLength(1);
  remote.state.loadable = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outbox.read()).toMatchObject({ events: [], acknowledged: { version: 2 } });
});

it("shows the newer state of the server after loading it has failed once", async () => {
  const remote = fakeServer();
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

it.each(["malformed", "refused"] as const)(
  "sets a %s event aside, sends the others, and sends it again after a day",
  async (fault) => {
    const remote = fakeServer();
    const { store, outbox } = await openTab(remote);
    remote.state[fault].add("b");
    for (const id of ["a", "b", "c"]) await store.record(answer(id));
    await vi.advanceTimersByTimeAsync(500);
    expect(remote.log.map(({ id }) => id)).toEqual(["a", "c"]);
    expect(store.getSnapshot()).toMatchObject({ waiting: 0, refused: [{ event: { id: "b" } }] });
    store.stop();

    remote.state[fault].clear();
    const early = await openTab(remote, outbox);
    expect(early.store.getSnapshot().refused).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(86_400_001);
    const late = await openTab(remote, outbox);
    expect(late.store.getSnapshot().refused).toEqual([]);
    expect(remote.log.map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(late.total()).toBe(3);
  },
);

it("sends or deletes refused events when the learner asks for it", async () => {
  const remote = fakeServer();
  const { store, outbox } = await openTab(remote);
  remote.state.refused.add("a");
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  await store.retryRefused();
  expect(store.getSnapshot().refused).toHaveLength(1);
  expect(remote.state.sent).toBe(2);
  await store.deleteRefused();
  expect((await outbox.read()).refused).toEqual([]);
  expect(store.getSnapshot().refused).toEqual([]);
});

it("reports that progress could not be loaded and still records answers", async () => {
  const remote = fakeServer();
  remote.state.reachable = false;
  const { store, total } = await openTab(remote);
  expect(store.getSnapshot().status).toBe("failed");
  await store.record(answer("a"));
  expect(total()).toBe(1);
  store.stop();
});

it("discards the learner's answers and stops sending", async () => {
  const remote = fakeServer();
  const { store, outbox } = await openTab(remote);
  remote.state.reachable = false;
  await store.record(answer("a"));
  await store.discard();
  expect((await outbox.read()).events).toEqual([]);
  remote.state.reachable = true;
  store.sendOnLeave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remote.log).toEqual([]);
});

it("dates an answer by the server's clock when the device's clock is wrong", async () => {
  const remote = fakeServer();
  const behindMs = 3_600_000;
  const { family, timeZone } = answer("r");
  remote.log.push({ kind: "reset", id: "r", at: NOW, family, timeZone });
  vi.setSystemTime(Date.parse(NOW) + 60_000 - behindMs);
  const correct = (at: Instant) => toServerClock(at, behindMs);
  const { store, outbox, total } = await openTab(remote, fakeOutbox(), [], correct);
  remote.state.reachable = false;
  const at = new Date().toISOString();
  await store.record({ ...answer("a"), at });

  expect(total()).toBe(1);
  const { stats } = store.getSnapshot().exercises["preterito-indefinido"];
  expect(stats).toMatchObject({ todayAttempts: 1, lastAnsweredAt: "2026-03-02T10:01:00.000Z" });
  // The event is stored with the device's time, which the server corrects.
  expect((await outbox.read()).events).toMatchObject([{ event: { at } }]);
});

it("reloads the server's state when the clock was set back", async () => {
  const remote = fakeServer();
  const { store } = await openTab(remote);
  const { loaded } = remote.state;
  vi.setSystemTime(Date.parse(NOW) - 7_200_000);
  await store.refresh();

  expect(remote.state.loaded).toBe(loaded + 1);
});

it("adopts a restored server's state although its version is lower", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  const tabs: ProgressStore[] = [];
  const { store, total } = await openTab(remote, outbox, tabs);
  const other = await openTab(remote, outbox, tabs);
  for (const id of ["a", "b", "c"]) await store.record(answer(id));
  await store.sendNow();
  expect([total(), other.total()]).toEqual([3, 3]);

  // Restores a backup that was made after the first answer, while another answer waits.
  remote.state.reachable = false;
  await store.record(answer("d"));
  remote.log.splice(1);
  Object.assign(remote.state, { reachable: true, history: "second" });
  await store.sendNow();
  await waitFor(() => expect([total(), other.total()]).toEqual([2, 2]));

  for (const id of ["e", "f"]) await store.record(answer(id));
  await store.sendNow();
  expect(remote.log.map(({ id }) => id)).toEqual(["a", "d", "e", "f"]);
  expect([total(), other.total()]).toEqual([4, 4]);
  const reopened = await openTab(remote, outbox);
  expect(reopened.total()).toBe(4);
});

it("adopts a restored server's state when nothing waits", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  const { store, total } = await openTab(remote, outbox);
  for (const id of ["a", "b"]) await store.record(answer(id));
  await store.sendNow();
  remote.log.splice(1);
  remote.state.history = "second";
  await vi.advanceTimersByTimeAsync(60_001);
  await store.refresh();
  await store.sendNow();

  expect(total()).toBe(1);
});

/** Records an answer, and returns a function that takes it back, as the exercise screen does. */
function recordAnswer(store: ProgressStore, given: AnswerEvent): () => Promise<void> {
  const { family, at, timeZone } = given;
  const before = beforeAnswer(store.getSnapshot().exercises[family], given);
  void store.record(given);
  const base = { id: `retraction of ${given.id}`, family, at, timeZone };
  return () =>
    store.record({ kind: "retraction", ...base, answer: given.id }, { answer: given, before });
}

const shownIn = (store: ProgressStore) => {
  const { days: _, ...shown } = store.getSnapshot().exercises["preterito-indefinido"];
  return shown;
};

it("shows at once that an answer is taken back, whether it was sent or not", async () => {
  for (const isSent of [false, true]) {
    const remote = fakeServer();
    const { store } = await openTab(remote);
    await store.record(answer("a"));
    const before = shownIn(store);
    const takeBack = recordAnswer(store, answer("b", { verdict: "wrong" }));
    if (isSent) await vi.advanceTimersByTimeAsync(500);
    expect(shownIn(store).failedItems).toEqual(["tener"]);
    void takeBack();
    expect(shownIn(store)).toEqual(before);

    await vi.advanceTimersByTimeAsync(500);
    expect(remote.log.map(({ id }) => id)).toEqual(["a", "b", "retraction of b"]);
    expect(shownIn(store)).toEqual(before);
    expect(store.getSnapshot()).toMatchObject({ waiting: 0, refused: [] });
  }
});

it("shows after a reload that an acknowledged answer was taken back offline", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  const first = await openTab(remote, outbox);
  const takeBack = recordAnswer(first.store, answer("a", { verdict: "wrong" }));
  await vi.advanceTimersByTimeAsync(500);
  remote.state.reachable = false;
  await takeBack();
  first.store.stop();

  const { store, total } = await openTab(remote, outbox);
  expect(total()).toBe(0);
  expect(shownIn(store)).toMatchObject({ cards: {}, failedItems: [] });
  remote.state.reachable = true;
  await store.sendNow();
  expect(total()).toBe(0);
  expect(remote.log).toHaveLength(2);
});

it("shows in other tabs that an answer is taken back", async () => {
  const [remote, outbox, tabs] = [fakeServer(), fakeOutbox(), []];
  const one = await openTab(remote, outbox, tabs);
  const two = await openTab(remote, outbox, tabs);
  const takeBack = recordAnswer(one.store, answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  expect(two.total()).toBe(1);
  await takeBack();
  expect(two.total()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect([one.total(), two.total()]).toEqual([0, 0]);
});

it("takes nothing back for an answer that the server refused", async () => {
  const remote = fakeServer();
  const { store, total } = await openTab(remote);
  await store.record(answer("a"));
  remote.state.refused.add("b");
  const takeBack = recordAnswer(store, answer("b"));
  await vi.advanceTimersByTimeAsync(500);
  expect(total()).toBe(1);
  await takeBack();
  expect(total()).toBe(1);
});

it("shows the answer again if the server refuses its retraction, and lists the refusal", async () => {
  const remote = fakeServer();
  const { store, total } = await openTab(remote);
  remote.state.refused.add("retraction of a");
  const takeBack = recordAnswer(store, answer("a"));
  await takeBack();
  expect(total()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(total()).toBe(1);
  expect(store.getSnapshot().refused).toHaveLength(1);
});

const fsrs = { kind: "fsrs", retention: 0.9 } as const;
/** The interval of the card. After a right first answer, it is 1 day with SM-2 and 2 days with FSRS. */
const intervalIn = ({ getSnapshot }: ProgressStore) =>
  getSnapshot().exercises["preterito-indefinido"].cards["tener|yo"]?.interval;

it("schedules an answer with the learner's scheduler at once", async () => {
  const remote = fakeServer();
  remote.changeScheduler(fsrs);
  const { store } = await openTab(remote);
  expect(store.getSnapshot()).toMatchObject({ status: "ready", scheduler: fsrs });
  const stored = store.record(answer("a"));
  expect(intervalIn(store)).toBe(2);
  await stored;
});

it("starts offline with the scheduler of the last acknowledged state", async () => {
  const remote = fakeServer();
  const outbox = fakeOutbox();
  const acknowledged = { ...nothingAcknowledged, version: 4, scheduler: fsrs };
  await outbox.update({ acknowledged });
  await outbox.add({ kind: "event", event: answer("a") });
  remote.state.reachable = false;
  const { store } = await openTab(remote, outbox);
  expect(store.getSnapshot()).toMatchObject({ status: "ready", waiting: 1 });
  expect(intervalIn(store)).toBe(2);
});

it("keeps the old schedule offline after a change elsewhere, and takes the new one with the next batch", async () => {
  const remote = fakeServer();
  const { store } = await openTab(remote);
  remote.state.reachable = false;
  remote.changeScheduler(fsrs);
  await store.record(answer("a"));
  await vi.advanceTimersByTimeAsync(500);
  expect(intervalIn(store)).toBe(1);
  remote.state.reachable = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.getSnapshot()).toMatchObject({ waiting: 0, scheduler: fsrs });
  expect(intervalIn(store)).toBe(2);
});

it("loads the state again after a change on this page", async () => {
  const remote = fakeServer();
  const tabs: ProgressStore[] = [];
  const outbox = fakeOutbox();
  const { store } = await openTab(remote, outbox, tabs);
  const other = await openTab(remote, outbox, tabs);
  remote.changeScheduler(fsrs);
  await vi.advanceTimersByTimeAsync(1);
  await store.reload();
  expect(store.getSnapshot().scheduler).toEqual(fsrs);
  await vi.advanceTimersByTimeAsync(0);
  expect(other.store.getSnapshot().scheduler).toEqual(fsrs);
});

it("remembers which families reached a level in this tab until it is confirmed", async () => {
  const tabs: ProgressStore[] = [];
  const outbox = fakeOutbox();
  const { store } = await openTab(fakeServer(), outbox, tabs);
  const other = await openTab(fakeServer(), outbox, tabs);
  for (let index = 1; index <= 10; index++) {
    expect(store.getSnapshot().reachedInThisTab).toEqual([]);
    await store.record(answer(`a${index}`));
  }
  expect(store.getSnapshot().reachedInThisTab).toEqual(["preterito-indefinido"]);
  expect(other.store.getSnapshot().reachedInThisTab).toEqual([]);
  const base = { id: "b", at: NOW, timeZone: "Europe/Paris" };
  const family = "preterito-indefinido";
  await store.record({ kind: "level-confirmed", family, level: 1, ...base });
  expect(store.getSnapshot().reachedInThisTab).toEqual([]);
});

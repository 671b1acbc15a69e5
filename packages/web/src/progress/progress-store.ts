import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { TakenBack } from "@verbena/core/progress/retraction";
import type { Queue } from "#queue/queue.ts";
import { afterBatch } from "./learner-progress.ts";
import type { ProgressApi } from "./progress-api.ts";
import { type Clock, createProgressState } from "./progress-state.ts";
import { BATCH_SIZE, createSync, type TabMessage, withScheduler } from "./sync.ts";

/** Answers within this time of each other are sent in one batch. */
const DEBOUNCE_MS = 500;

/** When the learner comes back, the state is loaded again if it was confirmed longer ago than this. */
const FRESH_MS = 60_000;

/** Refused events are sent again after a day, because the server or the application may have been updated. */
const REFUSED_RETRY_MS = 86_400_000;

type Dependencies = Clock & {
  queue: Queue;
  api: ProgressApi;
  broadcast: (message: TabMessage) => void;
  /** Runs a task after the browser has painted the answer. */
  afterPaint: (task: () => void) => void;
};

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * A learner's progress on this device. Shows a new event at once, stores it in the outbox, and sends it until the
 * server acknowledges it.
 */
export function createProgressStore(dependencies: Dependencies) {
  const { queue, api, broadcast, afterPaint } = dependencies;
  const { outbox } = queue;
  const nowMs = () => Date.parse(dependencies.now());
  const state = createProgressState(dependencies);
  const { sync, expire } = createSync({ outbox, api, broadcast, nowMs }, state);

  /**
   * The last task that stores an event. Events are stored one after the other, because a retraction must not be stored
   * without its answer.
   */
  let previous: Promise<unknown> = Promise.resolve();

  const readStored = async () => state.adopt(await withScheduler(await outbox.read(), outbox));

  async function requeueRefused(triedBefore: number): Promise<void> {
    const { refused } = state.getSnapshot();
    const tried = refused.filter(({ refusal }) => refusal.triedAt < triedBefore);
    const waiting = tried.map(({ refusal: _, ...event }) => event);
    state.events.requeue(waiting);
    await outbox.update({ kept: waiting });
  }

  /** Sends waiting events at once. Loads the server's state if it was confirmed at least this long ago. */
  function refresh(freshMs = FRESH_MS): Promise<void> {
    expire(freshMs);
    return queue.send();
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    /**
     * Applies an event to the shown progress. Resolves when the event is stored on this device.
     *
     * @param takenBack the answer that a retraction takes back
     */
    async record(event: ProgressEvent, takenBack?: TakenBack): Promise<void> {
      const recorded = { kind: "event" as const, event, ...(takenBack && { takenBack }) };
      state.record(recorded);
      afterPaint(state.notify);
      const adding = previous.then(() => outbox.add(recorded));
      previous = adding;
      const waiting = await adding;
      state.markStored(waiting);
      broadcast({ kind: "recorded", waiting });
      queue.sendIn(DEBOUNCE_MS);
    },
    /** Shows the stored progress, then sends waiting events and loads the server's state. */
    async start(): Promise<void> {
      queue.open(sync);
      await readStored();
      await requeueRefused(nowMs() - REFUSED_RETRY_MS);
      await refresh();
    },
    refresh: () => refresh(),
    sendNow: queue.send,
    /** Sends waiting events and loads the server's state. */
    reload: () => refresh(0),
    /** Call this on a new day, and when the clock is corrected. */
    recompute: () => state.recompute(),
    /** Handles another tab's message. */
    async handleMessage(message: TabMessage): Promise<void> {
      if (message.kind === "stored") return readStored();
      if (message.kind === "recorded") {
        state.events.add(message.waiting);
        return state.recompute();
      }
      state.events.remove(message.handled);
      const next = afterBatch(state.acknowledged(), message.answer);
      if (next === null) return readStored();
      state.setAcknowledged(next);
      state.recompute();
    },
    /** Sends waiting events when the learner leaves the page. The events also stay in the outbox. */
    sendOnLeave(): void {
      const events = state.events.all().slice(0, BATCH_SIZE);
      if (events.length === 0) return;
      void api
        .send(
          events.map(({ event }) => event),
          { keepalive: true },
        )
        .catch(() => undefined);
    },
    async retryRefused(): Promise<void> {
      await requeueRefused(Number.POSITIVE_INFINITY);
      await queue.send();
    },
    async deleteRefused(): Promise<void> {
      await outbox.update({ removed: state.getSnapshot().refused });
      state.show({ refused: [] });
      broadcast({ kind: "stored" });
    },
    /** Stops sending and deletes the learner's changes and progress on this device. */
    async discard(): Promise<void> {
      queue.close();
      await outbox.clear();
      state.events.clear();
      broadcast({ kind: "stored" });
    },
    /** Stops sending. Unsent events stay in the outbox. */
    stop: queue.close,
  };
}

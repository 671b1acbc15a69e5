import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { TakenBack } from "@verbena/core/progress/retraction";
import { afterBatch } from "./learner-progress.ts";
import { completeEvent } from "./outbox.ts";
import { type Clock, createProgressState } from "./progress-state.ts";
import {
  BATCH_SIZE,
  createSync,
  readStoredProgress,
  type SyncDependencies,
  type TabMessage,
} from "./sync.ts";

/** Answers within this time of each other are sent in one batch. */
const DEBOUNCE_MS = 500;

/** When the learner comes back, a state that was confirmed longer ago is loaded again. */
const FRESH_MS = 60_000;

/** Refused events are sent again after a day: the server or the application may have been updated. */
const REFUSED_RETRY_MS = 86_400_000;

type Dependencies = SyncDependencies &
  Clock & {
    /** Runs a task after the browser has painted the answer. */
    afterPaint: (task: () => void) => void;
  };

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * A learner's progress on this device. A new event is shown at once, then stored in the outbox, then sent
 * until the server acknowledges it.
 */
export function createProgressStore(dependencies: Dependencies) {
  const { outbox, sender, broadcast, afterPaint } = dependencies;
  const nowMs = () => Date.parse(dependencies.now());
  const state = createProgressState(dependencies);
  const { sync, syncIn, stop } = createSync(dependencies, state, nowMs);

  /** Stores one event after the other: a retraction must not be stored without its answer. */
  let previous: Promise<unknown> = Promise.resolve();

  const readStored = async () => state.adoptStored(await readStoredProgress(outbox));

  async function requeueRefused(triedBefore: number): Promise<void> {
    state.allowAgain(state.getSnapshot().refused.filter(({ triedAt }) => triedAt < triedBefore));
    await outbox.requeueRefused(triedBefore);
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    /**
     * Applies an event to the shown progress. Resolves when the event is stored on this device.
     *
     * @param takenBack with a retraction
     */
    async record(event: ProgressEvent, takenBack?: TakenBack): Promise<void> {
      const recorded = { event, ...(takenBack && { takenBack }) };
      state.addUnstored(recorded);
      afterPaint(state.notify);
      const adding = previous.then(() => outbox.add(recorded));
      previous = adding;
      const added = await adding;
      state.markStored(added);
      broadcast({ kind: "recorded", waiting: added });
      syncIn(DEBOUNCE_MS);
    },
    /** Shows the stored progress, then sends waiting events and loads the server's state. */
    async start(): Promise<void> {
      await readStored();
      await requeueRefused(nowMs() - REFUSED_RETRY_MS);
      await sync(FRESH_MS);
    },
    /** Sends at once. Loads the server's state if it was confirmed more than a minute ago. */
    refresh: () => sync(FRESH_MS),
    sendNow: () => sync(),
    /** Sends, and loads the server's state. */
    reload: () => sync(0),
    /** Call it on a new day, and when the clock is corrected. */
    recompute: () => state.recompute(),
    /** Handles another tab's message; undefined is a message of an earlier version. */
    async handleMessage(message: TabMessage | undefined): Promise<void> {
      if (message === undefined) return sync(0);
      if (message.kind === "stored") return readStored();
      if (message.kind === "recorded") {
        const { waiting } = message;
        state.addWaiting({ ...waiting, event: completeEvent(waiting.event) });
        return state.recompute();
      }
      state.removeSettled(message.settled);
      const next = afterBatch(state.acknowledged(), message.answer);
      if (next === null) return readStored();
      state.setAcknowledged(next);
      state.recompute();
    },
    /** Sends once more when the page is left. The events stay in the outbox. */
    sendOnLeave(): void {
      const unsettled = state.unsettled().slice(0, BATCH_SIZE);
      const events = unsettled.map(({ event }) => event);
      if (events.length > 0) void sender.send(events, { keepalive: true });
    },
    async retryRefused(): Promise<void> {
      await requeueRefused(Number.POSITIVE_INFINITY);
      await sync();
    },
    async deleteRefused(): Promise<void> {
      await outbox.deleteRefused();
      state.show({ refused: [] });
      broadcast({ kind: "stored" });
    },
    /** Stops sending, and deletes the learner's progress on this device. */
    async discard(): Promise<void> {
      stop();
      await outbox.clear();
      state.clear();
      broadcast({ kind: "stored" });
    },
    /** Stops sending. Unsent events stay in the outbox. */
    stop,
  };
}

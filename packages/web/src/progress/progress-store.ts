import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { afterBatch } from "./learner-progress.ts";
import { type Clock, createProgressState } from "./progress-state.ts";
import { BATCH_SIZE, createSync, type SyncDependencies, type TabMessage } from "./sync.ts";

/** Answers given within this time of each other are sent together. */
const DEBOUNCE_MS = 500;

/** State confirmed longer ago is loaded again when the learner comes back. */
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
 * A learner's progress on this device. An event shows at once, is then stored in the outbox, and is sent
 * until the server acknowledges it.
 */
export function createProgressStore(dependencies: Dependencies) {
  const { outbox, sender, broadcast, afterPaint } = dependencies;
  const nowMs = () => Date.parse(dependencies.now());
  const state = createProgressState(dependencies);
  const { sync, syncIn, stop } = createSync(dependencies, state, nowMs);

  const readStored = async () => state.takeOver(await outbox.read());

  /** Lets refused events wait again. */
  async function requeueRefused(triedBefore: number): Promise<void> {
    state.unsettle(state.getSnapshot().refused.filter(({ triedAt }) => triedAt < triedBefore));
    await outbox.requeueRefused(triedBefore);
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    /** Shows what an event changes. Resolves when it is stored on this device. */
    async record(event: ProgressEvent): Promise<void> {
      state.addUnstored(event);
      afterPaint(state.notify);
      const added = await outbox.add(event);
      state.markStored(added);
      broadcast({ kind: "recorded", waiting: added });
      syncIn(DEBOUNCE_MS);
    },
    /** Shows what the device stores, then sends and loads. */
    async start(): Promise<void> {
      await readStored();
      await requeueRefused(nowMs() - REFUSED_RETRY_MS);
      await sync(FRESH_MS);
    },
    /** Sends at once, and loads the server's state if it was confirmed a while ago. */
    refresh: () => sync(FRESH_MS),
    sendNow: () => sync(),
    /** Call it on a new day, and when the clock is corrected. */
    recompute: () => state.recompute(),
    /** Handles a message of another tab; undefined stands for one of an earlier version. */
    async handleMessage(message: TabMessage | undefined): Promise<void> {
      if (message === undefined) return sync(0);
      if (message.kind === "stored") return readStored();
      if (message.kind === "recorded") {
        state.addWaiting(message.waiting);
        return state.recompute();
      }
      state.markSettled(message.settled);
      const next = afterBatch(state.acknowledged(), message.answer);
      if (next === null) return readStored();
      state.acknowledge(next);
      state.recompute();
    },
    /** Sends once more when the page goes away. Nothing leaves the outbox. */
    sendOnLeave(): void {
      const events = state.pending().slice(0, BATCH_SIZE);
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
    /** Removes everything of the learner from this device and stops sending. */
    async discard(): Promise<void> {
      stop();
      await outbox.clear();
      state.clear();
      broadcast({ kind: "stored" });
    },
    /** Stops sending. The outbox keeps what waits. */
    stop,
  };
}

import type { IssueKey, RecordedBatch } from "@verbena/server/client";
import { type Acknowledged, acknowledgedFrom, afterBatch } from "./learner-progress.ts";
import { loadScheduler } from "./load-scheduler.ts";
import type { Outbox, RefusedEvent, StoredProgress, WaitingEvent } from "./outbox.ts";
import type { ProgressState } from "./progress-state.ts";
import type { Sender } from "./sender.ts";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
export const BATCH_SIZE = 100;

/** A message to the learner's other tabs. */
export type TabMessage =
  | { kind: "recorded"; waiting: WaitingEvent }
  | { kind: "answered"; settled: readonly string[]; answer: RecordedBatch }
  /** The stored progress has changed. */
  | { kind: "stored" };

export type SyncDependencies = {
  outbox: Outbox;
  sender: Sender;
  /** Runs a task while no other tab of this learner sends. */
  withLock: (task: () => Promise<void>) => Promise<void>;
  broadcast: (message: TabMessage) => void;
};

/** What this device stores, once the scheduler for it is loaded. */
export async function readStoredProgress(outbox: Outbox): Promise<StoredProgress> {
  const stored = await outbox.read();
  const hasWaited = await loadScheduler(stored.acknowledged?.scheduler ?? null);
  // Events may have been added meanwhile.
  return hasWaited ? outbox.read() : stored;
}

/**
 * Sends the waiting events and loads the server's state, with retry and back-off. Events stay in the
 * outbox until the server has acknowledged them.
 */
export function createSync(
  { outbox, sender, withLock, broadcast }: SyncDependencies,
  state: ProgressState,
  /** The present moment by the server's clock, in ms since 1970. */
  nowMs: () => number,
) {
  /** When the server last confirmed the state (ms since 1970); null when it has to be loaded. */
  let confirmedAt: number | null = null;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  /** Sends, then loads the server's state unless it was confirmed within `freshMs`. */
  async function sync(freshMs = Number.POSITIVE_INFINITY): Promise<void> {
    clearTimeout(timer);
    await withLock(() => syncLocked(freshMs));
  }

  function syncIn(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void sync(), ms);
  }

  async function syncLocked(freshMs: number): Promise<void> {
    const stored = await readStoredProgress(outbox);
    // Under the lock no other tab settles these events: they were refused before and wait again.
    state.allowAgain(stored.waiting);
    state.adoptStored(stored);
    if (state.waiting().length > 0) state.show({ sending: "sending" });
    while (state.waiting().length > 0) {
      if (!(await sendBatch(state.waiting().slice(0, BATCH_SIZE)))) return;
    }
    // The clock may have been set back since.
    const isFresh = confirmedAt !== null && Math.abs(nowMs() - confirmedAt) <= freshMs;
    if (!isFresh && !(await load([], []))) return;
    retryMs = FIRST_RETRY_MS;
    if (state.getSnapshot().sending !== "idle") state.recompute({ sending: "idle" });
  }

  /** Loads the server's state, which includes the given events. False when it cannot be loaded. */
  async function load(
    events: readonly WaitingEvent[],
    refused: readonly RefusedEvent[],
  ): Promise<boolean> {
    const answer = await sender.load(state.acknowledged());
    if (typeof answer === "string") return pause(answer);
    const loaded = acknowledgedFrom(answer);
    await loadScheduler(loaded.scheduler);
    await acknowledge(events, loaded, refused);
    broadcast({ kind: "stored" });
    return true;
  }

  /** Stops sending. Schedules a retry, unless the learner has to sign in first. */
  function pause(reason: "failed" | "signed-out" | "gone"): false {
    const status = state.getSnapshot().status === "ready" ? "ready" : "failed";
    state.recompute({ status, sending: reason === "failed" ? "offline" : reason });
    if (reason === "failed") {
      syncIn(retryMs);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    }
    return false;
  }

  /** False when the remaining events have to wait. */
  async function sendBatch(batch: readonly WaitingEvent[]): Promise<boolean> {
    const result = await sender.send(batch.map(({ event }) => event));
    switch (result.outcome) {
      case "answered":
        return settleAnswered(batch, result.answer);
      case "refused":
        return sendOneByOne(batch, result.key);
      default:
        return pause(result.outcome);
    }
  }

  async function settleAnswered(
    batch: readonly WaitingEvent[],
    answer: RecordedBatch,
  ): Promise<boolean> {
    const refused = refusedIn(batch, answer);
    const next = afterBatch(state.acknowledged(), answer);
    // The server has other events, or was restored. The batch stays in the outbox until its state is loaded.
    if (next === null) return load(batch, refused);
    await acknowledge(batch, next, refused);
    broadcast({ kind: "answered", settled: batch.map(({ event }) => event.id), answer });
    if (refused.length > 0) broadcast({ kind: "stored" });
    return true;
  }

  async function acknowledge(
    events: readonly WaitingEvent[],
    next: Acknowledged,
    refused: readonly RefusedEvent[],
  ): Promise<void> {
    state.setAcknowledged(next);
    confirmedAt = nowMs();
    // The screen does not wait for the device: a full disk takes long to say so.
    state.removeSettled(events.map(({ event }) => event.id));
    state.recompute({ status: "ready" });
    await settle(events, next, refused);
  }

  async function settle(
    events: readonly WaitingEvent[],
    acknowledged: Acknowledged | null,
    refused: readonly RefusedEvent[],
  ): Promise<void> {
    await outbox.settle({ events, acknowledged, refused });
    state.removeSettled(events.map(({ event }) => event.id));
    if (refused.length > 0) state.show({ refused: [...state.getSnapshot().refused, ...refused] });
  }

  function refusedIn(
    batch: readonly WaitingEvent[],
    { results }: Pick<RecordedBatch, "results">,
  ): RefusedEvent[] {
    const triedAt = nowMs();
    return batch.flatMap(({ event }, index) => {
      const { status, key: reason } = results[index] ?? {};
      const isCounted = status !== "refused" && status !== "skipped";
      return isCounted || reason === undefined ? [] : [{ event, reason, triedAt }];
    });
  }

  /** Sends each event of a refused batch alone, so that one bad event does not hold up the others. */
  async function sendOneByOne(batch: readonly WaitingEvent[], key: IssueKey): Promise<boolean> {
    const [only] = batch;
    if (batch.length === 1 && only) {
      await settle(batch, null, [{ event: only.event, reason: key, triedAt: nowMs() }]);
      broadcast({ kind: "stored" });
      return true;
    }
    for (const waitingEvent of batch) {
      if (!(await sendBatch([waitingEvent]))) return false;
    }
    return true;
  }

  return {
    sync,
    syncIn,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

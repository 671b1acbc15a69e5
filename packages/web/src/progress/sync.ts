import type { IssueKey, RecordedBatch } from "@verbena/server/client";
import { ApiError, hasIssue } from "#lib/api-error.ts";
import type {
  Acknowledged,
  Outbox,
  Outcome,
  RefusedEvent,
  StoredChanges,
  WaitingEvent,
} from "#queue/outbox.ts";
import { acknowledgedFrom, afterBatch } from "./learner-progress.ts";
import { loadScheduler } from "./load-scheduler.ts";
import type { ProgressApi } from "./progress-api.ts";
import type { ProgressState } from "./progress-state.ts";

export const BATCH_SIZE = 100;

/** A message to the learner's other tabs. */
export type TabMessage =
  | { kind: "recorded"; waiting: WaitingEvent }
  | { kind: "acknowledged"; handled: readonly string[]; response: RecordedBatch }
  /** The stored progress has changed. */
  | { kind: "stored" };

export type SyncDependencies = {
  outbox: Outbox;
  api: ProgressApi;
  broadcast: (message: TabMessage) => void;
  /** The current time by the server's clock, in ms since 1970. */
  nowMs: () => number;
};

/** Loads the scheduler that the stored progress needs. Resolves to the stored changes. */
export async function afterSchedulerLoaded(
  stored: StoredChanges,
  outbox: Outbox,
): Promise<StoredChanges> {
  const hadToLoad = await loadScheduler(stored.acknowledged?.scheduler ?? null);
  // Another task may have stored events while the scheduler was loading.
  return hadToLoad ? outbox.read() : stored;
}

/** Sends a learner's events, and loads the server's state. */
export function createSync(dependencies: SyncDependencies, state: ProgressState) {
  const { api, broadcast, nowMs } = dependencies;
  const { events } = state;
  const settlement = createSettlement(dependencies, state);

  /**
   * Sends the waiting events, then loads the server's state if necessary.
   *
   * @param stored what the device stores. The caller holds the lock: no other tab sends in the meantime.
   */
  async function sync(stored: StoredChanges): Promise<Outcome> {
    try {
      state.adopt(await afterSchedulerLoaded(stored, dependencies.outbox), { isCurrent: true });
      if (events.stored().length > 0) state.show({ sending: "sending" });
      while (events.stored().length > 0) await sendBatch(events.stored().slice(0, BATCH_SIZE));
      if (settlement.mustLoad()) await load([], []);
      if (state.getSnapshot().sending !== "idle") state.recompute({ sending: "idle" });
      return "sent";
    } catch (error) {
      if (error instanceof ApiError) return pause(error);
      throw error;
    }
  }

  /** Shows why events have to wait. */
  function pause(error: ApiError): Outcome {
    const sending = reasonToWait(error);
    const status = state.getSnapshot().status === "ready" ? "ready" : "failed";
    state.recompute({ status, sending });
    return sending === "offline" ? "failed" : "stopped";
  }

  /** @throws ApiError when the events have to wait */
  async function sendBatch(batch: readonly WaitingEvent[]): Promise<void> {
    const response = await api.send(batch.map(({ event }) => event));
    if (typeof response === "string") return refuse(batch, response);
    const refused = refusedIn(batch, response, nowMs());
    const next = afterBatch(state.acknowledged(), response);
    // The server has events of another device, or was restored. The batch stays in the outbox until the server's state
    // is loaded.
    if (next === null) return load(batch, refused);
    await settlement.settle(batch, refused, next);
    broadcast({ kind: "acknowledged", handled: idsOf(batch), response });
    if (refused.length > 0) broadcast({ kind: "stored" });
  }

  /** Sends each event of a refused batch alone. One bad event must not block the others. */
  async function refuse(batch: readonly WaitingEvent[], reason: IssueKey): Promise<void> {
    if (batch.length === 1) {
      const refusal = { reason, triedAt: nowMs() };
      await settlement.settle(
        batch,
        batch.map((event) => ({ ...event, refusal })),
      );
      broadcast({ kind: "stored" });
    } else {
      for (const waiting of batch) await sendBatch([waiting]);
    }
  }

  /** Loads the server's state after a batch. */
  async function load(batch: readonly WaitingEvent[], refused: readonly RefusedEvent[]) {
    const loaded = acknowledgedFrom(await api.load(state.acknowledged()));
    await loadScheduler(loaded.scheduler);
    await settlement.settle(batch, refused, loaded);
    broadcast({ kind: "stored" });
  }

  return { sync, expire: settlement.expire };
}

/** Shows and stores the server's result for a batch, and knows when the state must be loaded again. */
function createSettlement({ outbox, nowMs }: SyncDependencies, state: ProgressState) {
  /** When the server last confirmed the state (ms since 1970). Null when the state must be loaded. */
  let confirmedAt: number | null = null;

  function show(acknowledged: Acknowledged, batch: readonly WaitingEvent[]): void {
    confirmedAt = nowMs();
    state.setAcknowledged(acknowledged);
    state.events.remove(idsOf(batch));
    state.recompute({ status: "ready" });
  }

  return {
    /** @param acknowledged the server's state after the batch, if it has changed */
    async settle(
      batch: readonly WaitingEvent[],
      refused: readonly RefusedEvent[],
      acknowledged?: Acknowledged,
    ): Promise<void> {
      // Show the state before storing it, because a full disk takes long to report its error.
      if (acknowledged) show(acknowledged, batch);
      const refusedIds = idsOf(refused);
      const removed = batch.filter(({ event }) => !refusedIds.includes(event.id));
      await outbox.update({ removed, kept: refused, ...(acknowledged && { acknowledged }) });
      state.events.remove(idsOf(batch));
      if (refused.length > 0) state.show({ refused: [...state.getSnapshot().refused, ...refused] });
    },
    mustLoad: () => confirmedAt === null,
    /** Makes the next `sync` load the server's state if it was confirmed at least this long ago. */
    expire(ms: number): void {
      // The absolute difference, because the clock may have been set back.
      if (confirmedAt !== null && Math.abs(nowMs() - confirmedAt) >= ms) confirmedAt = null;
    },
  };
}

const idsOf = (events: readonly WaitingEvent[]) => events.map(({ event }) => event.id);

/** The events of a batch that the server refused or skipped. */
function refusedIn(
  batch: readonly WaitingEvent[],
  { results }: RecordedBatch,
  triedAt: number,
): RefusedEvent[] {
  return batch.flatMap((waiting, index) => {
    const { status, key: reason } = results[index] ?? {};
    const isCounted = status !== "refused" && status !== "skipped";
    return isCounted || reason === undefined ? [] : [{ ...waiting, refusal: { reason, triedAt } }];
  });
}

/**
 * Why events must wait. `offline`: a retry may succeed. A proxy that asks for a sign-in of its own counts as `offline`.
 */
function reasonToWait(error: ApiError): "signed-out" | "gone" | "offline" {
  if (hasIssue(error, "accountGone")) return "gone";
  const isSignedOut = error.code === "unauthenticated" || error.code === "forbidden";
  return isSignedOut ? "signed-out" : "offline";
}

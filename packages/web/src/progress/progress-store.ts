import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { TakenBack } from "@verbena/core/progress/retraction";
import type { Queue } from "#queue/queue.ts";
import { afterBatch } from "./learner-progress.ts";
import type { ProgressApi } from "./progress-api.ts";
import { type Clock, createProgressState, type ProgressState } from "./progress-state.ts";
import { afterSchedulerLoaded, BATCH_SIZE, createSync, type TabMessage } from "./sync.ts";
import { createVisitorSync } from "./visitor-sync.ts";

/** Answers within this time of each other are sent in one batch. */
const DEBOUNCE_MS = 500;

/** When the learner comes back, the state is loaded again if it was confirmed longer ago than this. */
const FRESH_MS = 60_000;

/** Refused events are sent again after a day, because the server or the application may have been updated. */
const REFUSED_RETRY_MS = 86_400_000;

type Dependencies = Clock & {
  queue: Queue;
  /** Null for a visitor, who has no account: nothing is sent. */
  api: ProgressApi | null;
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
  const { queue, api, broadcast } = dependencies;
  const { outbox } = queue;
  const nowMs = () => Date.parse(dependencies.now());
  const state = createProgressState({ ...dependencies, isSent: api !== null });
  const { sync, expire } = api
    ? createSync({ outbox, api, broadcast, nowMs }, state)
    : createVisitorSync(outbox, state);
  const refusedEvents = createRefusedEvents(dependencies, state);

  const readStored = async () =>
    state.adopt(await afterSchedulerLoaded(await outbox.read(), outbox));

  /** Sends waiting events at once. Loads the server's state if it was confirmed at least this long ago. */
  function refresh(freshMs = FRESH_MS): Promise<void> {
    expire(freshMs);
    return queue.send();
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    unsent: state.unsent,
    /** The progress that the server has acknowledged. */
    acknowledged: () => state.acknowledged().exercises,
    record: createRecorder(dependencies, state),
    /** Shows the stored progress, then sends waiting events and loads the server's state. */
    async start(): Promise<void> {
      queue.open(sync);
      await readStored();
      await refusedEvents.requeue(nowMs() - REFUSED_RETRY_MS);
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
      if (!adoptMessage(message, state)) await readStored();
    },
    sendOnLeave: () => api && sendOnLeave(api, state),
    async retryRefused(): Promise<void> {
      await refusedEvents.requeue(Number.POSITIVE_INFINITY);
      await queue.send();
    },
    deleteRefused: refusedEvents.delete,
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

function createRecorder({ queue, broadcast, afterPaint }: Dependencies, state: ProgressState) {
  /**
   * The last task that stores an event. Events are stored one after the other, because a retraction must not be stored
   * without its answer.
   */
  let previous: Promise<unknown> = Promise.resolve();

  /**
   * Applies an event to the shown progress. Resolves when the event is stored on this device.
   *
   * @param takenBack the answer that a retraction takes back
   */
  return async (event: ProgressEvent, takenBack?: TakenBack): Promise<void> => {
    const recorded = { kind: "event" as const, event, ...(takenBack && { takenBack }) };
    state.record(recorded);
    afterPaint(state.notify);
    const adding = previous.then(() => queue.outbox.add(recorded));
    previous = adding;
    const waiting = await adding;
    state.markStored(waiting);
    broadcast({ kind: "recorded", waiting });
    queue.sendIn(DEBOUNCE_MS);
  };
}

/** The events that the server has refused. */
function createRefusedEvents({ queue: { outbox }, broadcast }: Dependencies, state: ProgressState) {
  return {
    /** Lets the refused events that were last sent before `triedBefore` (ms since 1970) wait to be sent again. */
    async requeue(triedBefore: number): Promise<void> {
      const { refused } = state.getSnapshot();
      const tried = refused.filter(({ refusal }) => refusal.triedAt < triedBefore);
      const waiting = tried.map(({ refusal: _, ...event }) => event);
      state.events.allowAgain(waiting);
      await outbox.update({ kept: waiting });
    },
    async delete(): Promise<void> {
      await outbox.update({ removed: state.getSnapshot().refused });
      state.show({ refused: [] });
      broadcast({ kind: "stored" });
    },
  };
}

/** Adopts what another tab's message says. Returns false when the stored progress must be read instead. */
function adoptMessage(message: TabMessage, state: ProgressState): boolean {
  if (message.kind === "stored") return false;
  if (message.kind === "recorded") {
    state.events.add(message.waiting);
  } else {
    state.events.remove(message.handled);
    const next = afterBatch(state.acknowledged(), message.response);
    if (next === null) return false;
    state.setAcknowledged(next);
  }
  state.recompute();
  return true;
}

/** Sends waiting events when the learner leaves the page. The events also stay in the outbox. */
function sendOnLeave(api: ProgressApi, state: ProgressState): void {
  const waiting = state.events.all().slice(0, BATCH_SIZE);
  if (waiting.length === 0) return;
  const events = waiting.map(({ event }) => event);
  void api.send(events, { keepalive: true }).catch(() => undefined);
}

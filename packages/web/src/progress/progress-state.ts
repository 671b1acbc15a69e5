import type { Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import {
  type Acknowledged,
  applyEvents,
  asOf,
  type Exercises,
  isOlder,
  nothingAcknowledged,
} from "./learner-progress.ts";
import type { RefusedEvent, StoredProgress, WaitingEvent } from "./outbox.ts";

/** Whether the waiting events are being sent; `gone` when the account no longer exists. */
export type SendingState = "idle" | "sending" | "offline" | "signed-out" | "gone";

/** Everything that screens read. */
export type ProgressSnapshot = {
  status: "loading" | "ready" | "failed";
  startDate: Instant | null;
  exercises: Exercises;
  waiting: number;
  /** Whether some waiting events are lost when this tab is closed. */
  inTabOnly: boolean;
  sending: SendingState;
  /** Events that the server refused; they stay on this device. */
  refused: readonly RefusedEvent[];
};

export type Clock = {
  /** The present moment by the server's clock. */
  now: () => Instant;
  /** Converts an instant of this device's clock to the server's. */
  toServerTime: (at: Instant) => Instant;
  timeZone: () => string;
};

export type ProgressState = ReturnType<typeof createProgressState>;

/** A learner's progress in this tab: the server's state with the waiting events folded on top. */
export function createProgressState({ now, toServerTime, timeZone }: Clock) {
  let acknowledged: Acknowledged = nothingAcknowledged;
  let waiting: readonly WaitingEvent[] = [];
  /** Recorded here, but not in the outbox yet. */
  let unstored: readonly ProgressEvent[] = [];
  /** Ids of settled events. An earlier read of the outbox may still contain them. */
  const settledIds = new Set<string>();
  let snapshot: ProgressSnapshot = {
    status: "loading",
    startDate: null,
    exercises: nothingAcknowledged.exercises,
    waiting: 0,
    inTabOnly: false,
    sending: "idle",
    refused: [],
  };
  const listeners = new Set<() => void>();

  function pending(): ProgressEvent[] {
    const stored = new Set(waiting.map(({ event }) => event.id));
    return [...waiting.map(({ event }) => event), ...unstored.filter(({ id }) => !stored.has(id))];
  }

  /** The event with its time as the server will correct it. */
  function corrected(event: ProgressEvent): ProgressEvent {
    return { ...event, at: toServerTime(event.at) };
  }

  function change(changes: Partial<ProgressSnapshot>): void {
    const inTabOnly = waiting.some(({ order }) => order < 0);
    snapshot = { ...snapshot, ...changes, waiting: pending().length, inTabOnly };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function recompute(changes: Partial<ProgressSnapshot> = {}): void {
    const folded = applyEvents(acknowledged.exercises, pending().map(corrected));
    const exercises = asOf(folded, now(), timeZone());
    change({ ...changes, exercises, startDate: acknowledged.startDate });
    notify();
  }

  function setWaiting(events: readonly WaitingEvent[]): void {
    waiting = events.filter(({ event }) => !settledIds.has(event.id));
  }

  function addWaiting(added: WaitingEvent): void {
    if (waiting.some(({ event }) => event.id === added.event.id)) return;
    setWaiting([...waiting, added]);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify,
    acknowledged: () => acknowledged,
    waiting: () => waiting,
    /** All events that the server has not acknowledged, each once. */
    pending,
    show(changes: Partial<ProgressSnapshot>): void {
      change(changes);
      notify();
    },
    /** Computes the progress anew, such as on a new day, and tells listeners. */
    recompute,
    /** Shows an event that is not stored yet, and leaves it to the caller to notify listeners. */
    addUnstored(event: ProgressEvent): void {
      unstored = [...unstored, event];
      const progress = applyEvent(snapshot.exercises[event.exerciseKey], corrected(event));
      change({ exercises: { ...snapshot.exercises, [event.exerciseKey]: progress } });
    },
    markStored(added: WaitingEvent): void {
      unstored = unstored.filter(({ id }) => id !== added.event.id);
      addWaiting(added);
      change({});
    },
    addWaiting,
    /** Takes over what the device stores, including other tabs' events. */
    takeOver(stored: StoredProgress): void {
      setWaiting(stored.waiting);
      const known = stored.acknowledged;
      // Another tab has met a restored server. What an earlier version stored names no log.
      const isOfOtherLog = known?.history !== undefined && known.history !== acknowledged.history;
      if (known && (isOfOtherLog || isOlder(acknowledged, known))) acknowledged = known;
      const isKnown = known !== undefined || snapshot.status === "ready";
      recompute({ refused: stored.refused, status: isKnown ? "ready" : snapshot.status });
    },
    acknowledge(state: Acknowledged): void {
      acknowledged = state;
      setWaiting(waiting);
    },
    markSettled(ids: readonly string[]): void {
      for (const id of ids) settledIds.add(id);
    },
    /** Lets settled events wait again when the outbox still has them. */
    unsettle(events: readonly { event: ProgressEvent }[]): void {
      for (const { event } of events) settledIds.delete(event.id);
    },
    dropSettled: () => setWaiting(waiting),
    clear(): void {
      waiting = [];
      unstored = [];
    },
  };
}

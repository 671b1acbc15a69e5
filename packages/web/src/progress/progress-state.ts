import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { reachedLevel } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler-choice";
import {
  type Acknowledged,
  applyEvents,
  asOf,
  type Exercises,
  isOlder,
  nothingAcknowledged,
  type RecordedEvent,
} from "./learner-progress.ts";
import { schedulerOf } from "./load-scheduler.ts";
import type { RefusedEvent, StoredProgress, WaitingEvent } from "./outbox.ts";

/** Whether the waiting events are being sent; `gone` when the account no longer exists. */
export type SendingState = "idle" | "sending" | "offline" | "signed-out" | "gone";

/** Everything that screens read. */
export type ProgressSnapshot = {
  status: "loading" | "ready" | "failed";
  startDate: Instant | null;
  exercises: Exercises;
  /** Families in which an answer in this tab has reached a level that is not confirmed yet. */
  reachedHere: readonly Family[];
  scheduler: SchedulerChoice;
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

/** A learner's progress in this tab: the server's state with the unsent events applied. */
export function createProgressState({ now, toServerTime, timeZone }: Clock) {
  let acknowledged: Acknowledged = nothingAcknowledged;
  let waiting: readonly WaitingEvent[] = [];
  /** Recorded in this tab, but not in the outbox yet. */
  let unstored: readonly RecordedEvent[] = [];
  /** Ids of accepted and refused events. An earlier read of the outbox may still contain them. */
  const settledIds = new Set<string>();
  let snapshot: ProgressSnapshot = {
    status: "loading",
    startDate: null,
    exercises: nothingAcknowledged.exercises,
    reachedHere: [],
    scheduler: null,
    waiting: 0,
    inTabOnly: false,
    sending: "idle",
    refused: [],
  };
  const listeners = new Set<() => void>();

  /** All events that the server has neither accepted nor refused, each once. */
  function unsettled(): RecordedEvent[] {
    const waitingIds = new Set(waiting.map(({ event }) => event.id));
    return [...waiting, ...unstored.filter(({ event }) => !waitingIds.has(event.id))];
  }

  /** The event with its time as the server will correct it. */
  function corrected(event: ProgressEvent): ProgressEvent {
    return { ...event, at: toServerTime(event.at) };
  }

  const scheduler = () => schedulerOf(acknowledged.scheduler);

  /** The acknowledged progress with the unsettled events. */
  function computed(): Exercises {
    const events = unsettled().map((one) => ({ ...one, event: corrected(one.event) }));
    const exercises = applyEvents(acknowledged.exercises, events, scheduler());
    return asOf(exercises, now(), timeZone());
  }

  function update(changes: Partial<ProgressSnapshot>): void {
    const inTabOnly = waiting.some(({ order }) => order < 0);
    snapshot = { ...snapshot, ...changes, waiting: unsettled().length, inTabOnly };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function recompute(changes: Partial<ProgressSnapshot> = {}): void {
    const { startDate, scheduler } = acknowledged;
    update({ ...changes, exercises: computed(), startDate, scheduler });
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
    unsettled,
    show(changes: Partial<ProgressSnapshot>): void {
      update(changes);
      notify();
    },
    /** Computes the progress again, such as on a new day, and notifies listeners. */
    recompute,
    /** Shows an event that is not stored yet. The caller notifies listeners. */
    addUnstored(recorded: RecordedEvent): void {
      const { event } = recorded;
      unstored = [...unstored, recorded];
      if (event.kind === "retraction") {
        update({ exercises: computed() });
      } else {
        const before = snapshot.exercises[event.family];
        const progress = applyEvent(before, corrected(event), scheduler());
        const others = snapshot.reachedHere.filter((key) => key !== event.family);
        const isReached = event.kind === "answer" && reachedLevel(progress) > reachedLevel(before);
        update({
          exercises: { ...snapshot.exercises, [event.family]: progress },
          ...(isReached && { reachedHere: [...others, event.family] }),
          ...(event.kind === "level-confirmed" && { reachedHere: others }),
        });
      }
    },
    markStored(added: WaitingEvent): void {
      unstored = unstored.filter(({ event }) => event.id !== added.event.id);
      addWaiting(added);
      update({});
      // The screen says at once that an event is only in this tab.
      if (added.order < 0) notify();
    },
    addWaiting,
    /** Adopts what the device stores, including other tabs' events. */
    adoptStored(stored: StoredProgress): void {
      setWaiting(stored.waiting);
      const other = stored.acknowledged;
      // Another tab has met a restored server. States of an earlier version have no history.
      const isOfOtherLog = other?.history !== undefined && other.history !== acknowledged.history;
      if (other && (isOfOtherLog || isOlder(acknowledged, other))) acknowledged = other;
      const isLoaded = other !== undefined || snapshot.status === "ready";
      recompute({ refused: stored.refused, status: isLoaded ? "ready" : snapshot.status });
    },
    setAcknowledged(state: Acknowledged): void {
      acknowledged = state;
    },
    /** Removes events that the server has accepted or refused. */
    removeSettled(ids: readonly string[]): void {
      for (const id of ids) settledIds.add(id);
      setWaiting(waiting);
    },
    /** Allows settled events to wait again. */
    allowAgain(events: readonly { event: ProgressEvent }[]): void {
      for (const { event } of events) settledIds.delete(event.id);
    },
    clear(): void {
      waiting = [];
      unstored = [];
    },
  };
}

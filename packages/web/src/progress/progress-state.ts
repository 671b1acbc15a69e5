import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { reachedLevel } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { Scheduler, SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type { LearnerAssignment } from "@verbena/server/client";
import type { RecordedEvent } from "#lib/database.ts";
import { createListeners } from "#lib/listeners.ts";
import {
  type Acknowledged,
  isOlder,
  nothingAcknowledged,
  type RefusedEvent,
  type StoredChanges,
  type WaitingEvent,
} from "#queue/outbox.ts";
import { applyEvents, asOf, type Exercises } from "./learner-progress.ts";
import { schedulerOf } from "./load-scheduler.ts";

/** Whether the waiting events are being sent. `gone`: the account no longer exists. */
export type SendingState = "idle" | "sending" | "offline" | "signed-out" | "gone";

/** Everything that screens read. */
export type ProgressSnapshot = {
  status: "loading" | "ready" | "failed";
  startDate: Instant | null;
  /** Number of the last change that the server has acknowledged. */
  version: number;
  exercises: Exercises;
  /** As the server has acknowledged them. `useAssignments` adds the answers that wait. */
  assignments: readonly LearnerAssignment[];
  /** Families in which an answer in this tab has reached a level. The learner has not confirmed it yet. */
  reachedInThisTab: readonly Family[];
  scheduler: SchedulerChoice;
  waiting: number;
  /** Whether closing this tab would lose some waiting events. */
  inTabOnly: boolean;
  sending: SendingState;
  /** Events that the server refused. They stay on this device. */
  refused: readonly RefusedEvent[];
};

const noAssignments: readonly LearnerAssignment[] = [];

const loadingSnapshot: ProgressSnapshot = {
  status: "loading",
  startDate: null,
  version: 0,
  exercises: nothingAcknowledged.exercises,
  assignments: noAssignments,
  reachedInThisTab: [],
  scheduler: null,
  waiting: 0,
  inTabOnly: false,
  sending: "idle",
  refused: [],
};

export type Clock = {
  /** The present moment by the server's clock. */
  now: () => Instant;
  /** Converts an instant of this device's clock to the server's. */
  toServerTime: (at: Instant) => Instant;
  timeZone: () => string;
};

export type ProgressState = ReturnType<typeof createProgressState>;

type ProgressOptions = Clock & {
  /** Whether events are sent. A visitor's are not: none of them waits. */
  isSent: boolean;
};

/** A learner's progress in this tab: the server's state with the unsent events applied. */
export function createProgressState({ now, toServerTime, timeZone, isSent }: ProgressOptions) {
  const events = createUnsentEvents();
  let acknowledged = nothingAcknowledged;
  let snapshot = loadingSnapshot;
  const { subscribe, notify } = createListeners();

  const scheduler = () => schedulerOf(acknowledged.scheduler);

  /** The event with its time by the server's clock, as the server will store it. */
  const corrected = (event: ProgressEvent) => ({ ...event, at: toServerTime(event.at) });

  function computed(): Exercises {
    const unsent = events.all().map((one) => ({ ...one, event: corrected(one.event) }));
    return asOf(applyEvents(acknowledged.exercises, unsent, scheduler()), now(), timeZone());
  }

  function update(changes: Partial<ProgressSnapshot>): void {
    const waiting = isSent ? events.all().length : 0;
    const inTabOnly = isSent && events.areInTabOnly();
    snapshot = { ...snapshot, ...changes, waiting, inTabOnly };
  }

  function show(changes: Partial<ProgressSnapshot>): void {
    update(changes);
    notify();
  }

  function recompute(changes: Partial<ProgressSnapshot> = {}): void {
    const { startDate, version, scheduler, assignments = noAssignments } = acknowledged;
    show({ ...changes, exercises: computed(), assignments, startDate, version, scheduler });
  }

  return {
    events,
    getSnapshot: () => snapshot,
    subscribe,
    notify,
    show,
    /** Computes the progress again and shows it. Call it on a new day. */
    recompute,
    acknowledged: () => acknowledged,
    /** The events that the server does not have, with their times by its clock. */
    unsent: (): ProgressEvent[] => events.all().map(({ event }) => corrected(event)),
    setAcknowledged(state: Acknowledged): void {
      acknowledged = state;
    },
    /** Applies an event that is not stored yet. The caller notifies listeners. */
    record(recorded: RecordedEvent): void {
      const { event } = recorded;
      events.record(recorded);
      update(
        event.kind === "retraction"
          ? { exercises: computed() }
          : afterEvent(snapshot, corrected(event), scheduler()),
      );
    },
    markStored(stored: WaitingEvent): void {
      events.markStored(stored);
      update({});
      // Tell the learner at once that an event exists only in this tab.
      if (stored.order < 0) notify();
    },
    /**
     * Adopts what the device stores, including other tabs' events.
     *
     * @param isCurrent whether this tab holds the lock: no other tab has sent anything since the changes were read
     */
    adopt(
      { events: waiting, refused, acknowledged: other }: StoredChanges,
      { isCurrent = false } = {},
    ) {
      if (isCurrent) events.allowAgain(waiting);
      events.adopt(waiting);
      // Another tab may have found that the server was restored from a backup.
      const isOfOtherLog = other && other.history !== acknowledged.history;
      if (other && (isOfOtherLog || isOlder(acknowledged, other))) acknowledged = other;
      const isLoaded = other !== undefined || snapshot.status === "ready";
      recompute({ refused, status: isLoaded ? "ready" : snapshot.status });
    },
  };
}

/** What an event changes on the screen. */
function afterEvent(
  { exercises, reachedInThisTab }: ProgressSnapshot,
  event: ProgressEvent,
  scheduler: Scheduler,
): Partial<ProgressSnapshot> {
  const { family, kind } = event;
  const before = exercises[family];
  const progress = applyEvent(before, event, scheduler);
  const others = reachedInThisTab.filter((other) => other !== family);
  const isReached = kind === "answer" && reachedLevel(progress) > reachedLevel(before);
  return {
    exercises: { ...exercises, [family]: progress },
    ...(isReached && { reachedInThisTab: [...others, family] }),
    ...(kind === "level-confirmed" && { reachedInThisTab: others }),
  };
}

/** The events in this tab that the server has neither accepted nor refused. */
function createUnsentEvents() {
  /** Events in the outbox. */
  let stored: readonly WaitingEvent[] = [];
  /** Events recorded in this tab and not yet in the outbox. */
  let unstored: readonly RecordedEvent[] = [];
  /** Ids of accepted and refused events. An earlier read of the outbox may still contain them. */
  const removedIds = new Set<string>();

  function adopt(events: readonly WaitingEvent[]): void {
    stored = events.filter(({ event }) => !removedIds.has(event.id));
  }

  function add(added: WaitingEvent): void {
    if (stored.some(({ event }) => event.id === added.event.id)) return;
    adopt([...stored, added]);
  }

  return {
    stored: () => stored,
    /** All unsent events, each once. */
    all(): RecordedEvent[] {
      const storedIds = new Set(stored.map(({ event }) => event.id));
      return [...stored, ...unstored.filter(({ event }) => !storedIds.has(event.id))];
    },
    areInTabOnly: () => stored.some(({ order }) => order < 0),
    record(recorded: RecordedEvent): void {
      unstored = [...unstored, recorded];
    },
    markStored(added: WaitingEvent): void {
      unstored = unstored.filter(({ event }) => event.id !== added.event.id);
      add(added);
    },
    add,
    adopt,
    /** Removes events that the server has accepted or refused. */
    remove(ids: readonly string[]): void {
      for (const id of ids) removedIds.add(id);
      adopt(stored);
    },
    /** Lets these events wait again although the server once refused them. */
    allowAgain(events: readonly { event: ProgressEvent }[]): void {
      for (const { event } of events) removedIds.delete(event.id);
    },
    clear(): void {
      stored = [];
      unstored = [];
    },
  };
}

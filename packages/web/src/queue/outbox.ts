import type { Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type { LearnerAssignment } from "@verbena/server/client";
import {
  type Change,
  type Database,
  type Edit,
  inDatabase,
  inTransaction,
  type RecordedEvent,
  type Refusal,
} from "#lib/database.ts";
import { fromStored, toStored } from "#lib/stored-value.ts";

/** A change's permanent place among all changes of this device. */
type Ordered = {
  /** Negative if the browser could not store the change: it exists only in this tab. */
  order: number;
};

export type WaitingEvent = Ordered & RecordedEvent;
export type WaitingEdit = Ordered & Edit;

/** An event that the server refused. It stays on the device. */
export type RefusedEvent = WaitingEvent & { refusal: Refusal };

/** The last state of a learner's progress that this device has received from the server. */
export type Acknowledged = {
  startDate: Instant | null;
  /** Identifies the server's log. A restore from a backup replaces it. Undefined before the first load. */
  history?: string;
  /** Number of the learner's last change. */
  version: number;
  scheduler: SchedulerChoice;
  exercises: Record<Family, ExerciseProgress>;
  /** Absent in a state that version 1.0 stored. */
  assignments?: readonly LearnerAssignment[];
};

export const nothingAcknowledged: Acknowledged = {
  startDate: null,
  version: 0,
  scheduler: null,
  exercises: forEveryFamily(() => noProgress),
};

/** What this device stores of a learner. The lists are in the order in which the learner made the changes. */
export type StoredChanges = {
  events: WaitingEvent[];
  edits: WaitingEdit[];
  refused: RefusedEvent[];
  acknowledged: Acknowledged | undefined;
};

/**
 * The result of sending changes. `failed`: some wait for a retry. `stopped`: they wait until the learner acts, for
 * example signs in.
 */
export type Outcome = "sent" | "failed" | "stopped";

/** What to do with stored changes. */
type OutboxUpdate = {
  removed?: readonly Ordered[];
  /** Events that stay. Events without a refusal wait to be sent. */
  kept?: readonly (WaitingEvent | RefusedEvent)[];
  /** The server's state after the changes, if it has changed. */
  acknowledged?: Acknowledged;
};

/** A learner's changes on this device that the server has not acknowledged. */
export type Outbox = {
  add<Added extends Change>(change: Added): Promise<Added & Ordered>;
  read(): Promise<StoredChanges>;
  /** Faster than `read`, which also reads all cards. */
  readEdits(): Promise<WaitingEdit[]>;
  /**
   * In one transaction, removes changes, updates others, and stores the new state. After a crash, each event is either
   * waiting or acknowledged. Ignores a state older than the stored one of the same history.
   */
  update(changes: OutboxUpdate): Promise<void>;
  /** Removes all data of the learner. */
  clear(): Promise<void>;
};

/** Whether a state is older than another of the same log. */
export function isOlder(state: Acknowledged, than: Acknowledged): boolean {
  return state.history === than.history && state.version < than.version;
}

/** Outboxes in memory by learner, for changes that the browser cannot store. */
const memoryOutboxes = new Map<string, Outbox>();

/**
 * Opens a learner's outbox. Changes that the browser cannot store (a private window, a full disk) stay in
 * memory until the page is closed.
 */
export function openOutbox(userId: string): Outbox {
  const stored = storedOutbox(userId);
  const memory = memoryOutboxes.get(userId) ?? memoryOutbox();
  memoryOutboxes.set(userId, memory);
  /** Orders of changes whose update the device could not store. The device has the old version, memory the new one. */
  const updatedInMemory = new Set<number>();
  const isAsStored = ({ order }: Ordered) => !updatedInMemory.has(order);

  return {
    add: (change) => stored.add(change).catch(() => memory.add(change)),
    async read() {
      const onDevice = await stored.read().catch(() => nothingStored);
      const inTab = await memory.read();
      return {
        events: [...onDevice.events.filter(isAsStored), ...inTab.events],
        edits: [...onDevice.edits.filter(isAsStored), ...inTab.edits],
        refused: [...onDevice.refused.filter(isAsStored), ...inTab.refused],
        acknowledged: onDevice.acknowledged,
      };
    },
    async readEdits() {
      const onDevice = await stored.readEdits().catch(() => []);
      return [...onDevice.filter(isAsStored), ...(await memory.readEdits())];
    },
    async update({ removed = [], kept = [], ...rest }) {
      const orders = [...removed, ...kept].map(({ order }) => order);
      try {
        await stored.update({ removed, kept, ...rest });
        for (const order of orders) updatedInMemory.delete(order);
        const inMemoryOnly = kept.filter(({ order }) => order < 0);
        await memory.update({ removed: [...removed, ...kept], kept: inMemoryOnly });
      } catch {
        for (const order of orders) updatedInMemory.add(order);
        await memory.update({ removed, kept });
      }
    },
    async clear() {
      await stored.clear().catch(() => undefined);
      await memory.clear();
    },
  };
}

const isRefused = (event: WaitingEvent | RefusedEvent): event is RefusedEvent => "refusal" in event;

const nothingStored: StoredChanges = {
  events: [],
  edits: [],
  refused: [],
  acknowledged: undefined,
};

function storedOutbox(userId: string): Outbox {
  const stateKey = `progress ${userId}`;

  async function readFrom(database: Database, { withState }: { withState: boolean }) {
    const read = database.transaction(["changes", "cache"]);
    const changes = read.objectStore("changes").index("userId");
    const [orders, values, state] = await Promise.all([
      changes.getAllKeys(userId),
      changes.getAll(userId),
      withState ? read.objectStore("cache").get(stateKey) : undefined,
    ]);
    const acknowledged = fromStored<Acknowledged>(state);
    const stored: StoredChanges = { events: [], edits: [], refused: [], acknowledged };
    for (const [index, { userId: _, ...change }] of values.entries()) {
      const ordered = { order: orders[index] ?? 0, ...change };
      if (ordered.kind !== "event") stored.edits.push(ordered);
      else if (isRefused(ordered)) stored.refused.push(ordered);
      else stored.events.push(ordered);
    }
    return stored;
  }

  return {
    async add(change) {
      const order = await inTransaction(
        ["changes"],
        (write) => {
          const adding = write.objectStore("changes").add({ userId, ...change });
          // Commit before the verdict is painted, because the tab may crash right after.
          write.commit();
          return adding;
        },
        "strict",
      );
      return { order, ...change };
    },
    read: () => inDatabase((database) => readFrom(database, { withState: true })),
    readEdits: () =>
      inDatabase(async (database) => (await readFrom(database, { withState: false })).edits),
    update: ({ removed = [], kept = [], acknowledged }) =>
      inTransaction(["changes", "cache"], async (write) => {
        const [changes, cache] = [write.objectStore("changes"), write.objectStore("cache")];
        const before = fromStored<Acknowledged>(await cache.get(stateKey));
        const isOutdated = acknowledged && before && isOlder(acknowledged, before);
        await Promise.all([
          ...(acknowledged && !isOutdated ? [cache.put(toStored(acknowledged), stateKey)] : []),
          ...removed.map(({ order }) => changes.delete(order)),
          ...kept.map(async ({ order, ...event }) => {
            // A change is missing if it exists only in memory, or if another tab has removed it.
            const isStored = (await changes.getKey(order)) !== undefined;
            if (isStored) await changes.put({ userId, ...event }, order);
          }),
        ]);
      }),
    clear: () =>
      inTransaction(["changes", "cache"], async (write) => {
        const changes = write.objectStore("changes");
        const orders = await changes.index("userId").getAllKeys(userId);
        await Promise.all([
          ...orders.map((order) => changes.delete(order)),
          write.objectStore("cache").delete(stateKey),
        ]);
      }),
  };
}

/**
 * An outbox in memory.
 *
 * @param lastOrder the first change gets the next order. Negative in production; tests that use this outbox as a device
 *   pass 0.
 */
export function memoryOutbox(lastOrder = Number.MIN_SAFE_INTEGER): Outbox {
  let { events, edits, refused, acknowledged } = nothingStored;
  let last = lastOrder;
  return {
    async add(change) {
      last += 1;
      const added = { order: last, ...change };
      // TypeScript does not narrow a type parameter.
      const kept: Ordered & Change = added;
      if (kept.kind === "event") events = [...events, kept];
      else edits = [...edits, kept];
      return added;
    },
    read: async () => ({ events, edits, refused, acknowledged }),
    readEdits: async () => edits,
    async update({ removed = [], kept = [], acknowledged: state }) {
      const orders = new Set([...removed, ...kept].map(({ order }) => order));
      const isLeft = ({ order }: Ordered) => !orders.has(order);
      events = [...events.filter(isLeft), ...kept.filter((event) => !isRefused(event))];
      edits = edits.filter(isLeft);
      refused = [...refused.filter(isLeft), ...kept.filter(isRefused)];
      if (state && !(acknowledged && isOlder(state, acknowledged))) acknowledged = state;
    },
    async clear() {
      ({ events, edits, refused, acknowledged } = nothingStored);
    },
  };
}

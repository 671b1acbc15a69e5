import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

interface OutboxSchema extends DBSchema {
  events: {
    key: number;
    value: { userId: string; event: ProgressEvent };
    indexes: { userId: string };
  };
}

/** An event that the server has not acknowledged yet. */
export type WaitingEvent = { order: number; event: ProgressEvent };

/** What a learner did on this device and the server does not know yet, in order, across tabs. */
export type Outbox = {
  add(event: ProgressEvent): Promise<void>;
  waiting(): Promise<WaitingEvent[]>;
  remove(events: readonly WaitingEvent[]): Promise<void>;
};

/** What the browser refused to store, by learner: it lives as long as the page. */
const unstorable = new Map<string, Outbox>();

/**
 * The learner's own outbox on this device; those of others who use the browser stay apart. What
 * the browser refuses to store (a private window, a full disk) is kept as long as the page lives.
 */
export function openOutbox(userId: string): Outbox {
  const stored = storedOutbox(userId);
  const kept = unstorable.get(userId) ?? memoryOutbox();
  unstorable.set(userId, kept);
  /** Acknowledged, whether or not the browser lets go of them. */
  const removed = new Set<number>();
  return {
    add: (event) => stored.add(event).catch(() => kept.add(event)),
    async waiting() {
      const events = await stored.waiting().catch(() => []);
      return [...events.filter(({ order }) => !removed.has(order)), ...(await kept.waiting())];
    },
    async remove(events) {
      for (const { order } of events) removed.add(order);
      await stored.remove(events).catch(() => undefined);
      await kept.remove(events);
    },
  };
}

function storedOutbox(userId: string): Outbox {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;

  /** Browsers may close a database of a page in the background: it is opened again when needed. */
  function open(): Promise<IDBPDatabase<OutboxSchema>> {
    const forget = () => {
      opening = undefined;
    };
    opening ??= openDB<OutboxSchema>("verbena-outbox", 1, {
      upgrade(database) {
        const events = database.createObjectStore("events", { autoIncrement: true });
        events.createIndex("userId", "userId");
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }

  return {
    async add(event) {
      const write = (await open()).transaction("events", "readwrite", { durability: "strict" });
      await Promise.all([write.store.add({ userId, event }), write.done]);
    },
    async waiting() {
      const events: WaitingEvent[] = [];
      const read = (await open()).transaction("events").store.index("userId");
      for await (const { primaryKey, value } of read.iterate(userId)) {
        events.push({ order: primaryKey, event: value.event });
      }
      return events;
    },
    async remove(events) {
      const write = (await open()).transaction("events", "readwrite");
      await Promise.all([...events.map(({ order }) => write.store.delete(order)), write.done]);
    },
  };
}

/** Its orders are below zero, so that they are never those of stored events. */
function memoryOutbox(): Outbox {
  let events: WaitingEvent[] = [];
  let last = Number.MIN_SAFE_INTEGER;
  return {
    async add(event) {
      last += 1;
      events.push({ order: last, event });
    },
    async waiting() {
      return [...events];
    },
    async remove(removed) {
      const orders = new Set(removed.map(({ order }) => order));
      events = events.filter(({ order }) => !orders.has(order));
    },
  };
}

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

/**
 * The learner's own outbox on this device; those of others who use the browser stay apart. Where
 * the browser refuses to store (a private window, a full disk) it lives as long as the page.
 */
export async function openOutbox(userId: string): Promise<Outbox> {
  try {
    return storedOutbox(await openOutboxDatabase(), userId);
  } catch {
    return memoryOutbox();
  }
}

function openOutboxDatabase(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>("verbena-outbox", 1, {
    upgrade(database) {
      database.createObjectStore("events", { autoIncrement: true }).createIndex("userId", "userId");
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

function storedOutbox(database: IDBPDatabase<OutboxSchema>, userId: string): Outbox {
  return {
    async add(event) {
      const write = database.transaction("events", "readwrite", { durability: "strict" });
      await Promise.all([write.store.add({ userId, event }), write.done]);
    },
    async waiting() {
      const events: WaitingEvent[] = [];
      const read = database.transaction("events").store.index("userId");
      for await (const { primaryKey, value } of read.iterate(userId)) {
        events.push({ order: primaryKey, event: value.event });
      }
      return events;
    },
    async remove(events) {
      const write = database.transaction("events", "readwrite");
      await Promise.all([...events.map(({ order }) => write.store.delete(order)), write.done]);
    },
  };
}

function memoryOutbox(): Outbox {
  let events: WaitingEvent[] = [];
  let next = 1;
  return {
    async add(event) {
      events.push({ order: next++, event });
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

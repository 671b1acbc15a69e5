import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { IssueKey } from "@verbena/server/client";
import { addEvent, type Database, inDatabase, inTransaction } from "#lib/database.ts";
import { fromCache, toCache } from "#lib/offline-cache.ts";
import {
  type Acknowledged,
  completeState,
  isOlder,
  type RecordedEvent,
} from "./learner-progress.ts";

/** An event that the server has not acknowledged. */
export type WaitingEvent = {
  /** Negative if the browser could not store the event, and only this tab has it. */
  order: number;
} & RecordedEvent;

/** An event that the server refused, and when it was last sent (ms since 1970). */
export type RefusedEvent = { event: ProgressEvent; reason: IssueKey; triedAt: number };

/** A learner's progress as this device stores it. */
export type StoredProgress = {
  /** In the order in which they happened, across tabs. */
  waiting: WaitingEvent[];
  refused: RefusedEvent[];
  /** The server's last known state. */
  acknowledged: Acknowledged | undefined;
};

/** Events that the server has accepted or refused. */
type Settlement = {
  events: readonly WaitingEvent[];
  /** Those of the events that the server refused. */
  refused: readonly RefusedEvent[];
  /** The server's state with the events; null if it has not changed. */
  acknowledged: Acknowledged | null;
};

/** A learner's events on this device that the server has not acknowledged. */
export type Outbox = {
  add(recorded: RecordedEvent): Promise<WaitingEvent>;
  read(): Promise<StoredProgress>;
  /**
   * Removes events and stores the new state in one transaction, so that after a crash each event is
   * either waiting or acknowledged. Ignores a state older than the stored one of the same history.
   */
  settle(settlement: Settlement): Promise<void>;
  /** Lets refused events wait again that were last sent before this time (ms since 1970). */
  requeueRefused(triedBefore: number): Promise<void>;
  deleteRefused(): Promise<void>;
  /** Removes all data of the learner. */
  clear(): Promise<void>;
};

/** In-memory outboxes by learner, for events that the browser cannot store. */
const memoryOutboxes = new Map<string, Outbox>();

/**
 * Opens a learner's outbox. Events that the browser cannot store (a private window, a full disk) stay in
 * memory until the page is closed.
 */
export function openOutbox(userId: string): Outbox {
  const stored = storedOutbox(userId);
  const memory = memoryOutboxes.get(userId) ?? memoryOutbox();
  memoryOutboxes.set(userId, memory);
  /** Ids of settled events that could not be removed. The next visit sends them again. */
  const settled = new Set<string>();
  const isUnsettled = ({ event }: { event: ProgressEvent }) => !settled.has(event.id);

  return {
    add: (recorded) => stored.add(recorded).catch(() => memory.add(recorded)),
    async read() {
      const nothing: StoredProgress = { waiting: [], refused: [], acknowledged: undefined };
      const onDevice = await stored.read().catch(() => nothing);
      const inTab = await memory.read();
      return {
        waiting: [...onDevice.waiting.filter(isUnsettled), ...inTab.waiting],
        refused: [...onDevice.refused, ...inTab.refused],
        acknowledged: onDevice.acknowledged,
      };
    },
    async settle(settlement) {
      try {
        await stored.settle(settlement);
        await memory.settle({ ...settlement, refused: [] });
      } catch {
        for (const { event } of settlement.events) settled.add(event.id);
        await memory.settle(settlement);
      }
    },
    async requeueRefused(triedBefore) {
      await stored.requeueRefused(triedBefore).catch(() => undefined);
      await memory.requeueRefused(triedBefore);
    },
    async deleteRefused() {
      await stored.deleteRefused().catch(() => undefined);
      await memory.deleteRefused();
    },
    async clear() {
      await stored.clear().catch(() => undefined);
      await memory.clear();
    },
  };
}

function storedOutbox(userId: string): Outbox {
  const key = `progress ${userId}`;

  async function readFrom(database: Database): Promise<StoredProgress> {
    const read = database.transaction(["events", "refused", "answers"]);
    const events = read.objectStore("events").index("userId");
    const [orders, values, refused, answer] = await Promise.all([
      events.getAllKeys(userId),
      events.getAll(userId),
      read.objectStore("refused").index("userId").getAll(userId),
      read.objectStore("answers").get(key),
    ]);
    const acknowledged = fromCache<Acknowledged>(answer);
    return {
      waiting: values.map(({ event, takenBack }, index) => ({
        order: orders[index] ?? 0,
        event: completeEvent(event),
        ...(takenBack && { takenBack }),
      })),
      refused: refused.map(({ event, reason, triedAt }) => ({ event, reason, triedAt })),
      acknowledged: acknowledged && completeState(acknowledged),
    };
  }

  return {
    async add(recorded) {
      const order = await inTransaction(
        ["events"],
        (write) => {
          const adding = write.objectStore("events").add({ userId, ...recorded });
          // Hands over everything before the verdict is painted: the tab may crash right after it.
          write.commit();
          return adding;
        },
        "strict",
      );
      return { order, ...recorded };
    },
    read: () => inDatabase(readFrom),
    settle: ({ events, refused, acknowledged }) =>
      inTransaction(["events", "refused", "answers"], async (write) => {
        const answers = write.objectStore("answers");
        const before = fromCache<Acknowledged>(await answers.get(key));
        const isOutdated = acknowledged && before && isOlder(acknowledged, before);
        await Promise.all([
          ...(acknowledged && !isOutdated ? [answers.put(toCache(acknowledged), key)] : []),
          ...refused.map((one) => write.objectStore("refused").put({ userId, ...one })),
          ...events.map(({ order }) => write.objectStore("events").delete(order)),
        ]);
      }),
    requeueRefused: (triedBefore) =>
      inTransaction(["events", "refused"], async (write) => {
        const refused = write.objectStore("refused");
        for (const { event, triedAt } of await refused.index("userId").getAll(userId)) {
          if (triedAt >= triedBefore) continue;
          await addEvent(write.objectStore("events"), { userId, event });
          await refused.delete(event.id);
        }
      }),
    deleteRefused: () =>
      inTransaction(["refused"], async (write) => {
        const refused = write.objectStore("refused");
        const ids = await refused.index("userId").getAllKeys(userId);
        await Promise.all(ids.map((id) => refused.delete(id)));
      }),
    async clear() {
      await inTransaction(["events", "refused", "answers"], async (write) => {
        const [events, refused] = [write.objectStore("events"), write.objectStore("refused")];
        const orders = await events.index("userId").getAllKeys(userId);
        const ids = await refused.index("userId").getAllKeys(userId);
        await Promise.all([
          ...orders.map((order) => events.delete(order)),
          ...ids.map((id) => refused.delete(id)),
          write.objectStore("answers").delete(key),
        ]);
      });
    },
  };
}

/** An event that an earlier version may have stored, with the fields that it did not have. */
export function completeEvent(event: ProgressEvent): ProgressEvent {
  return event.kind === "answer" ? { ...event, sentence: event.sentence ?? 1 } : event;
}

/** An outbox in memory. Its orders are negative, unlike those of stored events. */
function memoryOutbox(): Outbox {
  let waiting: WaitingEvent[] = [];
  let refused: RefusedEvent[] = [];
  let lastOrder = Number.MIN_SAFE_INTEGER;
  const add = async (recorded: RecordedEvent) => {
    lastOrder += 1;
    const added = { order: lastOrder, ...recorded };
    waiting.push(added);
    return added;
  };
  return {
    add,
    read: async () => ({ waiting: [...waiting], refused: [...refused], acknowledged: undefined }),
    async settle(settlement) {
      const orders = new Set(settlement.events.map(({ order }) => order));
      waiting = waiting.filter(({ order }) => !orders.has(order));
      refused.push(...settlement.refused);
    },
    async requeueRefused(triedBefore) {
      const requeued = refused.filter(({ triedAt }) => triedAt < triedBefore);
      refused = refused.filter(({ triedAt }) => triedAt >= triedBefore);
      for (const { event } of requeued) await add({ event });
    },
    async deleteRefused() {
      refused = [];
    },
    async clear() {
      waiting = [];
      refused = [];
    },
  };
}

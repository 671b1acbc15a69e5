import type { Edit } from "#lib/database.ts";
import { withTabLock } from "#lib/tab-lock.ts";
import { createEditSender } from "./edits.ts";
import {
  type Outbox,
  type Outcome,
  openOutbox,
  type StoredChanges,
  type WaitingEdit,
} from "./outbox.ts";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

type QueueDependencies = {
  userId: string;
  outbox: Outbox;
  /** Runs a task while no other tab of this learner sends. */
  withLock: (task: () => Promise<void>) => Promise<void>;
};

type EventSender = (stored: StoredChanges) => Promise<Outcome>;

export type Queue = ReturnType<typeof createQueue>;

/**
 * Sends a learner's changes, one tab at a time, and retries with back-off. Changes stay in the outbox until the
 * server has accepted or refused them.
 */
export function createQueue({ userId, outbox, withLock }: QueueDependencies) {
  const edits = createEditSender(userId, outbox);
  /** Sends the progress events; undefined while no page shows the learner's progress. */
  let sendEvents: EventSender | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  async function send(): Promise<void> {
    clearTimeout(timer);
    await withLock(async () => {
      const stored = await outbox.read();
      const outcomes = await Promise.all([edits.send(stored.edits), sendEvents?.(stored)]);
      if (outcomes.includes("failed")) {
        sendIn(retryMs);
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
      } else {
        retryMs = FIRST_RETRY_MS;
      }
    });
  }

  function sendIn(ms: number): void {
    clearTimeout(timer);
    if (sendEvents) timer = setTimeout(() => void send(), ms);
  }

  return {
    outbox,
    /** Sends everything that waits. Throws only on an error in the program. Retries later what the server did not receive. */
    send,
    /** Sends after a delay. */
    sendIn,
    /**
     * Sends an edit after the waiting ones. During an outage, the edit waits if the browser can store it.
     *
     * @param onStored called when the edit is stored, before it is sent
     * @returns whether the server has accepted the edit
     * @throws ApiError when the server refuses the edit, or when it can be neither sent nor stored
     */
    submit: (edit: Edit, onStored = () => {}) => edits.submit(edit, send, onStored),
    /** Call this when a page begins to show the learner's progress. Also starts to schedule retries. */
    open(sender: EventSender): void {
      sendEvents = sender;
    },
    /** Stops sending and retrying. Unsent changes stay in the outbox. */
    close(): void {
      sendEvents = undefined;
      clearTimeout(timer);
    },
  };
}

const queues = new Map<string, Queue>();

/** A learner's queue in this tab. */
export function queueOf(userId: string): Queue {
  const open = queues.get(userId);
  if (open) return open;
  const withLock: QueueDependencies["withLock"] = (task) =>
    withTabLock(`verbena-queue-${userId}`, task);
  const queue = createQueue({ userId, outbox: openOutbox(userId), withLock });
  queues.set(userId, queue);
  return queue;
}

/** The waiting edits in order; empty if the browser stores nothing. */
export function waitingEdits(userId: string): Promise<WaitingEdit[]> {
  return queueOf(userId).outbox.readEdits();
}

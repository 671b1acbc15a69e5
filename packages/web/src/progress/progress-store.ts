import type { Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { IssueKey } from "@verbena/server/client";
import type { Kept } from "#lib/kept-answers.ts";
import {
  type Acknowledged,
  acknowledgedFrom,
  afterBatch,
  type Exercises,
  nothingAcknowledged,
  readNow,
  withWaiting,
} from "./learner-progress.ts";
import type { Outbox, WaitingEvent } from "./outbox.ts";
import type { Sender } from "./sender.ts";

/** Time between an answer and its sending, so that quick answers travel together. */
const DEBOUNCE_MS = 500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
const BATCH_SIZE = 100;

/** Whether what waits is on its way. */
export type SendingState = "idle" | "sending" | "offline" | "signed-out";

/** All that screens read. */
export type ProgressSnapshot = {
  status: "loading" | "ready" | "failed";
  startDate: Instant | null;
  exercises: Exercises;
  waiting: number;
  sending: SendingState;
  /** Why the server refused an event; null after it was read. */
  refused: IssueKey | null;
};

type Surroundings = {
  outbox: Outbox;
  /** The server's state as it was last known here. */
  kept: Kept<Acknowledged>;
  sender: Sender;
  now: () => Instant;
  timeZone: () => string;
  /** Runs a task while no other tab of this learner runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
  /** Tells the learner's other tabs that the outbox or the server's state changed. */
  tellOthers: () => void;
  /** Runs a task once the browser has painted what was just answered. */
  afterPaint: (task: () => void) => void;
};

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * A learner's progress on this device: the server's state plus the fold of what still waits in the
 * outbox. Whatever is recorded shows at once, is kept before anything else happens, and is sent
 * until the server acknowledges it.
 */
export function createProgressStore(around: Surroundings) {
  let acknowledged: Acknowledged = nothingAcknowledged;
  /** The server knows more than `acknowledged`: it must be loaded before anything is shown as sent. */
  let behind = true;
  let waiting: readonly WaitingEvent[] = [];
  /** Recorded here and still on the way into the outbox. */
  let unstored: readonly ProgressEvent[] = [];
  let snapshot: ProgressSnapshot = {
    status: "loading",
    startDate: null,
    exercises: nothingAcknowledged.exercises,
    waiting: 0,
    sending: "idle",
    refused: null,
  };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const listeners = new Set<() => void>();

  /** All that the server has not acknowledged, each event once. */
  function pending(): ProgressEvent[] {
    const stored = new Set(waiting.map(({ event }) => event.id));
    const underway = unstored.filter(({ id }) => !stored.has(id));
    return [...waiting.map(({ event }) => event), ...underway];
  }

  function change(changes: Partial<ProgressSnapshot>) {
    snapshot = { ...snapshot, ...changes, waiting: pending().length };
  }

  function tellListeners() {
    for (const listener of listeners) listener();
  }

  function show(changes: Partial<ProgressSnapshot> = {}) {
    change(changes);
    tellListeners();
  }

  function refold(changes: Partial<ProgressSnapshot> = {}) {
    const folded = withWaiting(acknowledged.exercises, pending());
    const exercises = readNow(folded, around.now(), around.timeZone());
    show({ ...changes, exercises, startDate: acknowledged.startDate });
  }

  /** What the server acknowledged, now and for a start without it. */
  function acknowledge(state: Acknowledged) {
    acknowledged = state;
    void around.kept.write(state);
  }

  /** Begins with what was known last, where nothing is known yet. */
  async function recall(): Promise<boolean> {
    const last = snapshot.status === "ready" ? undefined : await around.kept.read();
    if (last) acknowledged = last;
    return last !== undefined;
  }

  /** Loads the server's state; false when it could not be had. */
  async function load(): Promise<boolean> {
    const answer = await around.sender.load();
    waiting = await around.outbox.waiting();
    if (typeof answer === "string") {
      const recalled = answer === "failed" && (await recall());
      const status = recalled || snapshot.status === "ready" ? "ready" : "failed";
      refold({ status, sending: answer === "signed-out" ? "signed-out" : "offline" });
      return false;
    }
    if (answer.version >= acknowledged.version) acknowledge(acknowledgedFrom(answer));
    behind = false;
    refold({ status: "ready", sending: waiting.length > 0 ? snapshot.sending : "idle" });
    return true;
  }

  async function record(event: ProgressEvent) {
    unstored = [...unstored, event];
    const progress = applyEvent(snapshot.exercises[event.exerciseKey], event);
    change({ exercises: { ...snapshot.exercises, [event.exerciseKey]: progress } });
    around.afterPaint(tellListeners);
    await around.outbox.add(event);
    waiting = await around.outbox.waiting();
    unstored = unstored.filter(({ id }) => id !== event.id);
    change({});
    sendIn(DEBOUNCE_MS);
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void sendNow(), ms);
  }

  async function sendNow() {
    clearTimeout(timer);
    await around.alone(sendAll);
  }

  async function sendAll() {
    waiting = await around.outbox.waiting();
    if (waiting.length === 0 && !behind) return;
    if (waiting.length > 0) show({ sending: "sending" });
    while (waiting.length > 0) {
      if (!(await sendBatch(waiting.slice(0, BATCH_SIZE)))) return;
    }
    if (behind && !(await load())) return sendLater();
    retryMs = FIRST_RETRY_MS;
    refold({ sending: "idle" });
    if (!stopped) around.tellOthers();
  }

  /** Tries again after a pause; an ended session waits for somebody to sign in. */
  function sendLater() {
    if (snapshot.sending === "signed-out") return;
    sendIn(retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }

  /** Sends a batch; false when the rest has to wait. */
  async function sendBatch(batch: readonly WaitingEvent[]): Promise<boolean> {
    const result = await around.sender.send(batch.map(({ event }) => event));
    switch (result.outcome) {
      case "answered": {
        const refusal = result.answer.results.find(({ status }) => status === "refused");
        if (refusal?.key) show({ refused: refusal.key });
        await settle(batch);
        const next = afterBatch(acknowledged, result.answer);
        if (next) acknowledge(next);
        else behind = true;
        return true;
      }
      case "refused":
        return refuseOneByOne(batch, result.key);
      case "signed-out":
        show({ sending: "signed-out" });
        return false;
      case "failed":
        show({ sending: "offline" });
        sendLater();
        return false;
    }
  }

  /** One bad event must not hold up the others: alone, each is accepted or refused for itself. */
  async function refuseOneByOne(batch: readonly WaitingEvent[], key: IssueKey): Promise<boolean> {
    if (batch.length === 1) {
      show({ refused: key });
      await settle(batch);
      return true;
    }
    for (const waitingEvent of batch) {
      if (!(await sendBatch([waitingEvent]))) return false;
    }
    return true;
  }

  async function settle(batch: readonly WaitingEvent[]) {
    await around.outbox.remove(batch);
    waiting = await around.outbox.waiting();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps an event and shows what it changes; resolves once it is stored on this device. */
    record,
    /** Loads the server's state, then sends what waits. */
    async start() {
      if (await load()) await sendNow();
      else sendLater();
    },
    /** Sends what waits at once: the network is back, or the learner is. */
    sendNow,
    /** Something changed in another tab. */
    async reload() {
      await load();
    },
    /** Makes a new day begin. */
    refresh: () => refold(),
    /** The page goes away: a last try that outlives it. The outbox keeps everything until it is acknowledged. */
    sendLast() {
      const events = pending().slice(0, BATCH_SIZE);
      if (events.length > 0) void around.sender.send(events, { keepalive: true });
    },
    /** The learner goes for good: nothing of theirs stays here, and nothing is sent any more. */
    async discard() {
      stopped = true;
      clearTimeout(timer);
      await around.outbox.remove(await around.outbox.waiting());
      waiting = [];
      unstored = [];
      around.tellOthers();
    },
    dismissRefusal: () => show({ refused: null }),
    /** Sends and retries no more; what waits is for the next store. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

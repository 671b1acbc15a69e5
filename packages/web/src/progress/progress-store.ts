import type { Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { IssueKey, RecordedBatch } from "@verbena/server/client";
import {
  type Acknowledged,
  acknowledgedFrom,
  afterBatch,
  type Exercises,
  isOlder,
  nothingAcknowledged,
  readNow,
  withWaiting,
} from "./learner-progress.ts";
import type { Outbox, RefusedEvent, StoredProgress, WaitingEvent } from "./outbox.ts";
import type { Sender } from "./sender.ts";

/** Time between an answer and its sending, so that quick answers travel together. */
const DEBOUNCE_MS = 500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
const BATCH_SIZE = 100;

/** Progress that the server confirmed longer ago is loaded again when the learner comes back. */
const FRESH_MS = 60_000;

/** Refused events are sent again after a day: the server or the application may have been updated. */
const REFUSED_RETRY_MS = 86_400_000;

/** Whether what waits is on its way; `gone` when the account no longer exists. */
export type SendingState = "idle" | "sending" | "offline" | "signed-out" | "gone";

/** All that screens read. */
export type ProgressSnapshot = {
  status: "loading" | "ready" | "failed";
  startDate: Instant | null;
  exercises: Exercises;
  waiting: number;
  /** Whether some of what waits is lost when this tab is closed. */
  inTabOnly: boolean;
  sending: SendingState;
  /** Events that the server did not count; they stay on this device. */
  refused: readonly RefusedEvent[];
};

/** What a tab tells the learner's other tabs. */
export type TabMessage =
  | { kind: "recorded"; waiting: WaitingEvent }
  | { kind: "answered"; settled: readonly string[]; answer: RecordedBatch }
  /** What the device stores has changed. */
  | { kind: "stored" };

type Dependencies = {
  outbox: Outbox;
  sender: Sender;
  /** The present moment by the server's clock. */
  now: () => Instant;
  /** An instant of this device's clock on the server's. */
  byServerClock: (at: Instant) => Instant;
  timeZone: () => string;
  /** Runs a task while no other tab of this learner runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
  tellOthers: (message: TabMessage) => void;
  /** Runs a task once the browser has painted what was just answered. */
  afterPaint: (task: () => void) => void;
};

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * A learner's progress on this device: the server's state plus the fold of what still waits in the
 * outbox. An event shows at once, is stored before anything else happens, and is sent until the
 * server acknowledges it.
 */
export function createProgressStore(dependencies: Dependencies) {
  const { outbox, sender, tellOthers } = dependencies;
  let acknowledged: Acknowledged = nothingAcknowledged;
  /** When the server last confirmed `acknowledged` (ms since 1970); null when it has to be loaded. */
  let confirmedAt: number | null = null;
  let waiting: readonly WaitingEvent[] = [];
  /** Recorded here and still on the way into the outbox. */
  let unstored: readonly ProgressEvent[] = [];
  /** Ids of events that are settled: an earlier read of the outbox may still have them. */
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
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const listeners = new Set<() => void>();

  const nowMs = () => Date.parse(dependencies.now());

  /** All that the server has not acknowledged, each event once. */
  function pending(): ProgressEvent[] {
    const stored = new Set(waiting.map(({ event }) => event.id));
    const underway = unstored.filter(({ id }) => !stored.has(id));
    return [...waiting.map(({ event }) => event), ...underway];
  }

  /** An event as the server will count it. */
  function corrected(event: ProgressEvent): ProgressEvent {
    return { ...event, at: dependencies.byServerClock(event.at) };
  }

  function change(changes: Partial<ProgressSnapshot>) {
    const inTabOnly = waiting.some(({ order }) => order < 0);
    snapshot = { ...snapshot, ...changes, waiting: pending().length, inTabOnly };
  }

  function tellListeners() {
    for (const listener of listeners) listener();
  }

  function show(changes: Partial<ProgressSnapshot> = {}) {
    change(changes);
    tellListeners();
  }

  function refold(changes: Partial<ProgressSnapshot> = {}) {
    const folded = withWaiting(acknowledged.exercises, pending().map(corrected));
    const exercises = readNow(folded, dependencies.now(), dependencies.timeZone());
    show({ ...changes, exercises, startDate: acknowledged.startDate });
  }

  function setWaiting(events: readonly WaitingEvent[]) {
    waiting = events.filter(({ event }) => !settledIds.has(event.id));
  }

  /** Reads what the device stores, other tabs' events among it. */
  async function readStored() {
    takeOver(await outbox.read());
  }

  function takeOver(stored: StoredProgress) {
    setWaiting(stored.waiting);
    const known = stored.acknowledged;
    // Another tab has met a restored server; what an earlier version stored names no log.
    const isOfOtherLog = known?.history !== undefined && known.history !== acknowledged.history;
    if (known && (isOfOtherLog || isOlder(acknowledged, known))) acknowledged = known;
    const isKnown = known !== undefined || snapshot.status === "ready";
    refold({ refused: stored.refused, status: isKnown ? "ready" : snapshot.status });
  }

  async function record(event: ProgressEvent) {
    unstored = [...unstored, event];
    const progress = applyEvent(snapshot.exercises[event.exerciseKey], corrected(event));
    change({ exercises: { ...snapshot.exercises, [event.exerciseKey]: progress } });
    dependencies.afterPaint(tellListeners);
    const added = await outbox.add(event);
    unstored = unstored.filter(({ id }) => id !== event.id);
    addWaiting(added);
    change({});
    tellOthers({ kind: "recorded", waiting: added });
    sendIn(DEBOUNCE_MS);
  }

  function addWaiting(added: WaitingEvent) {
    if (waiting.some(({ event }) => event.id === added.event.id)) return;
    setWaiting([...waiting, added]);
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void sync(), ms);
  }

  /** Sends what waits; loads the server's state where that has to be, or if it is older than that. */
  async function sync(freshMs = Number.POSITIVE_INFINITY) {
    clearTimeout(timer);
    await dependencies.alone(() => syncAlone(freshMs));
  }

  async function syncAlone(freshMs: number) {
    const stored = await outbox.read();
    // No other tab is about to remove any of them: refused events that wait again are sent again.
    for (const { event } of stored.waiting) settledIds.delete(event.id);
    takeOver(stored);
    if (waiting.length > 0) show({ sending: "sending" });
    while (waiting.length > 0) {
      if (!(await sendBatch(waiting.slice(0, BATCH_SIZE)))) return;
    }
    // Where the clock was put back since, nobody knows how fresh it is.
    const isFresh = confirmedAt !== null && Math.abs(nowMs() - confirmedAt) <= freshMs;
    if (!isFresh && !(await load())) return;
    retryMs = FIRST_RETRY_MS;
    if (snapshot.sending !== "idle") refold({ sending: "idle" });
  }

  /** Loads the server's state; false when it could not be had. */
  async function load(): Promise<boolean> {
    const answer = await sender.load();
    if (typeof answer === "string") {
      waitFor(answer);
      return false;
    }
    await acknowledge([], acknowledgedFrom(answer), []);
    tellOthers({ kind: "stored" });
    return true;
  }

  /** Something went wrong on the way: tries again later, unless somebody has to sign in first. */
  function waitFor(trouble: "failed" | "signed-out" | "gone") {
    const status = snapshot.status === "ready" ? "ready" : "failed";
    refold({ status, sending: trouble === "failed" ? "offline" : trouble });
    if (trouble !== "failed") return;
    sendIn(retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }

  /** Sends a batch; false when the rest has to wait. */
  async function sendBatch(batch: readonly WaitingEvent[]): Promise<boolean> {
    const result = await sender.send(batch.map(({ event }) => event));
    switch (result.outcome) {
      case "answered":
        return settleAnswered(batch, result.answer);
      case "refused":
        return refuseOneByOne(batch, result.key);
      default:
        waitFor(result.outcome);
        return false;
    }
  }

  /**
   * Takes over what the server answered. Where something else has reached it in between, its state
   * is loaded first: until then the events stay in the outbox, so that a crash hides none of them.
   */
  async function settleAnswered(
    batch: readonly WaitingEvent[],
    answer: RecordedBatch,
  ): Promise<boolean> {
    const refused = refusedIn(batch, answer);
    const next = afterBatch(acknowledged, answer);
    if (next !== null) {
      await acknowledge(batch, next, refused);
      const settled = batch.map(({ event }) => event.id);
      tellOthers({ kind: "answered", settled, answer });
      if (refused.length > 0) tellOthers({ kind: "stored" });
      return true;
    }
    const loaded = await sender.load();
    if (typeof loaded === "string") {
      waitFor(loaded);
      return false;
    }
    await acknowledge(batch, acknowledgedFrom(loaded), refused);
    tellOthers({ kind: "stored" });
    return true;
  }

  async function acknowledge(
    events: readonly WaitingEvent[],
    state: Acknowledged,
    refused: readonly RefusedEvent[],
  ) {
    acknowledged = state;
    confirmedAt = nowMs();
    await settle(events, state, refused);
    refold({ status: "ready" });
  }

  async function settle(
    events: readonly WaitingEvent[],
    state: Acknowledged | null,
    refused: readonly RefusedEvent[],
  ) {
    await outbox.settle({ events, acknowledged: state, refused });
    for (const { event } of events) settledIds.add(event.id);
    setWaiting(waiting);
    if (refused.length > 0) show({ refused: [...snapshot.refused, ...refused] });
  }

  function refusedIn(
    batch: readonly WaitingEvent[],
    { results }: Pick<RecordedBatch, "results">,
  ): RefusedEvent[] {
    const triedAt = nowMs();
    return batch.flatMap(({ event }, index) => {
      const { status, key: reason } = results[index] ?? {};
      const isCounted = status !== "refused" && status !== "skipped";
      return isCounted || reason === undefined ? [] : [{ event, reason, triedAt }];
    });
  }

  /** One bad event must not hold up the others: each is sent alone, and accepted or refused. */
  async function refuseOneByOne(batch: readonly WaitingEvent[], key: IssueKey): Promise<boolean> {
    const [only] = batch;
    if (batch.length === 1 && only) {
      await settle(batch, null, [{ event: only.event, reason: key, triedAt: nowMs() }]);
      tellOthers({ kind: "stored" });
      return true;
    }
    for (const waitingEvent of batch) {
      if (!(await sendBatch([waitingEvent]))) return false;
    }
    return true;
  }

  /** Lets refused events wait again. */
  async function readmit(triedBefore: number) {
    for (const { event, triedAt } of snapshot.refused) {
      if (triedAt < triedBefore) settledIds.delete(event.id);
    }
    await outbox.readmit(triedBefore);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows what an event changes, and stores it; resolves once it is stored on this device. */
    record,
    /** Shows what the device knows, then sends what waits and loads the server's state. */
    async start() {
      await readStored();
      await readmit(nowMs() - REFUSED_RETRY_MS);
      await sync(FRESH_MS);
    },
    /** Sends what waits at once, and loads the server's state if it was confirmed a while ago. */
    refresh: () => sync(FRESH_MS),
    /** Sends what waits at once. */
    sendNow: () => sync(),
    /** Another day has begun, or the clock was corrected. */
    refold: () => refold(),
    /** Another tab of the learner has told something; undefined from an earlier version's tab. */
    async hear(message: TabMessage | undefined) {
      if (message === undefined) return sync(0);
      if (message.kind === "stored") return readStored();
      if (message.kind === "recorded") {
        addWaiting(message.waiting);
        return refold();
      }
      for (const id of message.settled) settledIds.add(id);
      const next = afterBatch(acknowledged, message.answer);
      if (next === null) return readStored();
      acknowledged = next;
      setWaiting(waiting);
      refold();
    },
    /** The page goes away: a last try that outlives it. The outbox keeps everything until it is acknowledged. */
    sendLast() {
      const events = pending().slice(0, BATCH_SIZE);
      if (events.length > 0) void sender.send(events, { keepalive: true });
    },
    /** Sends the refused events again. */
    async retryRefused() {
      await readmit(Number.POSITIVE_INFINITY);
      await sync();
    },
    /** The learner gives the refused events up. */
    async forgetRefused() {
      await outbox.forgetRefused();
      show({ refused: [] });
      tellOthers({ kind: "stored" });
    },
    /** The learner goes for good: nothing of theirs stays here, and nothing is sent any more. */
    async discard() {
      stopped = true;
      clearTimeout(timer);
      await outbox.clear();
      waiting = [];
      unstored = [];
      tellOthers({ kind: "stored" });
    },
    /** Sends and retries no more; what waits is for the next store. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

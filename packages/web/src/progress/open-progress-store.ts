import { dayIn } from "@verbena/core/calendar";
import { afterPaint } from "#lib/after-paint.ts";
import { currentInstant, onClockOffsetChange, toServerTime } from "#lib/server-clock.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import { readStored, writeStored } from "#lib/web-storage.ts";
import { queueOf } from "#queue/queue.ts";
import { progressApi } from "./progress-api.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import type { TabMessage } from "./sync.ts";
import { joinTabs } from "./tabs.ts";
import { deviceTimeZone } from "./time-zone.ts";

const DAY_CHECK_MS = 60_000;

/** Number of answers after which the application asks the browser once for persistent storage. */
const ANSWERS_BEFORE_ASKING = 5;
const ASKED_TO_PERSIST = "verbena_asked_to_persist";

export type OpenStore = { store: ProgressStore; close: () => void };

/** Opens a learner's progress on this device, and starts sending and loading. A visitor's progress only stays here. */
export function openProgressStore(userId: string): OpenStore {
  const tabs = joinTabs(userId);
  const isVisitor = userId === VISITOR_ID;
  const created = createProgressStore({
    queue: queueOf(userId),
    api: isVisitor ? null : progressApi(userId, deviceTimeZone),
    now: currentInstant,
    toServerTime,
    timeZone: deviceTimeZone,
    broadcast: tabs.send,
    afterPaint,
  });
  const store = isVisitor ? created : { ...created, record: withPersistence(created.record) };
  const stopListening = listen(store, tabs.channel);
  void store.start();
  return {
    store,
    close() {
      stopListening();
      store.sendOnLeave();
      store.stop();
      tabs.leave();
    },
  };
}

function listen(store: ProgressStore, channel: BroadcastChannel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onReturn = () => {
    store.recompute();
    void store.refresh();
  };
  const onMessage = ({ data }: MessageEvent<TabMessage>) => void store.handleMessage(data);
  channel.addEventListener("message", onMessage, { signal });
  window.addEventListener("online", () => void store.refresh(), { signal });
  window.addEventListener("focus", onReturn, { signal });
  window.addEventListener("pagehide", () => store.sendOnLeave(), { signal });
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (store.getSnapshot().inTabOnly) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") onReturn();
    },
    { signal },
  );
  const stopWatching = watchDay(() => store.recompute());
  const stopCorrecting = onClockOffsetChange(() => store.recompute());
  return () => {
    listening.abort();
    stopWatching();
    stopCorrecting();
  };
}

/** Calls back when the learner's day changes while the page stays open. */
function watchDay(onNewDay: () => void): () => void {
  const today = () => dayIn(currentInstant(), deviceTimeZone());
  let day = today();
  const timer = setInterval(() => {
    if (today() === day) return;
    day = today();
    onNewDay();
  }, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

/** Asks for persistent storage after some answers, because a browser may otherwise evict them. */
function withPersistence(record: ProgressStore["record"]): ProgressStore["record"] {
  let answers = 0;
  return async (event, takenBack) => {
    await record(event, takenBack);
    if (event.kind === "answer") answers += 1;
    if (answers !== ANSWERS_BEFORE_ASKING || readStored(ASKED_TO_PERSIST) !== null) return;
    writeStored(ASKED_TO_PERSIST, "true");
    await navigator.storage?.persist?.().catch(() => false);
  };
}

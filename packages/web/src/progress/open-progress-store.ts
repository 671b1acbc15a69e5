import { dayIn } from "@verbena/core/calendar";
import { afterPaint } from "#lib/after-paint.ts";
import { keptAt } from "#lib/kept-answers.ts";
import { openOutbox } from "./outbox.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import { serverSender } from "./sender.ts";
import { deviceTimeZone } from "./time-zone.ts";

const DAY_CHECK_MS = 60_000;

/** A store that is joined to this browser: its outbox, its network, its other tabs. */
export type OpenStore = { store: ProgressStore; close: () => void };

/** Opens a learner's progress on this device and begins to load and to send. */
export function openProgressStore(userId: string): OpenStore {
  const channel = new BroadcastChannel(`verbena-progress-${userId}`);
  const store = createProgressStore({
    outbox: openOutbox(userId),
    kept: keptAt(`progress ${userId}`),
    sender: serverSender(userId, deviceTimeZone),
    now: () => new Date().toISOString(),
    timeZone: deviceTimeZone,
    alone: (task) => aloneAmongTabs(`verbena-outbox-${userId}`, task),
    tellOthers: () => channel.postMessage("changed"),
    afterPaint,
  });
  const stopListening = listen(store, channel);
  void store.start();
  return {
    store,
    close() {
      stopListening();
      store.sendLast();
      store.stop();
      channel.close();
    },
  };
}

function listen(store: ProgressStore, channel: BroadcastChannel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  channel.addEventListener("message", () => void store.reload(), { signal });
  window.addEventListener("online", () => void store.sendNow(), { signal });
  window.addEventListener("pagehide", () => store.sendLast(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState !== "visible") return;
      store.refresh();
      void store.sendNow();
    },
    { signal },
  );
  const stopWatching = watchDay(() => store.refresh());
  return () => {
    listening.abort();
    stopWatching();
  };
}

/** Tells when the learner's day changes while the page stays open. */
function watchDay(onNewDay: () => void): () => void {
  const today = () => dayIn(new Date().toISOString(), deviceTimeZone());
  let day = today();
  const timer = setInterval(() => {
    if (today() === day) return;
    day = today();
    onNewDay();
  }, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

/** Without the Web Locks API tabs may send the same events twice, which the server ignores. */
function aloneAmongTabs(name: string, task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, task) : task();
}

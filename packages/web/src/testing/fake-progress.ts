import { forEveryFamily } from "@verbena/core/families";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler-choice";
import type { Progress, RecordedBatch } from "@verbena/server/client";
import {
  type Acknowledged,
  applyEvents,
  isOlder,
  nothingAcknowledged,
  type RecordedEvent,
} from "#progress/learner-progress.ts";
import type { Outbox, RefusedEvent, WaitingEvent } from "#progress/outbox.ts";
import type { SendResult } from "#progress/sender.ts";

/** A learner's outbox in memory. Tabs can share it. */
export function fakeOutbox(): Outbox {
  let waiting: WaitingEvent[] = [];
  let refused: RefusedEvent[] = [];
  let acknowledged: Acknowledged | undefined;
  let last = 0;
  async function add(recorded: RecordedEvent) {
    last += 1;
    const added = { order: last, ...recorded };
    waiting = [...waiting, added];
    return added;
  }
  return {
    add,
    read: async () => ({ waiting, refused, acknowledged }),
    async settle(settlement) {
      const orders = new Set(settlement.events.map(({ order }) => order));
      waiting = waiting.filter(({ order }) => !orders.has(order));
      refused = [...refused, ...settlement.refused];
      const state = settlement.acknowledged;
      if (state && !(acknowledged && isOlder(state, acknowledged))) acknowledged = state;
    },
    async requeueRefused(triedBefore) {
      const again = refused.filter(({ triedAt }) => triedAt < triedBefore);
      refused = refused.filter(({ triedAt }) => triedAt >= triedBefore);
      for (const { event } of again) await add({ event });
    },
    async deleteRefused() {
      refused = [];
    },
    async clear() {
      [waiting, refused, acknowledged] = [[], [], undefined];
    },
  };
}

/** A server that applies the events it receives, as the real one does. */
export function fakeServer() {
  const log: ProgressEvent[] = [];
  const state = {
    reachable: true,
    history: "first",
    loadable: true,
    account: "signed-in" as "signed-in" | "signed-out" | "gone",
    /** Ids of events for which the whole batch is refused. */
    malformed: new Set<string>(),
    /** Ids of events that are refused individually. */
    refused: new Set<string>(),
    scheduler: null as SchedulerChoice,
    schedulerChanges: 0,
    sent: 0,
    loaded: 0,
  };
  const version = () => log.length + state.schedulerChanges;
  const exercises = () => {
    const recorded = log.map((event) => ({ event }));
    return applyEvents(nothingAcknowledged.exercises, recorded, schedulerFor(state.scheduler));
  };
  const changes = () => {
    const whole = exercises();
    return forEveryFamily((key) => ({ ...whole[key], wiped: true as const }));
  };
  return {
    state,
    log,
    changeScheduler(scheduler: SchedulerChoice): void {
      state.scheduler = scheduler;
      state.schedulerChanges += 1;
    },
    async send(events: readonly ProgressEvent[]): Promise<SendResult> {
      state.sent += 1;
      if (!state.reachable) return { outcome: "failed" };
      if (state.account !== "signed-in") return { outcome: state.account };
      if (events.some(({ id }) => state.malformed.has(id))) {
        return { outcome: "refused", key: "malformedJson" };
      }
      const fromVersion = version();
      const results: RecordedBatch["results"] = events.map((event) => {
        const { id } = event;
        if (state.refused.has(id)) return { id, status: "refused", key: "invalidTimeZone" };
        if (log.some((known) => known.id === id)) return { id, status: "duplicate" };
        log.push(event);
        return { id, status: "accepted" };
      });
      const { history } = state;
      const answer = { results, history, fromVersion, version: version(), exercises: changes() };
      return { outcome: "answered", answer };
    },
    async load(): Promise<Progress | "signed-out" | "gone" | "failed"> {
      state.loaded += 1;
      if (!state.reachable || !state.loadable) return "failed";
      if (state.account !== "signed-in") return state.account;
      const { history, scheduler } = state;
      const learner = { userName: "Lola", startDate: null };
      return { ...learner, history, version: version(), scheduler, exercises: exercises() };
    },
  };
}

import { forEveryFamily } from "@verbena/core/families";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import type {
  IssueKey,
  LearnerAssignment,
  LearnerProgress,
  RecordedBatch,
} from "@verbena/server/client";
import { ApiError } from "#lib/api-error.ts";
import { applyEvents } from "#progress/learner-progress.ts";
import { afterAnswers } from "#progress/use-assignments.ts";
import { memoryOutbox, nothingAcknowledged, type Outbox } from "#queue/outbox.ts";
import { createQueue, type Queue } from "#queue/queue.ts";

/** A learner's outbox on a device. Tabs can share it. */
export const fakeOutbox = (): Outbox => memoryOutbox(0);

/** A learner's queue in one tab. */
export function fakeQueue(outbox: Outbox): Queue {
  return createQueue({ userId: "ana", outbox, withLock: (task) => task() });
}

/** A server that applies the received events like the real one. */
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
    assignments: [] as readonly LearnerAssignment[],
    sent: 0,
    loaded: 0,
  };
  const version = () => log.length + state.schedulerChanges;
  const exercises = () => {
    const recorded = log.map((event) => ({ kind: "event" as const, event }));
    return applyEvents(nothingAcknowledged.exercises, recorded, schedulerFor(state.scheduler));
  };
  const changes = () => {
    const whole = exercises();
    return forEveryFamily((family) => ({ ...whole[family], wiped: true as const }));
  };
  const assignments = () => afterAnswers(state.assignments, log);
  const changedAssignments = () => assignments().map((copy) => ({ ...copy, doneAt: null }));
  function throwUnlessSignedIn(): void {
    if (!state.reachable) throw new ApiError("unreachable");
    const issues = state.account === "gone" ? [{ path: "", key: "accountGone" as const }] : [];
    if (state.account !== "signed-in") throw new ApiError("unauthenticated", issues);
  }
  return {
    state,
    log,
    changeScheduler(scheduler: SchedulerChoice): void {
      state.scheduler = scheduler;
      state.schedulerChanges += 1;
    },
    async send(events: readonly ProgressEvent[]): Promise<RecordedBatch | IssueKey> {
      state.sent += 1;
      throwUnlessSignedIn();
      if (events.some(({ id }) => state.malformed.has(id))) return "malformedJson";
      const fromVersion = version();
      const results: RecordedBatch["results"] = events.map((event) => {
        const { id } = event;
        if (state.refused.has(id)) return { id, status: "refused", key: "invalidTimeZone" };
        if (log.some((known) => known.id === id)) return { id, status: "duplicate" };
        log.push(event);
        return { id, status: "accepted" };
      });
      const { history } = state;
      return {
        results,
        history,
        fromVersion,
        version: version(),
        exercises: changes(),
        assignments: changedAssignments(),
      };
    },
    async load(): Promise<LearnerProgress> {
      state.loaded += 1;
      throwUnlessSignedIn();
      if (!state.loadable) throw new ApiError("unavailable");
      const { history, scheduler } = state;
      const learner = { userName: "Lola", startDate: null };
      const loaded = { history, version: version(), scheduler, exercises: exercises() };
      return { ...learner, ...loaded, assignments: assignments() };
    },
  };
}

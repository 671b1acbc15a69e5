import { dayIn, type Instant } from "@verbena/core/calendar";
import { withChangedForms } from "@verbena/core/classes/form-progress";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { applyEvent } from "@verbena/core/progress/apply-event";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { takeBack } from "@verbena/core/progress/retraction";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import type { Scheduler } from "@verbena/core/scheduling/scheduler";
import type {
  ExerciseChange,
  LearnerAssignment,
  LearnerProgress,
  RecordedBatch,
} from "@verbena/server/client";
import type { RecordedEvent } from "#lib/database.ts";
import type { Acknowledged } from "#queue/outbox.ts";

/** A learner's progress by family. */
export type Exercises = Record<Family, ExerciseProgress>;

/** Converts the server's response to the state that the device stores. */
export function acknowledgedFrom(progress: LearnerProgress): Acknowledged {
  const { startDate, history, version, scheduler, assignments } = progress;
  const exercises = forEveryFamily((family) => progressFrom(progress.exercises[family]));
  return { startDate, history, version, scheduler, exercises, assignments };
}

/**
 * The acknowledged progress after a batch. Null when the progress must be loaded: another device has sent events or
 * changed the scheduler, or the server was restored from a backup.
 */
export function afterBatch(before: Acknowledged, response: RecordedBatch): Acknowledged | null {
  if (response.history !== before.history) return null;
  // The device already has a later state, which includes this batch.
  if (response.version < before.version) return before;
  if (response.fromVersion !== before.version) return null;
  const exercises = forEveryFamily((key) => {
    const change = response.exercises[key];
    if (change === undefined) return before.exercises[key];
    const cards = change.wiped ? {} : before.exercises[key].cards;
    const changed = progressFrom(change);
    return { ...changed, cards: { ...cards, ...changed.cards } };
  });
  // A server of 1.0.0, during an upgrade of several, sends no assignments.
  const changes: RecordedBatch["assignments"] | undefined = response.assignments;
  const assignments = withChanges(before.assignments ?? [], changes ?? []);
  return { ...before, version: response.version, exercises, assignments };
}

/** Ignores changes of assignments that ended long ago: the device does not have them. */
function withChanges(
  assignments: readonly LearnerAssignment[],
  changes: RecordedBatch["assignments"],
): readonly LearnerAssignment[] {
  if (changes.length === 0) return assignments;
  return assignments.map((copy) => {
    const change = changes.find(
      ({ classId, assignmentId }) => classId === copy.classId && assignmentId === copy.assignmentId,
    );
    return change ? { ...copy, progress: withChangedForms(copy.progress, change.progress) } : copy;
  });
}

/** The progress after further events. Leaves out answers that one of these events retracts. */
export function applyEvents(
  exercises: Exercises,
  recorded: readonly RecordedEvent[],
  scheduler: Scheduler,
): Exercises {
  const applied = { ...exercises };
  const retracted = new Set<string>();
  for (const { event, takenBack } of recorded) {
    if (event.kind !== "retraction") continue;
    retracted.add(event.answer);
    const isWaiting = recorded.some((other) => other.event.id === event.answer);
    if (takenBack && !isWaiting) {
      applied[event.family] = takeBack(applied[event.family], takenBack);
    }
  }
  for (const { event } of recorded) {
    if (retracted.has(event.id)) continue;
    applied[event.family] = applyEvent(applied[event.family], event, scheduler);
  }
  return applied;
}

/** The progress at a moment. On a new day, the counters of today are 0. */
export function asOf(exercises: Exercises, now: Instant, timeZone: string): Exercises {
  const day = dayIn(now, timeZone);
  return forEveryFamily((key) => {
    const progress = exercises[key];
    return { ...progress, stats: statisticsOnDay(progress.stats, day) };
  });
}

function progressFrom(change: Omit<ExerciseChange, "wiped">): ExerciseProgress {
  const { wiped: _wiped, ...progress }: ExerciseChange = change;
  return { ...progress, days: {} };
}

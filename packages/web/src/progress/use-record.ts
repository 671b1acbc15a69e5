import type {
  AnswerEvent,
  EstimateSetEvent,
  FailedRemovedEvent,
  LevelConfirmedEvent,
  PlacementEvent,
  ProgressEvent,
  ResetEvent,
} from "@verbena/core/progress/progress-event";
import { beforeAnswer } from "@verbena/core/progress/retraction";
import { newId } from "#lib/new-id.ts";
import { deviceInstant } from "#lib/server-clock.ts";
import { useProgressStore } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";

/** Of each kind. */
type New<Event> = Event extends ProgressEvent ? Omit<Event, "id" | "at" | "timeZone"> : never;

/** An event as a screen reports it. {@link useRecord} adds id, time (by this device's clock), and time zone. */
export type NewProgressEvent = New<
  FailedRemovedEvent | LevelConfirmedEvent | ResetEvent | PlacementEvent | EstimateSetEvent
>;

/** An answer as a screen reports it. The server finds the cause. */
export type NewAnswer = Omit<New<AnswerEvent>, "kind" | "cause">;

/** Returns a function that records a change of progress. Resolves when the change is stored on this device. */
export function useRecord(): (event: NewProgressEvent) => Promise<void> {
  const store = useProgressStore();
  return (event) => store.record({ ...event, ...newBase() });
}

/**
 * Returns a function that records an answer. Recording returns a function that takes the answer back; call this at most
 * once.
 */
export function useRecordAnswer(): (answer: NewAnswer) => () => Promise<void> {
  const store = useProgressStore();
  return (recorded) => {
    const answer: AnswerEvent = { ...recorded, ...newBase(), kind: "answer", cause: null };
    const { family } = answer;
    const before = beforeAnswer(store.getSnapshot().exercises[family], answer);
    void store.record(answer);
    return () =>
      store.record(
        { kind: "retraction", family, answer: answer.id, ...newBase() },
        { answer, before },
      );
  };
}

function newBase() {
  return { id: newId(), at: deviceInstant(), timeZone: deviceTimeZone() };
}

import type {
  AnswerEvent,
  FailedRemovedEvent,
  LevelConfirmedEvent,
  ProgressEvent,
  ResetEvent,
} from "@verbena/core/progress/progress-event";
import { newId } from "#lib/new-id.ts";
import { useProgressStore } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";

type New<Event extends ProgressEvent> = Omit<Event, "id" | "at" | "timeZone">;

/**
 * An event as a screen reports it. `useRecord` adds its id, time (by this device's clock) and time zone;
 * the server finds the cause.
 */
export type NewProgressEvent =
  | Omit<New<AnswerEvent>, "cause">
  | New<FailedRemovedEvent>
  | New<LevelConfirmedEvent>
  | New<ResetEvent>;

/** Records a change of progress. Resolves when it is stored on this device. */
export function useRecord(): (event: NewProgressEvent) => Promise<void> {
  const store = useProgressStore();
  return (event) =>
    store.record({
      ...(event.kind === "answer" ? { ...event, cause: null } : event),
      id: newId(),
      at: new Date().toISOString(),
      timeZone: deviceTimeZone(),
    });
}

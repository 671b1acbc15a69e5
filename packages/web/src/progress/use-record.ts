import type {
  AnswerEvent,
  FailedRemovedEvent,
  LevelConfirmedEvent,
  ProgressEvent,
  ResetEvent,
} from "@verbena/core/progress/progress-event";
import { useProgressStore } from "./progress-provider.tsx";
import { deviceTimeZone } from "./time-zone.ts";

type New<Event extends ProgressEvent> = Omit<Event, "id" | "at" | "timeZone">;

/**
 * An event as a screen reports it; its id, time and time zone are added here. Nothing on this
 * device counts causes: the server tells them from the answer.
 */
export type NewProgressEvent =
  | Omit<New<AnswerEvent>, "cause">
  | New<FailedRemovedEvent>
  | New<LevelConfirmedEvent>
  | New<ResetEvent>;

/** Records a change of progress; resolves once it is kept on this device. */
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

/** `crypto.randomUUID` exists on secure origins only; a phone in the home network may have none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

import type { AnswerEvent } from "@verbena/core/progress/progress-event";

/** An answer to *tener*, *yo*; correct by default. */
export function answer(id: string, changes: Partial<AnswerEvent> = {}): AnswerEvent {
  return {
    kind: "answer",
    id,
    family: "preterito-indefinido",
    item: "tener",
    context: "yo",
    sentence: 1,
    given: "tuve",
    verdict: "correct",
    cause: null,
    at: "2026-03-02T10:00:00.000Z",
    timeZone: "Europe/Paris",
    ...changes,
  };
}

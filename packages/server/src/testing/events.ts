import { randomUUID } from "node:crypto";

const base = () => ({
  id: randomUUID(),
  exerciseKey: "preterito-indefinido",
  at: "2026-03-10T09:00:00.000Z",
  timeZone: "Europe/Paris",
});

/** A right answer, *tuve*, with the test's changes. */
export function answer<Change extends object>(change?: Change) {
  return { kind: "answer", ...base(), item: "tener", context: "yo", given: "tuve", ...change };
}

export function failedRemoved(items: readonly string[], change: object = {}) {
  return { kind: "failed-removed", ...base(), items, ...change };
}

export function levelConfirmed(level: unknown, change: object = {}) {
  return { kind: "level-confirmed", ...base(), level, ...change };
}

export function reset(change: object = {}) {
  return { kind: "reset", ...base(), ...change };
}

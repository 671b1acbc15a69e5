import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdicts } from "../causes.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { applyEvent } from "./apply-event.ts";
import { noProgress, replaceFutureTimes } from "./exercise-progress.ts";
import { placementStatuses } from "./family-estimate.ts";
import { foldEvents } from "./fold-events.ts";
import type { ProgressEvent } from "./progress-event.ts";

const base = {
  id: fc.uuid(),
  family: fc.constantFrom("preterito-indefinido" as const, "desde-hace" as const),
  at: fc
    .integer({ min: 0, max: 20 })
    .map((hours) => new Date(Date.UTC(2026, 2, 28, 4 * hours)).toISOString()),
  timeZone: fc.constantFrom("Europe/Paris", "America/New_York"),
};
const someEvent: fc.Arbitrary<ProgressEvent> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      ...base,
      kind: fc.constant("answer" as const),
      item: fc.constantFrom("tener", "ser"),
      context: fc.constantFrom("yo", "tú"),
      sentence: fc.integer({ min: 1, max: 3 }),
      given: fc.constantFrom("tuve", null),
      verdict: fc.constantFrom(...verdicts),
      cause: fc.constantFrom("typo" as const, null),
    }),
  },
  fc.record({ ...base, kind: fc.constant("retraction" as const), answer: fc.uuid() }),
  fc.record({ ...base, kind: fc.constant("failed-removed" as const), items: fc.constant(["ser"]) }),
  fc.record({ ...base, kind: fc.constant("level-confirmed" as const), level: fc.nat({ max: 3 }) }),
  fc.record({ ...base, kind: fc.constant("reset" as const) }),
  fc.record({
    ...base,
    kind: fc.constant("placement" as const),
    level: fc.constant("B1" as const),
    status: fc.constantFrom(...placementStatuses),
    answers: fc.constant([]),
    guesses: fc.constant({}),
  }),
);

describe("the fold of a log", () => {
  it("equals its events applied one after the other to whole families", () => {
    // A server whose clock was ahead may have received the events in any order of time.
    const someLog = fc.array(fc.record({ event: someEvent, receivedAt: base.at }));
    fc.assert(
      fc.property(someLog, (log) => {
        const families: ReturnType<typeof foldEvents> = {};
        for (const { event, receivedAt } of log) {
          const stored = families[event.family] ?? noProgress;
          const before = replaceFutureTimes(stored, receivedAt, event.at);
          families[event.family] = applyEvent(before, event);
        }

        expect(foldEvents(log)).toEqual(families);
      }),
    );
  });

  it("equals the fold of its parts, one after the other", () => {
    const someLog = fc.array(fc.record({ event: someEvent, receivedAt: base.at }));
    fc.assert(
      fc.property(someLog, someLog, (first, second) => {
        expect(foldEvents(second, sm2, foldEvents(first))).toEqual(
          foldEvents([...first, ...second]),
        );
      }),
    );
  });

  it("asks the scheduler that it is given", () => {
    const [event] = fc.sample(
      someEvent.filter(({ kind }) => kind === "answer"),
      1,
    );
    const schedule = { easiness: 2, interval: 9, repetitions: 1, stability: 9, difficulty: 5 };
    const log = event ? [{ event, receivedAt: event.at }] : [];
    const cards = Object.values(foldEvents(log, { review: () => schedule })).flatMap((family) =>
      Object.values(family.cards),
    );

    expect(cards).toMatchObject([schedule]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdicts } from "../causes.ts";
import { applyEvent } from "./apply-event.ts";
import { type ExerciseProgress, FAILED_ITEMS_MAX, noProgress } from "./exercise-progress.ts";
import type { AnswerEvent, LevelConfirmedEvent, ProgressEvent } from "./progress-event.ts";
import { beforeAnswer, takeBack } from "./retraction.ts";

const base = {
  id: "3f2b8f0e-6d0c-4a52-9a55-0d6a5f3c1b77",
  family: "preterito-indefinido",
  at: "2026-03-02T10:00:00.000Z",
  timeZone: "Europe/Paris",
} as const;

const answer = (changes: Partial<AnswerEvent> = {}): AnswerEvent => ({
  ...base,
  kind: "answer",
  item: "tener",
  context: "yo",
  sentence: 1,
  given: "tuve",
  verdict: "correct",
  cause: null,
  ...changes,
});

const confirmed = (level: number): LevelConfirmedEvent => ({
  ...base,
  kind: "level-confirmed",
  level,
});

const fold = (events: readonly ProgressEvent[], start: ExerciseProgress = noProgress) =>
  events.reduce((progress, event) => applyEvent(progress, event), start);

/** The progress after an answer, further events, and the retraction of the answer. */
function takenBack(start: ExerciseProgress, given: AnswerEvent, since: ProgressEvent[] = []) {
  const before = beforeAnswer(start, given);
  return takeBack(fold([given, ...since], start), { answer: given, before });
}

const withoutDays = ({ days: _, ...progress }: ExerciseProgress) => progress;

describe("an answer that is taken back", () => {
  it("leaves a new card new, and a known card as it was", () => {
    const wrong = answer({ verdict: "wrong" });

    expect(takenBack(noProgress, wrong).cards).toEqual({});
    const known = fold([answer()]);
    expect(withoutDays(takenBack(known, wrong))).toEqual(withoutDays(known));
  });

  it("loses a level that only it reached, with its date", () => {
    const nine = fold(Array.from({ length: 9 }, () => answer()));
    const { currentLevel, lastLevelUpAt } = takenBack(nine, answer(), [confirmed(1)]);

    expect({ currentLevel, lastLevelUpAt }).toEqual({ currentLevel: 0, lastLevelUpAt: null });
  });

  it("keeps a level that earlier answers had reached and that was confirmed after it", () => {
    const ten = fold(Array.from({ length: 10 }, () => answer()));
    const { currentLevel, lastLevelUpAt } = takenBack(ten, answer(), [confirmed(1)]);

    expect({ currentLevel, lastLevelUpAt }).toEqual({ currentLevel: 1, lastLevelUpAt: base.at });
  });

  it("returns the item that it pushed off the full failed list", () => {
    const items = Array.from({ length: FAILED_ITEMS_MAX }, (_, index) => `verbo ${index}`);
    const full = fold(items.map((item) => answer({ item, verdict: "wrong" })));

    expect(takenBack(full, answer({ verdict: "wrong" })).failedItems).toEqual(full.failedItems);
  });

  it("stays until the server answers if other answers were counted since, or a reset", () => {
    const since = answer({ at: "2026-03-03T10:00:00.000Z" });
    const reset = { ...base, kind: "reset" as const, at: "2026-03-02T12:00:00.000Z" };

    for (const events of [[since], [reset], [reset, since]]) {
      expect(takenBack(noProgress, answer(), events)).toEqual(fold([answer(), ...events]));
    }
  });

  it("changes nothing in a progress that does not have it", () => {
    const before = beforeAnswer(noProgress, answer());

    expect(takeBack(noProgress, { answer: answer(), before })).toBe(noProgress);
  });

  it("leaves any progress as if it had not been given", () => {
    const someAnswer = fc
      .record({
        item: fc.constantFrom(...Array.from({ length: 25 }, (_, index) => `verbo ${index}`)),
        context: fc.constantFrom("yo", "tú"),
        sentence: fc.integer({ min: 1, max: 3 }),
        verdict: fc.constantFrom(...verdicts),
        at: fc
          .integer({ min: Date.UTC(2026, 2, 2), max: Date.UTC(2026, 2, 2, 20) })
          .map((ms) => new Date(ms).toISOString()),
      })
      .map(answer);
    const someAnswers = fc.array(someAnswer, { minLength: 1, maxLength: 60 });
    const maybeConfirmed = fc.array(fc.nat({ max: 3 }).map(confirmed), { maxLength: 1 });
    fc.assert(
      fc.property(someAnswers, someAnswer, maybeConfirmed, (all, one, since) => {
        const progress = fold(all);

        expect(withoutDays(takenBack(progress, one, since))).toEqual(
          withoutDays(fold(since, progress)),
        );
      }),
    );
  });
});

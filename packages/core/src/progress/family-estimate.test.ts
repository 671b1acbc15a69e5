import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event.ts";
import { noProgress } from "./exercise-progress.ts";
import {
  type FamilyEstimate,
  isRefuted,
  laterEstimate,
  placementStatuses,
  testedEstimate,
} from "./family-estimate.ts";
import type { AnswerEvent, PlacementEvent } from "./progress-event.ts";

const hour = (hours: number) => new Date(Date.UTC(2026, 2, 1, hours)).toISOString();
const sure = laterEstimate(null, { status: "sure", at: hour(0) });

const after = (estimate: FamilyEstimate, answers: readonly boolean[]) =>
  answers.reduce((now, isRight) => testedEstimate(now, { at: hour(1), isRight }), estimate);

describe("an estimate of a family", () => {
  it("is refuted by two wrong answers among the first ten", () => {
    expect(after(sure, [false, ...Array(8).fill(true), false])).toMatchObject({ status: "new" });
    expect(isRefuted(after(sure, [false, false]))).toBe(true);
  });

  it("stays after one wrong answer, and when the second one is the eleventh", () => {
    expect(after(sure, [false])).toMatchObject({ status: "sure", answered: 1, wrong: 1 });
    expect(after(sure, [false, ...Array(9).fill(true), false]).status).toBe("sure");
  });

  it("is not tried by an answer that was given before it", () => {
    const late = laterEstimate(null, { status: "sure", at: hour(2) });
    expect(testedEstimate(late, { at: hour(1), isRight: false })).toBe(late);
  });

  it("is the one that was said last, whichever arrives first", () => {
    const said = fc.record({
      status: fc.constantFrom(...placementStatuses),
      at: fc.integer({ min: 0, max: 9 }).map(hour),
    });
    const latest = (all: readonly { at: string; status: FamilyEstimate["status"] }[]) =>
      all.reduce<FamilyEstimate | null>((before, one) => laterEstimate(before, one), null);
    fc.assert(
      fc.property(fc.uniqueArray(said, { selector: ({ at }) => at }), (all) => {
        expect(latest(all)).toEqual(latest(all.toSorted((a, b) => a.at.localeCompare(b.at))));
      }),
    );
  });
});

describe("the progress of a family", () => {
  const base = { id: "1", family: "futuro-simple", at: hour(0), timeZone: "Europe/Paris" } as const;
  const placement: PlacementEvent = {
    ...base,
    kind: "placement",
    level: "B1",
    status: "sure",
    answers: [],
    guesses: {},
  };
  const answer: AnswerEvent = {
    ...base,
    kind: "answer",
    at: hour(1),
    item: "tener",
    context: "yo",
    sentence: 1,
    given: "tendré",
    verdict: "correct",
    cause: null,
  };

  it("changes only its estimate by a placement, and nothing by what is said of a skill", () => {
    const practised = applyEvent(noProgress, answer);
    const placed = applyEvent(practised, placement);
    expect(placed).toEqual({ ...practised, estimate: sure });
    const said = { ...base, kind: "estimate-set", skill: "usted usted", estimate: "more" } as const;
    expect(applyEvent(placed, said)).toBe(placed);
  });

  it("has the estimate that the learner corrects, tries it by answers, and loses it with a reset", () => {
    const corrected = { ...base, kind: "estimate-set", skill: null, at: hour(1) } as const;
    const partly = applyEvent(applyEvent(noProgress, placement), {
      ...corrected,
      estimate: "partly",
    });
    expect(partly.estimate).toMatchObject({ status: "partly", at: hour(1) });
    expect(applyEvent(partly, answer).estimate).toMatchObject({ answered: 1, wrong: 0 });
    expect(applyEvent(partly, { ...base, kind: "reset", at: hour(2) }).estimate).toBeNull();
  });
});

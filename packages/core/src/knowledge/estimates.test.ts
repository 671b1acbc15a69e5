import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import type { PlacementStatus } from "../progress/family-estimate.ts";
import type { SkillEstimate } from "../progress/progress-event.ts";
import { afterEstimate, askedMoreUntil, stateOf } from "./estimates.ts";
import {
  chanceOfSkill,
  type Knowledge,
  knowledgeAfter,
  noKnowledge,
  statusIn,
} from "./knowledge.ts";
import type { Skill } from "./skill.ts";
import { knowledgeFrom, storedKnowledge } from "./stored-knowledge.ts";

const start = "2026-03-01T08:00:00.000Z";
const fact: Skill = "fact tener strong-preterite";
const ending: Skill = "strong-ending yo";
const other: Skill = "strong-ending tú";
const base = { id: "1", family: "preterito-indefinido", timeZone: "Europe/Paris" } as const;

const placed =
  (guesses: Record<Skill, number>, day = 0) =>
  (before: Knowledge) =>
    afterEstimate(before, {
      ...base,
      kind: "placement",
      at: addDays(start, day),
      level: "B1",
      status: "partly",
      answers: [],
      guesses,
    });

const said =
  (skill: Skill, estimate: SkillEstimate, day = 0) =>
  (before: Knowledge) =>
    afterEstimate(before, {
      ...base,
      kind: "estimate-set",
      at: addDays(start, day),
      skill,
      estimate,
    });

const corrected =
  (estimate: PlacementStatus, day = 0) =>
  (before: Knowledge) =>
    afterEstimate(before, {
      ...base,
      kind: "estimate-set",
      at: addDays(start, day),
      skill: null,
      estimate,
    });

const answered =
  (skill: Skill, isRight: boolean, day = 0) =>
  (before: Knowledge) =>
    knowledgeAfter(before, {
      ...base,
      item: "tener",
      context: "yo",
      at: addDays(start, day),
      skills: [skill],
      isRight,
      recall: null,
      evidence: new Map([[skill, isRight ? "right" : "wrong"]]),
    });

const after = (...steps: ((before: Knowledge) => Knowledge)[]) =>
  steps.reduce((knowledge, step) => step(knowledge), noKnowledge);

const statusOn = (day: number, knowledge: Knowledge, skill: Skill = fact) =>
  statusIn(knowledge, skill, addDays(start, day));
const chanceOn = (day: number, knowledge: Knowledge, skill: Skill = fact) =>
  chanceOfSkill(knowledge, skill, addDays(start, day));

describe("a placement", () => {
  const test = after(placed({ [fact]: 0.95, [ending]: 0.6 }));

  it("guesses skills with a chance of at least 0.9, and gives others their chance", () => {
    expect(statusOn(0, test)).toBe("guessed");
    expect(statusOn(0, test, ending)).toBe("new");
    expect(chanceOn(0, test, ending)).toBe(0.6);
    expect(chanceOn(0, test, other)).toBe(0.3);
  });

  it("gives a memory that fades within weeks", () => {
    expect(chanceOn(0, test)).toBe(1);
    expect(chanceOn(30, test)).toBeCloseTo(0.9);
  });

  it("ends for a skill with its first answer, which counts on the guessed memory", () => {
    const right = answered(fact, true, 10)(test);
    expect(statusOn(10, right)).toBe("new");
    expect(stateOf(right, fact)?.stability).toBeGreaterThan(30);
    expect(stateOf(right, fact)).toMatchObject({ times: 1, timesRight: 1, rightDays: 1 });
    expect(statusOn(10, answered(fact, false, 10)(test))).toBe("missing");
  });

  it("guesses nothing of skills that answers have shown", () => {
    const known = after(answered(fact, false), placed({ [fact]: 0.95 }, 1));
    expect(statusOn(1, known)).toBe("missing");
  });

  it("is replaced by a later one, and not by an earlier one that arrives late", () => {
    expect(chanceOn(2, placed({ [ending]: 0.4 }, 1)(test), ending)).toBe(0.4);
    expect(chanceOn(2, placed({ [ending]: 0.4 }, -1)(test), ending)).toBe(0.6);
  });

  it("is refuted by two wrong answers in its family: its guesses are new again", () => {
    const refuted = after(() => test, answered(other, false), answered(other, false));
    expect(statusOn(0, refuted)).toBe("new");
    expect(chanceOn(0, refuted, ending)).toBeCloseTo(0.2);
  });

  it("follows the learner's correction of the family", () => {
    expect(statusOn(0, corrected("new")(test))).toBe("new");
    expect(statusOn(0, corrected("sure")(test), ending)).toBe("guessed");
  });
});

describe("what a learner says of a skill", () => {
  const missing = after(answered(fact, false));

  it("makes it shown, until a wrong answer", () => {
    const sure = said(fact, "sure", 1)(missing);
    expect(statusOn(1, sure)).toBe("shown");
    expect(statusOn(60, sure)).toBe("fading");
    expect(statusOn(2, answered(fact, false, 2)(sure))).toBe("missing");
  });

  it("can be taken back, and then leaves nothing", () => {
    const back = after(() => missing, said(fact, "sure", 1), said(fact, "none", 2));
    expect(stateOf(back, fact)).toEqual(missing.skills[fact]);
    expect(
      askedMoreUntil(after(said(fact, "more"), said(fact, "none", 1)), fact, start),
    ).toBeNull();
  });

  it("brings it more for two weeks", () => {
    const more = after(said(fact, "more"));
    expect(askedMoreUntil(more, fact, addDays(start, 13))).toBe(addDays(start, 14));
    expect(askedMoreUntil(more, fact, addDays(start, 14))).toBeNull();
  });

  it("counts by its time, not by its arrival", () => {
    const late = after(said(fact, "more", 2), said(fact, "sure", 1));
    expect(statusOn(2, late)).toBe("new");
  });
});

describe("any history of answers and estimates", () => {
  const skill = fc.constantFrom(fact, ending, other);
  const day = fc.integer({ min: 0, max: 40 });
  const step = fc.oneof(
    fc
      .tuple(fc.dictionary(skill, fc.double({ min: 0, max: 1, noNaN: true })), day)
      .map(([guesses, on]) => placed(guesses as Record<Skill, number>, on)),
    fc
      .tuple(skill, fc.constantFrom<SkillEstimate>("sure", "more", "none"), day)
      .map((args) => said(...args)),
    fc
      .tuple(fc.constantFrom<PlacementStatus>("sure", "partly", "new"), day)
      .map((args) => corrected(...args)),
    fc.tuple(skill, fc.boolean(), day).map((args) => answered(...args)),
  );

  it("gives chances from 0 to 1, a guess only without answers, and is the same when stored", () => {
    fc.assert(
      fc.property(fc.array(step), skill, (steps, one) => {
        const knowledge = after(...steps);
        expect(chanceOn(41, knowledge, one)).toBeGreaterThanOrEqual(0);
        expect(chanceOn(41, knowledge, one)).toBeLessThanOrEqual(1);
        if (knowledge.skills[one]) expect(statusOn(41, knowledge, one)).not.toBe("guessed");
        expect(knowledgeFrom(JSON.parse(JSON.stringify(storedKnowledge(knowledge))))).toEqual(
          knowledge,
        );
      }),
    );
  });
});

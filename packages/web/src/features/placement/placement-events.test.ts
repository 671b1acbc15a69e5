import type { Skill } from "@verbena/core/knowledge/skill";
import { type PlacementForm, placementPool } from "@verbena/core/placement/placement-pool";
import { placementResult } from "@verbena/core/placement/placement-result";
import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import type { KeptTest, TestAnswer } from "./kept-test.ts";
import { placementEvents } from "./placement-events.ts";

const tengo: PlacementForm = {
  family: "presente-indicativo",
  item: "tener",
  context: "yo",
  rank: 1,
  skills: ["ending presente-indicativo yo", "fact tener yo"],
};

const tenga: PlacementForm = {
  ...tengo,
  family: "presente-subjuntivo",
  skills: ["ending presente-subjuntivo yo", "fact tener yo"],
};

const answer: TestAnswer = {
  family: "presente-indicativo",
  item: "tener",
  context: "yo",
  sentence: 2,
  given: "tengo",
  outcome: "right",
};

const test: KeptTest = { level: "B1", seed: 1, answers: [answer], isFinished: false };

const pool = placementPool([tengo, tenga], { persons, region: "spain" });
const events = placementEvents(pool, test, placementResult(pool, test));

describe("the events of a test", () => {
  it("are one for each family, with its answers and the chosen level", () => {
    const { family: _family, ...given } = answer;

    expect(events).toMatchObject([
      { kind: "placement", family: "presente-indicativo", level: "B1", answers: [given] },
      { kind: "placement", family: "presente-subjuntivo", level: "B1", answers: [] },
    ]);
  });

  it("have each skill once, in the easiest family that needs it", () => {
    const skills = events.flatMap(({ guesses }) => Object.keys(guesses) as Skill[]);

    expect(skills.toSorted()).toEqual(pool.skills.map(({ skill }) => skill).toSorted());
    expect(Object.keys(events[0]?.guesses ?? {})).toContain("fact tener yo");
  });

  it("round each chance to two decimals", () => {
    for (const chance of events.flatMap(({ guesses }) => Object.values(guesses))) {
      expect(Number(chance.toFixed(2))).toBe(chance);
    }
  });
});

import { expect, test } from "vitest";
import { improvedVerbs, rarerCauses } from "./improvements.ts";

const counts = (correct: number, attempts: number) => ({ attempts, correct });

test("names the verbs whose share of right answers rose by 20 points or more, the greatest rise first", () => {
  const verbs = [
    { verb: "ser", week: counts(9, 10), before: counts(8, 10) },
    { verb: "ir", week: counts(4, 4), before: counts(1, 4) },
    { verb: "tener", week: counts(4, 5), before: counts(3, 6) },
    { verb: "hacer", week: counts(1, 4), before: counts(4, 4) },
    { verb: "ver", week: counts(5, 5), before: counts(4, 5) },
  ];
  expect(improvedVerbs(verbs)).toEqual(["ir", "tener", "ver"]);
});

test("verbs with fewer than three answers in either period are not compared", () => {
  const verbs = [
    { verb: "ser", week: counts(2, 2), before: counts(0, 9) },
    { verb: "ir", week: counts(9, 9), before: counts(0, 2) },
  ];
  expect(improvedVerbs(verbs)).toEqual([]);
});

test("at most three verbs are named", () => {
  const verbs = ["ser", "ir", "dar", "ver"].map((verb) => ({
    verb,
    week: counts(3, 3),
    before: counts(0, 3),
  }));
  expect(improvedVerbs(verbs)).toEqual(["dar", "ir", "ser"]);
});

test("names at most two causes whose share of the answers fell by half, and never `unknown`", () => {
  const before = {
    attempts: 100,
    causes: { accent: 12, "wrong-tense": 9, pronoun: 4, "wrong-person": 20, unknown: 30 },
  };
  const week = { attempts: 50, causes: { accent: 1, pronoun: 1, "wrong-person": 9 } };
  expect(rarerCauses({ week, before })).toEqual(["accent", "wrong-tense"]);
});

test("causes are not compared with few answers or few mistakes", () => {
  const many = { attempts: 100, causes: { accent: 10 } };
  expect(rarerCauses({ week: { attempts: 19, causes: {} }, before: many })).toEqual([]);
  const few = { attempts: 100, causes: { accent: 2 } };
  expect(rarerCauses({ week: { attempts: 50, causes: {} }, before: few })).toEqual([]);
});

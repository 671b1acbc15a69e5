import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementForms } from "../../testdata/placement-forms.ts";
import { type CefrLevel, cefrLevels } from "../families.ts";
import type { PlacementOutcome } from "../progress/progress-event.ts";
import { knownChance, priorBelief } from "./belief.ts";
import type { PlacementAnswer } from "./placement.ts";
import { placementPool } from "./placement-pool.ts";
import { correctedGuesses, placementResult, sureSkills } from "./placement-result.ts";

const pool = placementPool(placementForms, { persons, region: "spain" });

const answer = (
  family: PlacementAnswer["family"],
  item: string,
  outcome: PlacementOutcome = "right",
): PlacementAnswer => ({ family, item, context: "yo", outcome });

const known = ["hablar", "pensar", "buscar", "tener", "ducharse"].flatMap((verb) => [
  answer("presente-indicativo", verb),
  answer("preterito-indefinido", verb),
]);

const placement = fc.record({
  level: fc.constantFrom(...cefrLevels),
  answers: fc.array(
    fc
      .record({
        card: fc.constantFrom(...placementForms),
        outcome: fc.constantFrom<PlacementOutcome>("right", "wrong", "unknown", "typo"),
      })
      .map(({ card: { family, item, context }, outcome }) => ({ family, item, context, outcome })),
    { maxLength: 24 },
  ),
});

describe("the result of a test", () => {
  const familiesAfter = (level: CefrLevel, answers: readonly PlacementAnswer[]) =>
    Object.fromEntries(
      placementResult(pool, { level, answers }).families.map((one) => [one.family, one]),
    );

  it("calls a family sure after right answers, not after wrong ones, and a family far above new", () => {
    const wrong = known.map((one): PlacementAnswer => ({ ...one, outcome: "wrong" }));

    expect(familiesAfter("B1", known)["presente-indicativo"]?.status).toBe("sure");
    expect(familiesAfter("B1", wrong)["presente-indicativo"]?.status).not.toBe("sure");
    expect(familiesAfter("A1", known)["por-para"]?.status).toBe("new");
  });

  it("shows two examples of different verbs that fit the status, the most frequent first", () => {
    const { "presente-indicativo": sure, "presente-subjuntivo": partly } = familiesAfter(
      "B1",
      known,
    );

    expect(sure?.examples.map(({ item }) => item)).toEqual(["hacer", "tener"]);
    expect(partly?.status).toBe("partly");
    expect(partly?.examples.map(({ item }) => item)).toEqual(["hacer", "tener"]);
  });

  it("shows two examples of different verbs for each family, whatever its status", () => {
    fc.assert(
      fc.property(placement, (test) => {
        for (const { examples } of placementResult(pool, test).families) {
          expect(new Set(examples.map(({ item }) => item)).size).toBe(2);
        }
      }),
    );
  });

  it("gives each skill of the learner's forms a chance", () => {
    fc.assert(
      fc.property(placement, (test) => {
        const { guesses } = placementResult(pool, test);

        expect(guesses.size).toBe(pool.skills.length);
        for (const guess of guesses.values()) {
          expect(guess).toBeGreaterThan(0);
          expect(guess).toBeLessThan(1);
        }
      }),
    );
  });

  it("says what the level says if the learner leaves before the first answer", () => {
    const { level, guesses } = placementResult(pool, { level: "B1", answers: [] });
    const prior = priorBelief(pool, "B1");

    expect(level).toBe("B1");
    expect(guesses).toEqual(
      new Map(pool.skills.map((one) => [one.skill, knownChance(prior, one)])),
    );
  });

  it("uses two answers if the learner leaves after them", () => {
    const answers = known.slice(0, 2);
    const { guesses } = placementResult(pool, { level: "A1", answers });
    const before = placementResult(pool, { level: "A1", answers: [] }).guesses;

    for (const [skill, guess] of guesses) expect(guess).toBeGreaterThan(before.get(skill) ?? 1);
  });

  it("ignores typos, second answers to a card, and cards that no longer exist", () => {
    fc.assert(
      fc.property(placement, fc.nat(), ({ level, answers }, at) => {
        const place = at % (answers.length + 1);
        const nothing: PlacementAnswer[] = [
          answer("presente-indicativo", "desaparecer", "wrong"),
          ...answers.slice(0, place).map((one): PlacementAnswer => ({ ...one, outcome: "wrong" })),
        ];
        const withNothing = answers.toSpliced(place, 0, ...nothing);

        expect(placementResult(pool, { level, answers: withNothing })).toEqual(
          placementResult(pool, { level, answers }),
        );
      }),
    );
  });

  it("has no families without forms", () => {
    const empty = placementPool([], { persons, region: "spain" });

    expect(placementResult(empty, { level: "A2", answers: known })).toEqual({
      level: "A2",
      families: [],
      guesses: new Map(),
    });
  });
});

describe("a learner's correction", () => {
  const { guesses } = placementResult(pool, { level: "A1", answers: known });
  const skillsIn = (family: string) =>
    pool.skills.filter((one) => one.family === family).map(({ skill }) => skill);
  const corrected = (...corrections: Parameters<typeof correctedGuesses>[2]) =>
    correctedGuesses(pool, guesses, corrections);

  it("makes the skills of a family sure, or none of them", () => {
    const sure = corrected({ family: "futuro-simple", status: "sure" });
    const none = corrected({ family: "presente-indicativo", status: "new" });

    expect(sureSkills(sure)).toEqual(expect.arrayContaining(skillsIn("futuro-simple")));
    expect(sureSkills(none)).not.toEqual(expect.arrayContaining(skillsIn("presente-indicativo")));
    for (const skill of skillsIn("presente-indicativo")) expect(none.get(skill)).toBeLessThan(0.4);
  });

  it("keeps what the test knows better, where both agree", () => {
    const before = placementResult(pool, { level: "A1", answers: [] }).guesses;
    const after = correctedGuesses(pool, before, [
      { family: "presente-indicativo", status: "partly" },
    ]);

    expect(after.get("ending presente-indicativo yo")).toBe(
      before.get("ending presente-indicativo yo"),
    );
  });

  it("concerns no other family", () => {
    const after = corrected({ family: "futuro-simple", status: "sure" });
    const others = [...guesses].filter(([skill]) => !skillsIn("futuro-simple").includes(skill));

    for (const [skill, guess] of others) expect(after.get(skill)).toBe(guess);
  });

  it("counts once, the last time", () => {
    const family = "futuro-simple";

    expect(corrected({ family, status: "sure" }, { family, status: "new" })).toEqual(
      corrected({ family, status: "new" }),
    );
  });
});

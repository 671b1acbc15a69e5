import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementForms } from "../../testdata/placement-forms.ts";
import { cefrLevels } from "../families.ts";
import {
  abilityOf,
  afterAnswer,
  excessOf,
  knownChance,
  priorBelief,
  rightChance,
} from "./belief.ts";
import { placementPool } from "./placement-pool.ts";

const pool = placementPool(placementForms, { persons, region: "spain" });

function targetOf(name: string) {
  const target = pool.forms.find(
    ({ form }) => `${form.family} ${form.item} ${form.context}` === name,
  );
  if (!target) throw new Error(`no form ${name}`);
  return target;
}

const hablo = targetOf("presente-indicativo hablar yo");
const hablare = targetOf("futuro-simple hablar yo");
const desde = targetOf("desde-hace desde-hace-desde desde");

const level = fc.constantFrom(...cefrLevels);
const form = fc.constantFrom(...pool.forms);
const answers = fc.array(fc.record({ form, isRight: fc.boolean() }), { maxLength: 24 });

type Answers = typeof answers extends fc.Arbitrary<infer Value> ? Value : never;

const after = (begin: (typeof cefrLevels)[number], given: Answers) =>
  given.reduce(
    (belief, one) => afterAnswer(belief, one.form, one.isRight),
    priorBelief(pool, begin),
  );

describe("the belief before the first answer", () => {
  it("gives a regular form of the learner's level the chance computed by hand", () => {
    // Mean 0 + 0.6 + 0.6, variance 1.2 + 0.8 + 0.5: σ(1.5 · 1.2 ÷ √4.2) = 0.7065
    expect(knownChance(priorBelief(pool, "A1"), hablo)).toBeCloseTo(0.7065, 4);
    expect(rightChance(priorBelief(pool, "A1"), hablo)).toBeCloseTo(0.02 + 0.94 * 0.7065, 4);
  });

  it("expects the same of every level in its own families", () => {
    const inB1 = knownChance(priorBelief(pool, "B1"), hablare);

    expect(inB1).toBeCloseTo(knownChance(priorBelief(pool, "A1"), hablo), 12);
  });

  it("expects more of a higher level", () => {
    const chances = cefrLevels.map((one) => knownChance(priorBelief(pool, one), hablare));

    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });
});

describe("an answer", () => {
  it("moves the ability by the step computed by hand", () => {
    // q = σ(1.2) = 0.7685, w = 0.1779: 1.2 ÷ (2.5 + 1 ÷ 0.1779 + 1.9) · (0.985 − 0.7685) ÷ 0.1779
    const ability = abilityOf(afterAnswer(priorBelief(pool, "A1"), hablo, true));

    expect(ability).toBeCloseTo(0.1457, 3);
  });

  it("never moves the expectation of its form in the wrong direction", () => {
    fc.assert(
      fc.property(level, answers, form, fc.boolean(), (begin, given, target, isRight) => {
        const before = after(begin, given);
        const change =
          excessOf(afterAnswer(before, target, isRight), target).mean -
          excessOf(before, target).mean;

        expect(isRight ? change : -change).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("never makes the belief about any form less certain", () => {
    fc.assert(
      fc.property(
        level,
        answers,
        form,
        form,
        fc.boolean(),
        (begin, given, asked, other, isRight) => {
          const before = after(begin, given);
          const variance = excessOf(afterAnswer(before, asked, isRight), other).variance;

          expect(variance).toBeLessThanOrEqual(excessOf(before, other).variance + 1e-12);
          expect(variance).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("says most about its own kind of forms, and something about other families", () => {
    const before = priorBelief(pool, "A1");
    const right = afterAnswer(before, hablo, true);
    const gain = (name: string) =>
      excessOf(right, targetOf(name)).mean - excessOf(before, targetOf(name)).mean;
    const gains = [
      gain("presente-indicativo trabajar tú"),
      gain("presente-indicativo pensar yo"),
      gain("futuro-simple hablar yo"),
    ];

    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains.at(-1)).toBeGreaterThan(0);
  });

  it("says less where it may be luck", () => {
    const before = priorBelief(pool, "A1");
    const certain = { ...desde, luck: 0 };
    const byLuck = abilityOf(afterAnswer(before, desde, true));

    expect(byLuck).toBeGreaterThan(abilityOf(before));
    expect(byLuck).toBeLessThan(abilityOf(afterAnswer(before, certain, true)));
  });
});

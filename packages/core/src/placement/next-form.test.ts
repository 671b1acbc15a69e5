import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementForms } from "../../testdata/placement-forms.ts";
import { type CefrLevel, cefrLevels, families } from "../families.ts";
import type { PlacementOutcome } from "../progress/progress-event.ts";
import { rightChance } from "./belief.ts";
import { formKindOf } from "./form-kind.ts";
import { nextForm } from "./next-form.ts";
import { beliefAfter, type Placement } from "./placement.ts";
import { levelIndex, type PlacementForm, placementPool } from "./placement-pool.ts";

const pool = placementPool(placementForms, { persons, region: "spain" });

/** A test in which the learner answers in this way until it ends, with its forms. */
function take(
  level: CefrLevel,
  outcomeOf: (form: PlacementForm, asked: number) => PlacementOutcome,
  { from = pool, seed = 1 } = {},
) {
  const forms: PlacementForm[] = [];
  let placement: Placement = { level, answers: [] };
  for (;;) {
    const form = nextForm(from, placement, seed);
    if (form === null) return { forms, placement };
    const { family, item, context } = form;
    const outcome = outcomeOf(form, forms.length);
    forms.push(form);
    placement = { level, answers: [...placement.answers, { family, item, context, outcome }] };
  }
}

const MOST = 24;
const outcomes = fc.array(fc.constantFrom<PlacementOutcome>("right", "wrong", "unknown", "typo"), {
  minLength: MOST,
  maxLength: MOST,
});
const level = fc.constantFrom(...cefrLevels);
const seed = fc.integer();

describe("a test, whatever the learner answers", () => {
  const forEveryTest = (check: (test: ReturnType<typeof take>, level: CefrLevel) => void) =>
    fc.assert(
      fc.property(level, outcomes, seed, (said, given, chosen) => {
        check(
          take(said, (_, asked) => given[asked] ?? "wrong", { seed: chosen }),
          said,
        );
      }),
      { numRuns: 30 },
    );

  it("ends after 12 to 24 answers", () => {
    forEveryTest(({ forms }) => {
      expect(forms.length).toBeGreaterThanOrEqual(12);
      expect(forms.length).toBeLessThanOrEqual(MOST);
    });
  });

  it("asks no verb twice", () => {
    forEveryTest(({ forms }) => {
      expect(new Set(forms.map(({ item }) => item)).size).toBe(forms.length);
    });
  });

  it("asks no family three times in a row", () => {
    forEveryTest(({ forms }) => {
      const isThird = ({ family }: PlacementForm, index: number) =>
        family === forms[index - 1]?.family && family === forms[index - 2]?.family;

      expect(forms.some(isThird)).toBe(false);
    });
  });

  it("asks no family with two choices", () => {
    forEveryTest(({ forms }) => {
      expect(forms.map(({ family }) => family)).not.toContain("por-para");
    });
  });

  it("asks no family after two answers in a row that the learner does not know", () => {
    forEveryTest(({ placement: { answers } }) => {
      const askedAgain = answers.filter(({ family }, index) => {
        const before = answers.slice(0, index).filter((one) => one.family === family);
        return before.length > 1 && before.slice(-2).every(({ outcome }) => outcome === "unknown");
      });

      expect(askedAgain).toEqual([]);
    });
  });

  it("is the same for the same answers and seed", () => {
    forEveryTest(({ forms, placement: { answers } }, said) => {
      const prefixes = forms.map((_, index) => ({ level: said, answers: answers.slice(0, index) }));
      const first = prefixes.map((placement) => nextForm(pool, placement, 7));

      expect(prefixes.map((placement) => nextForm(pool, placement, 7))).toEqual(first);
    });
  });
});

it("begins with a form that the learner probably knows", () => {
  const [first] = take("B1", () => "right").forms;
  const belief = beliefAfter(pool, { level: "B1", answers: [] });
  const chances = pool.forms
    .filter(({ form }) => form.family !== "por-para")
    .map((target) => rightChance(belief, target));
  const chance = chances[pool.forms.findIndex(({ form }) => form === first)] ?? 0;

  expect(Math.abs(chance - 0.85)).toBeCloseTo(
    Math.min(...chances.map((one) => Math.abs(one - 0.85))),
  );
});

it("asks forms of which a learner of the level knows most", () => {
  const { forms, placement } = take("B1", (_, asked) => (asked % 4 === 3 ? "wrong" : "right"));
  const chances = forms.map((form, index) => {
    const belief = beliefAfter(pool, { ...placement, answers: placement.answers.slice(0, index) });
    const target = pool.forms.find((one) => one.form === form);
    return target ? rightChance(belief, target) : 0;
  });

  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0.5);
});

it("asks families up to one level above the chosen one", () => {
  const { forms } = take("A1", () => "right");
  const levels = forms.map(({ family }) => levelIndex(families[family].level));

  expect(Math.max(...levels)).toBe(levelIndex("A2"));
});

it("asks each family two levels down once, to learn of a level chosen from pride", () => {
  const asked = take("B2", () => "right").forms.map(({ family }) => family);
  const twoDown = asked.filter((family) => families[family].level === "A2");

  expect(twoDown.toSorted()).toEqual(["preterito-imperfecto", "preterito-perfecto"]);
});

it("ends by the 16th answer if the answers fit the level", () => {
  const { forms } = take("B1", (_, asked) => (asked % 4 === 3 ? "wrong" : "right"));

  expect(forms.length).toBeLessThanOrEqual(16);
});

it("goes on after the 16th answer while the answers contradict the level", () => {
  expect(take("B2", () => "wrong").forms.length).toBeGreaterThan(16);
});

it("asks the same kind of form after a typo", () => {
  const typo = { level: "B1", answers: [] } satisfies Placement;
  const first = nextForm(pool, typo, 3);
  if (first === null) throw new Error("no first form");
  const second = nextForm(pool, { ...typo, answers: [{ ...first, outcome: "typo" }] }, 3);
  const kinds = [first, second].map((one) => one?.skills.map(formKindOf));

  expect(second?.family).toBe(first.family);
  expect(second?.item).not.toBe(first.item);
  expect(kinds[1]).toEqual(kinds[0]);
});

it("does not ask vosotros where it is not practised", () => {
  const inLatinAmerica = placementPool(placementForms, { persons, region: "latin-america" });
  const { forms } = take("A1", () => "right", { from: inLatinAmerica });

  expect(forms.length).toBeGreaterThan(0);
  expect(forms.map(({ context }) => context)).not.toContain("vosotros");
});

it("ends at once with nothing to ask", () => {
  const empty = placementPool([], { persons, region: "spain" });

  expect(take("A1", () => "right", { from: empty }).forms).toEqual([]);
});

it("ends when the last verb was asked", () => {
  const few = placementForms.filter(({ item }) => item === "hablar" || item === "tomar");
  const small = placementPool(few, { persons, region: "spain" });

  expect(take("A1", () => "right", { from: small }).forms.length).toBe(2);
});

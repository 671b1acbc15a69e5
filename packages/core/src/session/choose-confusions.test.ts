import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DiagnosisCode, diagnosisCodes } from "../causes.ts";
import { canCause } from "../diagnosis/can-cause.ts";
import { choicesIn } from "../families.ts";
import { type CardIdentity, cardKey, type FamilyCard } from "../progress/card.ts";
import { chooseConfusions } from "./choose-confusions.ts";

const now = "2026-03-10T12:00:00.000Z";
const verbs = ["pensar", "hablar", "comer", "conocer", "ser", "pedir", "levantarse", "contar"];

const forms = verbs.flatMap((item) =>
  persons.map((context): FamilyCard => ({ family: "presente-indicativo", item, context })),
);
const sentences = choicesIn("desde-hace").flatMap((context) =>
  [1, 2, 3, 4, 5].map(
    (number): FamilyCard => ({ family: "desde-hace", item: `${context} ${number}`, context }),
  ),
);

const card = (name: string): CardIdentity => {
  const [item = "", context = ""] = name.split(" ");
  return { item, context };
};

function choose(
  cause: DiagnosisCode,
  { exercises = forms, mistaken = [] as readonly CardIdentity[], seed = 1 } = {},
) {
  return chooseConfusions(exercises, { cause, mistaken, cards: {}, now, seed });
}

describe("a session against a cause", () => {
  it("has every form in which the cause can occur, and half as many others", () => {
    const session = choose("missed-stem-change");
    const likely = forms.filter((form) => canCause("missed-stem-change", form));
    const focused = session.filter((form) => likely.includes(form));

    expect(new Set(focused)).toEqual(new Set(likely));
    expect(session.length - focused.length).toBe(Math.ceil(likely.length / 2));
  });

  it("begins with the forms that the learner got wrong, latest first", () => {
    const mistaken = ["contar él", "pedir yo", "pensar ellos", "conocer yo"].map(card);
    const session = choose("missed-stem-change", { mistaken });

    const start = session.slice(0, 6).map(cardKey);
    expect(mistaken.map(cardKey).filter((key) => !start.includes(key))).toEqual([]);
    expect(start.slice(0, 3)).toContain("contar|él");
  });

  it("also has a form that the learner got wrong where the engine does not expect it", () => {
    const session = choose("pronoun", { mistaken: [card("hablar yo")] });

    expect(session.map(cardKey)).toContain("hablar|yo");
  });

  it("has all forms of the verbs got wrong if the cause can occur everywhere", () => {
    const session = choose("wrong-person", { mistaken: [card("comer él"), card("ser tú")] });

    const focused = session.filter(({ item }) => item === "comer" || item === "ser");
    expect(focused).toHaveLength(12);
    expect(session).toHaveLength(18);
  });

  it("has all forms if the cause can occur everywhere and nothing is known of the learner", () => {
    expect(new Set(choose("wrong-person"))).toEqual(new Set(forms));
  });

  it("has the sentences in which a word can be mistaken for another one, and some with that word", () => {
    const session = choose("needs-duration", { exercises: sentences });

    const withWord = session.filter(({ context }) => context === "desde hace");
    expect(withWord).toHaveLength(5);
    expect(session).toHaveLength(20);
  });

  it("has all sentences with the choice that went wrong, and some with other choices", () => {
    const exercises = choicesIn("pasado").flatMap((context) =>
      [1, 2, 3, 4].map(
        (number): FamilyCard => ({ family: "pasado", item: `${context}-${number}`, context }),
      ),
    );
    const mistaken = [{ item: "perfecto-2", context: "perfecto" }];
    const session = choose("wrong-past", { exercises, mistaken });

    expect(session.filter(({ context }) => context === "perfecto")).toHaveLength(4);
    expect(session).toHaveLength(6);
  });

  it("is empty if the cause cannot occur", () => {
    const exercises = forms.filter(({ item }) => item !== "levantarse");

    expect(choose("pronoun", { exercises })).toEqual([]);
  });
});

it("asks no form twice, and one other form in each group of three while there are others", () => {
  fc.assert(
    fc.property(
      fc.subarray(forms, { minLength: 1 }),
      fc.constantFrom(...diagnosisCodes),
      fc.subarray(forms),
      fc.integer(),
      (exercises, cause, mistaken, seed) => {
        const session = choose(cause, { exercises, mistaken, seed });
        const asked = mistaken.map(cardKey);
        const isExpected = (form: FamilyCard) =>
          asked.includes(cardKey(form)) || canCause(cause, form);

        expect(new Set(session).size).toBe(session.length);
        expect(session.filter((form) => !exercises.includes(form))).toEqual([]);
        if (exercises.every(isExpected)) return;
        const others = session.filter((form) => !isExpected(form)).length;
        const focused = session.length - others;
        const available = exercises.filter((form) => !isExpected(form)).length;
        expect(focused).toBe(exercises.filter(isExpected).length);
        expect(others).toBe(Math.min(Math.ceil(focused / 2), available));
        for (
          let start = 0;
          start + 3 <= 3 * Math.min(Math.floor(focused / 2), others);
          start += 3
        ) {
          const group = session.slice(start, start + 3);
          expect(group.filter((form) => !isExpected(form))).toHaveLength(1);
        }
      },
    ),
  );
});

it("asks no verb twice in a row where other verbs are available", () => {
  const session = choose("missed-stem-change", { seed: 7 });

  expect(session.filter(({ item }, index) => session[index + 1]?.item === item)).toEqual([]);
});

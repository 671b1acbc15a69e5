import { everydayInfinitives } from "@verbena/core/conjugation/listed-verbs";
import { describe, expect, it } from "vitest";
import { askedForm, isRightAnswer } from "./asked-form.ts";
import { type ConjugationExercise, loadContent } from "./load.ts";

const { conjugation } = await loadContent();

const described = ({ id, answer }: ConjugationExercise) => `${id}: ${answer}`;

describe("an answer", () => {
  it("is the form that the engine builds for its verb, tense and person", () => {
    const wrong = conjugation.filter((exercise) => !isRightAnswer(exercise, exercise.answer));

    expect(wrong.map(described)).toEqual([]);
  });

  it("is the only accepted form, except for ha and hay of haber", () => {
    const ambiguous = conjugation.filter(
      (exercise) => exercise.verb !== "haber" && askedForm(exercise)?.also.length !== 0,
    );

    expect(ambiguous.map(described)).toEqual([]);
  });
});

it("every practised verb is in the list of everyday verbs", () => {
  const bases = new Set(conjugation.map(({ verb }) => verb.replace(/se$/, "")));

  expect([...bases].filter((base) => !everydayInfinitives().has(base))).toEqual([]);
});

import { formOf } from "@verbena/core/conjugation/conjugate";
import type { Form } from "@verbena/core/conjugation/form";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { describe, expect, it } from "vitest";
import { type ConjugationExercise, loadContent } from "./load.ts";

const { conjugation } = await loadContent();

function engineForm({ verb, tense, person }: ConjugationExercise): Form | undefined {
  const infinitive = readInfinitive(verb);
  return "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
}

const described = ({ id, answer }: ConjugationExercise) => `${id}: ${answer}`;

describe("an answer", () => {
  it("is the form that the engine makes for its verb, tense and person", () => {
    const wrong = conjugation.filter((exercise) => {
      const made = engineForm(exercise);
      return made?.form !== exercise.answer && !made?.also.includes(exercise.answer);
    });

    expect(wrong.map(described)).toEqual([]);
  });

  it("is the only accepted form, but for the two that haber has by what it means: ha and hay", () => {
    const ambiguous = conjugation.filter(
      (exercise) => exercise.verb !== "haber" && engineForm(exercise)?.also.length !== 0,
    );

    expect(ambiguous.map(described)).toEqual([]);
  });
});

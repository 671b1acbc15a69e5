import { everydayInfinitives } from "@verbena/core/conjugation/listed-verbs";
import { describe, expect, it } from "vitest";
import { askedForm, isRightAnswer } from "./asked-form.ts";
import { type ConjugationExercise, loadContent } from "./load.ts";

const { conjugation, fillIn } = await loadContent();

type AskedForm = Pick<ConjugationExercise, "id" | "verb" | "tense" | "person" | "answer">;

/** Every sentence that asks for a form. */
const forms: AskedForm[] = [
  ...conjugation,
  ...fillIn.flatMap(({ id, infinitive: verb, tense, person, answer }) =>
    verb === null || tense === null || person === null ? [] : [{ id, verb, tense, person, answer }],
  ),
];

const described = ({ id, answer }: AskedForm) => `${id}: ${answer}`;

describe("an answer", () => {
  it("is the form that the engine builds for its verb, tense and person", () => {
    const wrong = forms.filter((exercise) => !isRightAnswer(exercise, exercise.answer));

    expect(wrong.map(described)).toEqual([]);
  });

  it("is the only accepted form, except for ha and hay of haber", () => {
    const ambiguous = forms.filter(
      (exercise) => exercise.verb !== "haber" && askedForm(exercise)?.also.length !== 0,
    );

    expect(ambiguous.map(described)).toEqual([]);
  });
});

it("every practised verb is in the list of everyday verbs", () => {
  const bases = new Set(forms.map(({ verb }) => verb.replace(/se$/, "")));

  expect([...bases].filter((base) => !everydayInfinitives().has(base))).toEqual([]);
});

import { everydayInfinitives } from "@verbena/spanish/verbs";
import { describe, expect, it } from "vitest";
import { askedForm, isRightAnswer } from "./asked-form.ts";
import { type ConjugationExercise, loadContent } from "./load.ts";

const { conjugation, fillIn } = await loadContent();

type ContentForm = Pick<ConjugationExercise, "id" | "verb" | "tense" | "person" | "answer">;

/** Every sentence that asks for a form. */
const forms: ContentForm[] = [
  ...conjugation,
  ...fillIn.flatMap(({ id, infinitive: verb, tense, person, answer }) =>
    verb === null || tense === null || person === null ? [] : [{ id, verb, tense, person, answer }],
  ),
];

const described = ({ id, answer }: ContentForm) => `${id}: ${answer}`;

describe("an answer", () => {
  it("is the form that the engine builds for its verb, tense and person", () => {
    const wrong = forms.filter((exercise) => !isRightAnswer(exercise, exercise.answer));

    expect(wrong.map(described)).toEqual([]);
  });

  it("is the only accepted form, except for ha and hay of haber, and some imperatives", () => {
    const ambiguous = forms.filter(
      (exercise) => exercise.verb !== "haber" && askedForm(exercise)?.variants.length !== 0,
    );

    // Grading also accepts vayamos, vayámonos, and idos.
    expect(ambiguous.map(described)).toEqual([
      "imperativo/ir/nosotros: vamos",
      "imperativo/irse/nosotros: vámonos",
      "imperativo/irse/vosotros: iros",
    ]);
  });

  it("comes after the no of a negative imperative", () => {
    const negative = conjugation.filter(({ tense }) => tense === "imperativo-negativo");

    expect(negative.length).toBeGreaterThan(0);
    expect(
      negative
        .filter(
          ({ sentence }) =>
            !/\bno (?:(?:me|te|le|les|lo|la|los|las|nos) ){0,2}_______/iu.test(sentence),
        )
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

it("every practised verb is in the list of everyday verbs", () => {
  const bases = new Set(forms.map(({ verb }) => verb.replace(/se$/, "")));

  expect([...bases].filter((base) => !everydayInfinitives().has(base))).toEqual([]);
});

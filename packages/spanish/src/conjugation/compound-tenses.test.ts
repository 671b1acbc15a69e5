import { expect, it } from "vitest";
import { compoundModels } from "../../testdata/compound-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { type CompoundTense, compoundTenses, persons } from "../tenses.ts";
import { conjugate, formOf } from "./conjugate.ts";
import { moodOf } from "./mood.ts";

/** The forms of a tense in the format of compound-models.ts. */
function row(infinitive: string, tense: CompoundTense): string {
  const rowPersons = moodOf[tense] === "non-finite" ? [null] : persons;
  return rowPersons
    .map((person) => formOf(infinitiveIn(infinitive), tense, person))
    .map((form) => (form ? [form.form, ...form.variants].join("/") : "-"))
    .join(", ");
}

const models = Object.entries(compoundModels).flatMap(([infinitive, table]) =>
  compoundTenses.flatMap((tense) =>
    table[tense] ? [{ infinitive, tense, forms: table[tense] }] : [],
  ),
);

it.each(models)(
  "conjugates $infinitive in $tense as the grammar does",
  ({ infinitive, tense, forms }) => {
    expect(row(infinitive, tense)).toBe(forms);
  },
);

it("splits a compound form after the auxiliary, and marks its irregular participle", () => {
  const form = formOf(infinitiveIn("ponerse"), "preterito-perfecto", "nosotros");
  expect(form?.parts).toEqual({ before: "nos hemos ", stem: "puest", ending: "o", after: "" });
  expect(form?.irregularities).toEqual(["irregular-participle"]);
});

it("has no person in infinitivo and gerundio compuesto, and one in the other tenses", () => {
  const verb = infinitiveIn("hablar");
  expect(formOf(verb, "infinitivo-compuesto", "yo")).toBeUndefined();
  expect(formOf(verb, "preterito-perfecto", null)).toBeUndefined();
  expect(conjugate(verb, "gerundio-compuesto")).toHaveLength(1);
});

it("conjugates a simple tense as before", () => {
  expect(conjugate(infinitiveIn("tener"), "preterito-indefinido")[0]?.form).toBe("tuve");
});

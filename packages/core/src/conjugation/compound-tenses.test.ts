import { expect, it } from "vitest";
import { compoundModels } from "../../testdata/compound-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { type CompoundTense, compoundTenses, persons } from "../tenses.ts";
import { conjugateIn, formIn, moodOfCompound } from "./compound-tenses.ts";

/** The forms of a tense in the format of compound-models.ts. */
function row(infinitive: string, tense: CompoundTense): string {
  const rowPersons = moodOfCompound[tense] === "non-finite" ? [null] : persons;
  return rowPersons
    .map((person) => formIn(infinitiveIn(infinitive), tense, person))
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
  const form = formIn(infinitiveIn("ponerse"), "preterito-perfecto", "nosotros");
  expect(form?.parts).toEqual({ before: "nos hemos ", stem: "puest", ending: "o", after: "" });
  expect(form?.irregularities).toEqual(["irregular-participle"]);
});

it("has no person in infinitivo and gerundio compuesto, and one in the other tenses", () => {
  const verb = infinitiveIn("hablar");
  expect(formIn(verb, "infinitivo-compuesto", "yo")).toBeUndefined();
  expect(formIn(verb, "preterito-perfecto", null)).toBeUndefined();
  expect(conjugateIn(verb, "gerundio-compuesto")).toHaveLength(1);
});

it("conjugates a simple tense as before", () => {
  expect(conjugateIn(infinitiveIn("tener"), "preterito-indefinido")[0]?.form).toBe("tuve");
});

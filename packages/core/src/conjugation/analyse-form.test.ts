import fc from "fast-check";
import { expect, it } from "vitest";
import { conjugationModels } from "../../testdata/conjugation-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { tenses } from "../vocabulary.ts";
import { analyseForm } from "./analyse-form.ts";
import { conjugate } from "./conjugate.ts";
import { isKnownVerb } from "./known-verbs.ts";

it("finds the verb, tense and person of a form", () => {
  expect(analyseForm("tuve")).toEqual([
    { infinitive: "tener", tense: "preterito-indefinido", person: "yo" },
  ]);
});

it("finds every verb that has the form", () => {
  const verbs = analyseForm("siento", isKnownVerb).map(({ infinitive }) => infinitive);
  expect(verbs.toSorted()).toEqual(["sentar", "sentir"]);
});

it.each(["flurpé", "hablastes", "tení", "tuvé", ""])("finds no verb for %j", (form) => {
  expect(analyseForm(form, isKnownVerb)).toEqual([]);
});

it("finds the verb of every form that the engine builds", () => {
  const someVerb = fc.constantFrom(...Object.keys(conjugationModels));
  fc.assert(
    fc.property(someVerb, fc.boolean(), fc.constantFrom(...tenses), (base, reflexive, tense) => {
      // A participio has no pronoun to tell whether the verb is reflexive.
      fc.pre(!(reflexive && tense === "participio"));
      const verb = infinitiveIn(reflexive ? `${base}se` : base);
      for (const { form, also, person } of conjugate(verb, tense)) {
        for (const written of [form, ...also]) {
          expect(analyseForm(written, isKnownVerb), written).toContainEqual({
            infinitive: verb.infinitive,
            tense,
            person,
          });
        }
      }
    }),
    { numRuns: 40 },
  );
});

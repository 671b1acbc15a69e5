import fc from "fast-check";
import { expect, it } from "vitest";
import { conjugationModels } from "../../testdata/conjugation-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { compoundTenses, tenses } from "../tenses.ts";
import { type Analysis, analyseForm } from "./analyse-form.ts";
import { conjugate } from "./conjugate.ts";

/** `hacer imperativo-afirmativo tú lo`: infinitive, tense, person and pronouns. */
const inWords = ({ infinitive, tense, person, pronouns }: Analysis) =>
  [infinitive, tense, person ?? "", ...pronouns].join(" ").trim();

it.each([
  ["tuve", ["tener preterito-indefinido yo"]],
  [
    "había hablado",
    ["hablar preterito-pluscuamperfecto yo", "hablar preterito-pluscuamperfecto él"],
  ],
  ["me he levantado", ["levantarse preterito-perfecto yo"]],
  ["he imprimido", ["imprimir preterito-perfecto yo"]],
  ["haberse ido", ["irse infinitivo-compuesto"]],
])("finds the verb, tense and person of %s", (form, expected) => {
  expect(analyseForm(form).map(inWords)).toEqual(expected);
});

it.each([
  ["hazlo", "hacer imperativo-afirmativo tú lo"],
  ["cómpralo", "comprar imperativo-afirmativo tú lo"],
  ["dígamelo", "decir imperativo-afirmativo él me lo"],
  ["démoselo", "dar imperativo-afirmativo nosotros se lo"],
  ["hacerlo", "hacer infinitivo  lo"],
  ["dándoselo", "dar gerundio  se lo"],
  ["habiéndoselo dicho", "decir gerundio-compuesto  se lo"],
  ["lo sé", "saber presente-indicativo yo lo"],
  ["yo no lo sé", "saber presente-indicativo yo lo"],
  ["no se lo he dicho", "decir preterito-perfecto yo se lo"],
  ["te quiero", "querer presente-indicativo yo te"],
])("names the pronouns of %s: %s", (form, expected) => {
  expect(analyseForm(form).map(inWords)).toEqual([expected]);
});

it.each([
  ["vámonos", "irse imperativo-afirmativo nosotros"],
  ["levántate", "levantarse imperativo-afirmativo tú"],
  ["iros", "irse imperativo-afirmativo vosotros"],
  ["me acuesto", "acostarse presente-indicativo yo"],
  ["me lo como", "comerse presente-indicativo yo lo"],
  ["no te vayas", "irse imperativo-negativo tú"],
])("finds the reflexive verb of %s: %s", (form, expected) => {
  expect(analyseForm(form).map(inWords)).toContain(expected);
});

it.each([
  ["tenés", "tener presente-indicativo vos"],
  ["sos", "ser presente-indicativo vos"],
  ["andá", "ir imperativo-afirmativo vos"],
  ["decime", "decir imperativo-afirmativo vos me"],
  ["levantate", "levantarse imperativo-afirmativo vos"],
  ["te levantás", "levantarse presente-indicativo vos"],
])("finds the form of vos %s: %s", (form, expected) => {
  expect(analyseForm(form).map(inWords)).toContain(expected);
});

it.each(["¡Vámonos!", "  VÁMONOS "])("ignores case, space and punctuation of %j", (text) => {
  expect(analyseForm(text).map(inWords)).toEqual(["irse imperativo-afirmativo nosotros"]);
});

it.each([
  ["siento", ["sentar", "sentir"]],
  ["apuesto", ["apostar", "aponer"]],
  ["previsto", ["prever"]],
])("finds every verb that has the form %s, frequent ones first", (form, verbs) => {
  const found = new Set(analyseForm(form).map(({ infinitive }) => infinitive));
  expect([...found]).toEqual(verbs);
});

it.each(["flurpé", "hablastes", "tení", "tuvé", "", "lo comprado", "me se cayó", "hola qué tal"])(
  "finds no verb for %j",
  (form) => {
    expect(analyseForm(form)).toEqual([]);
  },
);

it("finds the verb of every form that the engine builds", () => {
  const someVerb = fc.constantFrom(...Object.keys(conjugationModels));
  const someTense = fc.constantFrom(...tenses, ...compoundTenses);
  fc.assert(
    fc.property(someVerb, fc.boolean(), someTense, (base, reflexive, tense) => {
      // A participio has no pronoun to tell whether the verb is reflexive.
      fc.pre(!(reflexive && tense === "participio"));
      const { infinitive } = infinitiveIn(reflexive ? `${base}se` : base);
      for (const { form, variants, person } of conjugate(infinitiveIn(infinitive), tense)) {
        for (const written of [form, ...variants]) {
          const expected = { infinitive, tense, person, pronouns: [] };
          expect(analyseForm(written), written).toContainEqual(expected);
        }
      }
    }),
    { numRuns: 60 },
  );
});

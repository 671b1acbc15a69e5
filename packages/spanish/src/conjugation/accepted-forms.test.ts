import { expect, it } from "vitest";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { acceptedForms, formOfVos, formOfVosFor } from "./accepted-forms.ts";

it.each([
  ["hablar", "imperativo-afirmativo", "tú", "habla", ["habla"]],
  ["ir", "imperativo-afirmativo", "nosotros", "vamos", ["vamos", "vayamos"]],
  ["irse", "imperativo-afirmativo", "nosotros", "vámonos", ["vámonos", "vayámonos"]],
  ["irse", "imperativo-afirmativo", "vosotros", "iros", ["iros", "idos"]],
  ["hablar", "imperativo-negativo", "tú", "hables", ["hables"]],
  ["levantarse", "imperativo-negativo", "tú", "te levantes", ["te levantes"]],
  ["hablar", "imperativo-negativo", "tú", "no hables", ["no hables"]],
  ["imprimir", "preterito-perfecto", "yo", "he impreso", ["he impreso", "he imprimido"]],
  ["haber", "presente-indicativo", "él", "hay", ["hay"]],
  ["hablar", "presente-indicativo", "tú", "charlas", ["charlas"]],
] as const)("accepts for %s, %s, %s, %s: %j", (verb, tense, person, answer, accepted) => {
  expect(acceptedForms({ verb, tense, person }, answer)).toEqual(accepted);
});

// NGLE § 4.7 and the tables of the DPD, appendix 1.
it.each([
  ["hablar", "hablás", "hablá"],
  ["comer", "comés", "comé"],
  ["vivir", "vivís", "viví"],
  ["tener", "tenés", "tené"],
  ["venir", "venís", "vení"],
  ["decir", "decís", "decí"],
  ["oír", "oís", "oí"],
  ["reír", "reís", "reí"],
  ["ser", "sos", "sé"],
  ["ir", "vas", "andá"],
  ["dar", "das", "da"],
  ["ver", "ves", "ve"],
  ["estar", "estás", "está"],
  ["levantarse", "levantás", "levantate"],
  ["sentarse", "sentás", "sentate"],
  ["irse", "vas", "andate"],
  ["haber", null, null],
] as const)("conjugates %s with vos: %s, %s", (verb, present, imperative) => {
  const infinitive = infinitiveIn(verb);
  expect(formOfVos(infinitive, "presente-indicativo")).toBe(present);
  expect(formOfVos(infinitive, "imperativo-afirmativo")).toBe(imperative);
});

it.each([
  ["tener", "presente-indicativo", "tú", "tenés"],
  ["levantarse", "presente-indicativo", "tú", "te levantás"],
  ["levantarse", "imperativo-afirmativo", "tú", "levantate"],
  ["tener", "presente-indicativo", "él", null],
  ["tener", "preterito-indefinido", "tú", null],
] as const)("gives the form of vos for %s, %s, %s: %s", (verb, tense, person, form) => {
  expect(formOfVosFor({ verb, tense, person })).toBe(form);
});

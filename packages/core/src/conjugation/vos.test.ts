import { expect, it } from "vitest";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { formOfVos, isFormOfVos } from "./vos.ts";

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
  ["tener", "presente-indicativo", "tú", "Tenés ", true],
  ["levantarse", "presente-indicativo", "tú", "te levantás", true],
  ["levantarse", "presente-indicativo", "tú", "levantás", false],
  ["levantarse", "imperativo-afirmativo", "tú", "levantate", true],
  ["tener", "presente-indicativo", "él", "tenés", false],
  ["tener", "preterito-indefinido", "tú", "tenés", false],
  ["hablar", "presente-indicativo", "tú", "hablas", false],
] as const)(
  "tells whether, for %s %s %s, %s is the form of vos: %s",
  (verb, tense, person, given, isOfVos) => {
    expect(isFormOfVos({ verb, tense, person }, given)).toBe(isOfVos);
  },
);

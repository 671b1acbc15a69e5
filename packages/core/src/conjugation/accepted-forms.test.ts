import { expect, it } from "vitest";
import { acceptedForms } from "./accepted-forms.ts";

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

import { expect, it } from "vitest";
import { readInfinitive } from "./infinitive.ts";
import { isKnownVerb } from "./known-verbs.ts";

it.each([
  ["tener", "tener"],
  ["  Tener ", "tener"],
  ["oir", "oír"],
  ["REIRSE", "reírse"],
  ["reírse", "reírse"],
  ["rei\u0301r", "reír"],
  ["arguir", "argüir"],
  ["hablár", "hablar"],
  ["vivír", "vivir"],
  ["irse", "irse"],
  ["ver", "ver"],
  ["desvestirse", "desvestirse"],
])("reads %j as %s", (typed, infinitive) => {
  expect(readInfinitive(typed)).toMatchObject({ infinitive });
});

it("splits a reflexive infinitive into verb and pronoun", () => {
  expect(readInfinitive("levantarse", isKnownVerb)).toEqual({
    infinitive: "levantarse",
    base: "levantar",
    verbClass: "ar",
    reflexive: true,
    known: true,
  });
});

it.each([
  ["googlear", true],
  ["hablar", true],
  ["tener", true],
  ["sostener", true],
  ["autorrenovar", true],
  ["construir", true],
  ["suponer", true],
  ["avoir", false],
  ["blortener", false],
  ["flurpear", false],
  ["tralarir", false],
])("tells whether %s is a known verb: %s", (infinitive, known) => {
  expect(readInfinitive(infinitive, isKnownVerb)).toMatchObject({ known });
});

it.each([
  ["", "empty"],
  ["   ", "empty"],
  ["hola", "not-an-infinitive"],
  ["se", "not-an-infinitive"],
  ["ar", "not-an-infinitive"],
  ["hablar bien", "not-an-infinitive"],
  ["h4blar", "not-an-infinitive"],
  ["schtrmpfar", "not-an-infinitive"],
  ["aaar", "not-an-infinitive"],
  [`${"a".repeat(500)}r`, "not-an-infinitive"],
])("rejects %j: %s", (typed, problem) => {
  expect(readInfinitive(typed)).toEqual({ problem, suggestions: [] });
});

it.each([
  ["tuve", ["tener"]],
  ["detuvo", ["detener"]],
  ["hablo", ["hablar"]],
  ["busqué", ["buscar"]],
  ["conduje", ["conducir"]],
  ["fui", ["ser", "ir"]],
  ["me acuesto", ["acostarse"]],
  ["levántate", ["levantarse"]],
  ["iros", ["irse"]],
  ["plugo", ["placer"]],
])("suggests the infinitive of the form %s: %j", (typed, suggestions) => {
  expect(readInfinitive(typed, isKnownVerb)).toEqual({ problem: "form-of-a-verb", suggestions });
});

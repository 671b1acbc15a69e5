import { expect, it } from "vitest";
import { readInfinitive } from "./infinitive.ts";

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
  expect(readInfinitive("levantarse")).toEqual({
    infinitive: "levantarse",
    base: "levantar",
    verbClass: "ar",
    reflexive: true,
  });
});

it.each([
  ["", "empty"],
  ["   ", "empty"],
  ["hola", "not-an-infinitive"],
  ["se", "not-an-infinitive"],
  ["ar", "not-an-infinitive"],
  ["tuve", "not-an-infinitive"],
  ["hablar bien", "not-an-infinitive"],
  ["h4blar", "not-an-infinitive"],
  ["schtrmpfar", "not-an-infinitive"],
  ["aaar", "not-an-infinitive"],
  [`${"a".repeat(500)}r`, "not-an-infinitive"],
])("rejects %j: %s", (typed, problem) => {
  expect(readInfinitive(typed)).toEqual({ problem });
});

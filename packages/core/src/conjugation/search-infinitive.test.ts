import { expect, it } from "vitest";
import { isKnownVerb } from "./known-verbs.ts";
import { searchInfinitive } from "./search-infinitive.ts";

it.each([
  ["anadir", "añadir"],
  ["ensenar", "enseñar"],
  ["banarse", "bañarse"],
  ["oir", "oír"],
  ["sonar", "sonar"],
  ["googlear", "googlear"],
  ["flurpear", "flurpear"],
])("reads %s as %s", (typed, infinitive) => {
  expect(searchInfinitive(typed, isKnownVerb)).toMatchObject({ infinitive });
});

it.each([
  ["escribier", ["escribir"]],
  ["levntarse", ["levantarse", "levitarse"]],
  ["conoser", ["conocer"]],
])("suggests known verbs for the misspelt %s: %j", (typed, suggestions) => {
  expect(searchInfinitive(typed, isKnownVerb)).toEqual({ problem: "misspelt", suggestions });
});

it("suggests verbs for a text that is no infinitive", () => {
  expect(searchInfinitive("hablr", isKnownVerb)).toEqual({
    problem: "not-an-infinitive",
    suggestions: ["haber", "hablar"],
  });
});

it("suggests the infinitive of a form", () => {
  expect(searchInfinitive("tuve", isKnownVerb)).toEqual({
    problem: "form-of-a-verb",
    suggestions: ["tener"],
  });
});

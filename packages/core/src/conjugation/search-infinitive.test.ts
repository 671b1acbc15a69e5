import { expect, it } from "vitest";
import type { InfinitiveProblem } from "./infinitive.ts";
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

it.each([
  ["hablr", ["haber", "hablar"]],
  ["tenr", ["tener"]],
  ["pedr", ["pedir", "peer"]],
  ["segur", ["seguir", "segar"]],
  ["sentr", ["sentar", "sentir"]],
])("suggests verbs for %s, which is no infinitive: %j", (typed, suggestions) => {
  expect(searchInfinitive(typed, isKnownVerb)).toEqual({
    problem: "not-an-infinitive",
    suggestions,
  });
});

it("suggests everyday verbs first", () => {
  const { suggestions } = searchInfinitive("conocr", isKnownVerb) as InfinitiveProblem;
  expect(suggestions[0]).toBe("conocer");
});

it("suggests the infinitive of a form", () => {
  expect(searchInfinitive("tuve", isKnownVerb)).toEqual({
    problem: "form-of-a-verb",
    suggestions: ["tener"],
  });
});

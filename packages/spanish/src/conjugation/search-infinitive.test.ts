import { expect, it } from "vitest";
import { misspeltVerbs } from "../../testdata/misspelt-verbs.ts";
import { isKnownVerb } from "./known-verbs.ts";
import { searchInfinitive } from "./search-infinitive.ts";

it.each([
  ["anadir", "añadir"],
  ["enseñar", "enseñar"],
  ["banarse", "bañarse"],
  ["aguitar", "agüitar"],
  ["oir", "oír"],
  ["sonar", "sonar"],
  ["googlear", "googlear"],
  ["checar", "checar"],
  ["adentrarse", "adentrarse"],
])("reads %s as the verb %s", (typed, infinitive) => {
  expect(searchInfinitive(typed)).toMatchObject({
    verb: { infinitive },
    isKnown: true,
    suggestions: [],
  });
});

it.each([
  ["escribier", ["escribir"]],
  ["levntarse", ["levantarse", "levitarse"]],
  ["conoser", ["conocer"]],
  ["abtener", ["obtener", "atener", "abstener"]],
  ["aoír", ["oír"]],
  ["flurpear", []],
])("accepts the unknown verb %s, and suggests existing ones: %j", (typed, suggestions) => {
  expect(searchInfinitive(typed)).toMatchObject({
    verb: { infinitive: typed },
    isKnown: false,
    suggestions,
  });
});

it("suggests the frequent verb with ñ for a rare one with n", () => {
  expect(searchInfinitive("ensenar")).toMatchObject({
    verb: { infinitive: "ensenar" },
    suggestions: ["enseñar"],
  });
});

it.each([
  ["hablr", ["haber", "hablar"]],
  ["tenr", ["tener"]],
  ["pedr", ["pedir", "peer"]],
  ["segur", ["seguir", "segar"]],
  ["sentr", ["sentar", "sentir"]],
  ["conocr", ["conocer"]],
])(
  "suggests verbs for %s, which is no infinitive, frequent ones first: %j",
  (typed, suggestions) => {
    expect(searchInfinitive(typed)).toMatchObject({ problem: "not-an-infinitive", suggestions });
  },
);

it("suggests the infinitives of a form, and says what the form is", () => {
  expect(searchInfinitive("vámonos")).toEqual({
    problem: "form-of-a-verb",
    suggestions: ["irse"],
    analyses: [
      { infinitive: "irse", tense: "imperativo-afirmativo", person: "nosotros", pronouns: [] },
    ],
  });
});

it.each(Object.entries(misspeltVerbs))("does not know the misspelling %s of %s", (typed, meant) => {
  expect(isKnownVerb(typed)).toBe(false);
  const found = searchInfinitive(typed);
  const verb = "verb" in found ? found.verb.infinitive : "";
  expect([verb, ...found.suggestions]).toContain(meant);
});

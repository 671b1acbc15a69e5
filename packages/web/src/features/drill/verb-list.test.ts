// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { verbsOfTable } from "./verb-list.tsx";

it.each([
  ["cells of a spreadsheet", "hablar\tparler\ncomer\tmanger\nvivir\tvivre", "hablar, comer, vivir"],
  ["a CSV file with semicolons", "hablar;parler\r\ncomer;manger\r\n", "hablar, comer"],
  ["a CSV file with quotes", 'hablar,"to speak, talk"\ncomer,"to eat"\n', "hablar, comer"],
  ["verbs in the second column", "parler;hablar\nmanger;comer", "hablar, comer"],
  ["a head", "Español;Français\nhablar;parler\ncomer;manger", "hablar, comer"],
  [
    "reflexive verbs in parentheses",
    "levantar(se)\tse lever\nir(se)\ts’en aller",
    "levantar(se), ir(se)",
  ],
  ["a misspelt verb", "hablar;parler\nescribier;écrire\ncomer;manger", "hablar, escribier, comer"],
  ["a verb in both languages", "hablar;parler\nvenir;venir\ncomer;manger", "hablar, venir, comer"],
])("reads only the verbs of a table: %s", (_, text, verbs) => {
  expect(verbsOfTable(text)).toBe(verbs);
});

it.each(["tener, ser", "tener, ser\nir, venir", "tener\nser", "tener; hola", ""])(
  "takes %j for a list, not for a table",
  (text) => {
    expect(verbsOfTable(text)).toBeNull();
  },
);

import { expect, it } from "vitest";
import frequency from "../../testdata/verbs-frequency.json" with { type: "json" };
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import type { Person, Tense } from "../vocabulary.ts";
import { regularForm, regularityOf } from "./regularity.ts";

const inEnglish = { regular: "regular", ortográfico: "orthographic", irregular: "irregular" };

type Expected = { infinitive: string; tense: Tense; is: string };

const expected = frequency.flatMap(({ verb: infinitive, presente, indefinido }): Expected[] => [
  { infinitive, tense: "presente-indicativo", is: presente },
  { infinitive, tense: "preterito-indefinido", is: indefinido },
]);

it.each(expected)("takes $infinitive for $is in $tense", ({ infinitive, tense, is }) => {
  expect(regularityOf(infinitiveIn(infinitive), tense)).toBe(
    new Map(Object.entries(inEnglish)).get(is),
  );
});

it.each([
  ["tener", "preterito-indefinido", "yo", "tení"],
  ["saber", "presente-indicativo", "yo", "sabo"],
  ["ir", "preterito-indefinido", "yo", "í"],
  ["hacer", "presente-indicativo", "yo", "hazo"],
  ["buscar", "preterito-indefinido", "yo", "busqué"],
  ["poner", "imperativo-afirmativo", "tú", "pone"],
  ["poner", "imperativo-afirmativo", "vosotros", "poned"],
  ["poner", "imperativo-negativo", "tú", "no ponas"],
  ["poner", "condicional-simple", "ellos", "ponerían"],
  ["volver", "participio", null, "volvido"],
  ["pedir", "gerundio", null, "pediendo"],
  ["acostarse", "presente-indicativo", "yo", "me acosto"],
] satisfies [string, Tense, Person | null, string][])(
  "makes %s, %s of %s, regular: %4$s",
  (infinitive, tense, person, regular) => {
    expect(regularForm(infinitiveIn(infinitive), tense, person)).toBe(regular);
  },
);

import { expect, it } from "vitest";
import frequency from "../../testdata/verbs-frequency.json" with { type: "json" };
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import type { Person, Tense } from "../vocabulary.ts";
import { regularForm, regularityOf } from "./regularity.ts";

const inEnglish = { regular: "regular", ortográfico: "orthographic", irregular: "irregular" };

/** Called orthographic in that list; the guide teaches them with the irregular verbs. */
const irregularInIndefinido = "ver creer oír leer caer construir".split(" ");

type Expected = { infinitive: string; tense: Tense; is: string };

const expected = frequency.flatMap(({ verb: infinitive, presente, indefinido }): Expected[] => [
  { infinitive, tense: "presente-indicativo", is: presente },
  {
    infinitive,
    tense: "preterito-indefinido",
    is: irregularInIndefinido.includes(infinitive) ? "irregular" : indefinido,
  },
]);

it.each(expected)("takes $infinitive for $is in $tense", ({ infinitive, tense, is }) => {
  expect(regularityOf(infinitiveIn(infinitive), tense)).toBe(
    new Map(Object.entries(inEnglish)).get(is),
  );
});

it.each(["caerse", "huir", "poseer"])("takes %s for irregular in the indefinido", (infinitive) => {
  expect(regularityOf(infinitiveIn(infinitive), "preterito-indefinido")).toBe("irregular");
});

it.each(["guiar", "criar", "buscar", "llegar", "cruzar", "averiguar", "actuar"])(
  "takes the indefinido of %s for regular but for its spelling",
  (infinitive) => {
    expect(regularityOf(infinitiveIn(infinitive), "preterito-indefinido")).not.toBe("irregular");
  },
);

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

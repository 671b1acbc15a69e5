import { expect, it } from "vitest";
import frequency from "../../testdata/verbs-frequency.json" with { type: "json" };
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import type { Person, Tense } from "../tenses.ts";
import { isRegular, regularForm, regularityOf } from "./regularity.ts";

const inEnglish = { regular: "regular", ortográfico: "orthographic", irregular: "irregular" };

/** Verbs that the frequency list calls orthographic, and that the guide teaches with the irregular verbs. */
const irregularInIndefinido = "ver creer oír leer caer construir".split(" ");

type Expected = { infinitive: string; tense: Tense; regularity: string };

const expected = frequency.flatMap(({ verb: infinitive, presente, indefinido }): Expected[] => [
  { infinitive, tense: "presente-indicativo", regularity: presente },
  {
    infinitive,
    tense: "preterito-indefinido",
    regularity: irregularInIndefinido.includes(infinitive) ? "irregular" : indefinido,
  },
]);

it.each(expected)(
  "classifies $infinitive in $tense as $regularity",
  ({ infinitive, tense, regularity }) => {
    expect(regularityOf(infinitiveIn(infinitive), tense)).toBe(
      new Map(Object.entries(inEnglish)).get(regularity),
    );
  },
);

it.each(["caerse", "huir", "poseer"])(
  "classifies the indefinido of %s as irregular",
  (infinitive) => {
    expect(regularityOf(infinitiveIn(infinitive), "preterito-indefinido")).toBe("irregular");
  },
);

it.each(["guiar", "criar", "buscar", "llegar", "cruzar", "averiguar", "actuar"])(
  "does not count spelling changes in the indefinido of %s as irregular",
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
  "gives the regular form of %s, %s, %s: %s",
  (infinitive, tense, person, regular) => {
    expect(regularForm(infinitiveIn(infinitive), tense, person)).toBe(regular);
  },
);

it.each([
  ["hablar", true],
  ["buscar", true],
  ["flurpear", true],
  ["abtener", false],
  ["ver", false],
])("tells whether %s is regular: %s", (infinitive, regular) => {
  expect(isRegular(infinitiveIn(infinitive))).toBe(regular);
});

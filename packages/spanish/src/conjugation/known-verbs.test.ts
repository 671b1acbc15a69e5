import { expect, it } from "vitest";
import { commonVerbs } from "./common-verbs.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { conjugationsByInfinitive } from "./irregular-verbs.ts";
import { isKnownVerb } from "./known-verbs.ts";
import { infinitivesOf } from "./listed-verbs.ts";
import { rareVerbs } from "./rare-verbs.ts";
import { stemChangingVerbs } from "./stem-changing-verbs.ts";

it.each(
  `aferrar adentrar desecar anegar balar abollar debitar honorar checar sostener construir suponer
   arrepentir jactar tuitear abducir argüir reír obtener prever`.split(/\s+/),
)("knows %s", (verb) => {
  expect(isKnownVerb(verb)).toBe(true);
});

it.each(
  "abtener desponer aoír aboír conoír prevestir blortener autorrenovar flurpear avoír ducir".split(
    " ",
  ),
)("does not know %s, which no dictionary has", (verb) => {
  expect(isKnownVerb(verb)).toBe(false);
});

it("has each verb in one list", () => {
  const lists = [everydayVerbs, commonVerbs, rareVerbs].map(infinitivesOf);
  const all = lists.flatMap((list) => [...list]);
  expect(all.filter((verb, index) => all.indexOf(verb) !== index)).toEqual([]);
});

it("knows every verb whose conjugation is listed", () => {
  const listed = [
    ...Object.keys(conjugationsByInfinitive).map((name) => name.replace("-", "")),
    ...Object.entries(stemChangingVerbs).flatMap(([verbClass, patterns]) =>
      Object.values(patterns).flatMap((stems) =>
        stems.split(/\s+/).map((stem) => stem + verbClass),
      ),
    ),
  ];
  expect(listed.filter((verb) => !isKnownVerb(verb))).toEqual([]);
});

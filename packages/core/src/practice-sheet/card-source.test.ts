import { persons } from "@verbena/spanish";
import { expect, it } from "vitest";
import type { Task } from "../classes/assignment.ts";
import { needsSkill } from "../classes/needs-skill.ts";
import type { FamilyCard } from "../progress/card.ts";
import {
  familiesOfSource,
  isOfSource,
  readAsked,
  readSource,
  readTask,
  type SourceSearch,
  writeAsked,
  writeTask,
} from "./card-source.ts";

const cards = [
  ...["tener", "no tener", "hablar"].flatMap((item) =>
    persons.map((context) => ({ family: "imperativo", item, context })),
  ),
  { family: "preterito-indefinido", item: "tener", context: "yo" },
  { family: "preterito-indefinido", item: "hablar", context: "vosotros" },
  { family: "desde-hace", item: "desde-hace-012", context: "desde hace" },
] as FamilyCard[];

const all = { persons, region: "spain" } as const;

function cardsOf(search: SourceSearch, own: Parameters<typeof readAsked>[1] = all): string[] {
  const source = readSource(search);
  if (source === null) return [];
  return cards
    .filter((card) => isOfSource(source, card, readAsked(search, own), needsSkill))
    .map(({ item, context }) => `${item} ${context}`);
}

const ofPersons = (item: string) => persons.map((person) => `${item} ${person}`);

it.each<[Task, string[]]>([
  [{ kind: "family", family: "preterito-indefinido" }, ["tener yo", "hablar vosotros"]],
  [
    { kind: "verbs", verbs: ["tener"], families: ["imperativo", "preterito-indefinido"] },
    [...ofPersons("tener"), ...ofPersons("no tener"), "tener yo"],
  ],
  [
    {
      kind: "skill",
      skill: "fact tener strong-preterite",
      families: ["preterito-indefinido", "imperativo"],
    },
    ["tener yo"],
  ],
  [
    {
      kind: "forms",
      forms: [
        { family: "imperativo", item: "no tener", context: "tú" },
        { family: "desde-hace", item: "desde-hace-012", context: "desde hace" },
      ],
    },
    ["no tener tú", "desde-hace-012 desde hace"],
  ],
])("reads from an address what an assignment asks: %j", (task, expected) => {
  expect(cardsOf(writeTask(task))).toEqual(expected);
  expect(readTask(writeTask(task))).toEqual(task);
});

it("persons and region of a class replace those of the learner", () => {
  const ofClass = writeAsked({ persons: ["yo", "tú"], region: "latin-america" });
  expect(readAsked(ofClass, all)).toEqual({ persons: ["yo", "tú"], region: "latin-america" });
  expect(cardsOf({ family: "preterito-indefinido", ...ofClass })).toEqual(["tener yo"]);
  expect(readAsked({ persons: "ella", region: "mars" }, all)).toEqual(all);
});

it.each<[SourceSearch, string[] | undefined]>([
  [{}, undefined],
  [{ family: "latin" }, undefined],
  [{ cards: "latin:amare.ego", family: "imperativo" }, undefined],
  [{ family: "latin,imperativo,imperativo", verbs: "tener" }, ["imperativo"]],
  [{ family: "por-para", verbs: "tener", skill: "fact tener strong-preterite" }, ["por-para"]],
  [{ cards: "imperativo:tener.tú;por-para:x" }, ["imperativo", "por-para"]],
])("reads what it knows in %j", (search, families) => {
  const source = readSource(search);
  expect(source === null ? undefined : familiesOfSource(source)).toEqual(families);
});

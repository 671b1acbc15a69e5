import type { Family } from "../src/families.ts";
import type { Skill } from "../src/knowledge/skill.ts";
import type { PlacementForm } from "../src/placement/placement-pool.ts";
import { persons } from "@verbena/spanish";

/** What the forms of some verbs need beside an ending, the most frequent verbs first. */
const verbs: Readonly<Record<string, SkillOf>> = {
  ...forVerbs("hacer tener poder decir", (verb, family) => `fact ${verb} ${family}`),
  ...forVerbs("hablar pasar esperar mirar", () => null),
  ...forVerbs("pensar empezar cerrar", (_, family) => `rule ${family} e-ie changed`),
  ...forVerbs("llevar tomar quedar llamar", () => null),
  ...forVerbs("buscar llegar pagar", () => "spelling c-qu"),
  ...forVerbs("trabajar entrar estudiar comprar", () => null),
  ...forVerbs("levantarse ducharse lavarse", () => "pronoun yo"),
  ...forVerbs("traducir andar caber", (verb, family) => `fact ${verb} ${family}`),
};

type SkillOf = (verb: string, family: Family) => Skill | null;

function forVerbs(names: string, skillOf: SkillOf): Record<string, SkillOf> {
  return Object.fromEntries(names.split(" ").map((verb) => [verb, skillOf]));
}

const conjugation: readonly Family[] = [
  "presente-indicativo",
  "preterito-indefinido",
  "preterito-imperfecto",
  "preterito-perfecto",
  "futuro-simple",
  "condicional-simple",
  "presente-subjuntivo",
];

function formsOf(family: Family): PlacementForm[] {
  return Object.entries(verbs).flatMap(([item, skillOf], rank) =>
    persons.map((context): PlacementForm => {
      const ending: Skill = `ending ${family} ${context}`;
      const other = skillOf(item, family);
      return { family, item, context, rank, skills: other ? [ending, other] : [ending] };
    }),
  );
}

function sentencesOf(family: Family, keys: readonly string[]): PlacementForm[] {
  return keys.map((key) => ({
    family,
    item: `${family}-${key}`,
    context: key,
    rank: 0,
    skills: [`key ${family} ${key}`],
  }));
}

/** Forms of seven tenses, sentences of a family with four choices, and of one with two. */
export const placementForms: readonly PlacementForm[] = [
  ...conjugation.flatMap(formsOf),
  ...sentencesOf("desde-hace", ["desde", "desde que", "desde hace", "hace"]),
  ...sentencesOf("por-para", ["por", "para"]),
];

import { loadContent } from "@verbena/content/load";
import { loadSections } from "@verbena/content/theory/load-sections";
import { allFamilies } from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import { type MappedSkill, mapSkills } from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import { withSkills } from "@verbena/core/knowledge/skilled-card";
import { languages } from "@verbena/core/languages";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { formOfCell } from "@verbena/spanish";
import { expect, it } from "vitest";
import { createTranslate } from "#i18n/translate.ts";
import { allTexts } from "#testing/all-texts.ts";
import { sectionFor } from "./guide-section.ts";
import { skillLine } from "./skill-line.ts";

const begun = new Set<Skill>([
  "does-not-change correr presente-indicativo",
  "does-not-change comer participio",
]);

/** Every skill of the content, in the order of the map. */
async function allSkills(): Promise<MappedSkill[]> {
  const { conjugation, fillIn } = await loadContent();
  const sentences = fillIn.map((sentence) => ({
    ...sentence,
    item: sentence.id,
    context: contextOf(sentence),
  }));
  const forms = conjugation
    .filter(({ number }) => number === 1)
    .map(({ family, verb, tense, person }) => ({
      family,
      item: itemOf(verb, tense),
      context: person,
    }));
  return mapSkills(withSkills([...forms, ...sentences], sentences), begun).flatMap(({ groups }) =>
    groups.flatMap(({ skills }) => skills),
  );
}

const skills = await allSkills();

const exampleOf = ({ cards: [first] }: MappedSkill) =>
  (first?.cell && formOfCell(first.cell)?.form) ?? "";

it("the map has every kind of skill", () => {
  expect(new Set(skills.map(({ topic }) => topic.kind)).size).toBe(18);
});

it.each(languages)("each skill has a label and a line in %s", async (language) => {
  const t = createTranslate(language, await allTexts(language));
  for (const mapped of skills) {
    const line = skillLine(t, mapped.topic, exampleOf(mapped));
    expect(mapped.label.text, mapped.skill).toMatch(/\p{Letter}/u);
    // No key of a text, no empty pair of asterisks, no id of a tense or a rule.
    expect(line, mapped.skill).not.toMatch(
      /ruleMap|diagnosis|\*\*|\*-\*|undefined|\b\w+-subjuntivo\b/,
    );
    expect(line, mapped.skill).toMatch(/\.$/);
    expect(line.split("*").length % 2, mapped.skill).toBe(1);
  }
});

it("says in plain words what a skill is", async () => {
  const t = createTranslate("fr", await allTexts("fr"));
  const lineOf = (skill: Skill) => {
    const mapped = skills.find((one) => one.skill === skill);
    return mapped && skillLine(t, mapped.topic, exampleOf(mapped));
  };
  expect(lineOf("ending preterito-indefinido tú ar")).toBe(
    "Terminaison de *tú* au pretérito indefinido, verbes en -ar : *-aste*.",
  );
  expect(lineOf("fact tener strong-preterite")).toBe(
    "Au pretérito indefinido, le radical de *tener* est *tuv-*.",
  );
  expect(lineOf("key por-para por_causa")).toBe("*por* : la cause ou le motif.");
});

it("two cells of a group never look the same", () => {
  const looks = skills
    .filter(({ topic }) => topic.kind !== "key")
    .map(({ skill, label, family }) =>
      [skill.split(" ")[0], family, label.text, label.detail].join(),
    );
  expect(new Set(looks).size).toBe(looks.length);
});

it("links almost every irregularity to the section of a guide that explains it", async () => {
  const sections = new Map(
    await Promise.all(allFamilies.map(async (key) => [key, await loadSections(key)] as const)),
  );
  const irregular = skills.filter(({ topic }) =>
    ["part", "changed", "unchanged", "key"].includes(topic.kind),
  );
  const unexplained = irregular.filter(
    (mapped) => sectionFor(mapped, sections.get(mapped.family) ?? []) === undefined,
  );
  expect(unexplained.map(({ skill }) => skill)).toEqual([]);
});

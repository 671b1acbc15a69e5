import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import type { FamilyCard } from "../progress/card.ts";
import { type MappedSkill, mapSkills } from "./map-skills.ts";
import type { Skill } from "./skill.ts";
import { withSkills } from "./skilled-card.ts";

const none: ReadonlySet<Skill> = new Set();

function formsOf(family: FamilyCard["family"], ...verbs: string[]): FamilyCard[] {
  return verbs.flatMap((item) => persons.map((context) => ({ family, item, context })));
}

function mapOf(cards: readonly FamilyCard[], begun = none) {
  return mapSkills(withSkills(cards, []), begun);
}

const labelsOf = (skills: readonly MappedSkill[] = []) =>
  skills.map(({ label: { text, detail } }) => `${text} (${detail})`);

/** The labels of a group: `-aste (tú, -ar)`. */
function labelsIn(cards: readonly FamilyCard[], group: string, begun = none): string[] {
  const groups = mapOf(cards, begun).flatMap((section) => section.groups);
  return labelsOf(groups.find(({ name }) => name === group)?.skills);
}

describe("the map of skills", () => {
  it("labels endings by person and class, those after a strong stem by a form", () => {
    const cards = formsOf("preterito-indefinido", "hablar", "tener");
    expect(labelsIn(cards, "endings")).toEqual([
      "-é (yo, -ar)",
      "-aste (tú, -ar)",
      "-ó (él, -ar)",
      "-amos (nosotros, -ar)",
      "-asteis (vosotros, -ar)",
      "-aron (ellos, -ar)",
      "-e (tuve)",
      "-iste (tuviste)",
      "-o (tuvo)",
      "-imos (tuvimos)",
      "-isteis (tuvisteis)",
      "-ieron (tuvieron)",
    ]);
  });

  it("labels facts by their stem, and whole forms by themselves", () => {
    const cards = [
      ...formsOf("preterito-indefinido", "conducir", "ir"),
      ...formsOf("presente-indicativo", "tener", "ser", "enviar"),
      ...formsOf("preterito-perfecto", "hacer"),
    ];
    const labels = mapOf(cards).map(({ name, groups }) => [
      name,
      labelsOf(groups.filter(({ name }) => name === "facts").flatMap(({ skills }) => skills)),
    ]);
    expect(Object.fromEntries(labels)).toMatchObject({
      "presente-indicativo": ["enví- (enviar)", "tien- (tener)", "teng- (tener)"],
      "preterito-indefinido": ["conduj- (conducir)", "fu- (ir)"],
      "preterito-perfecto": ["hecho (hacer)"],
    });
    expect(labelsIn(cards, "forms")).toContain("soy (ser)");
  });

  it("shows a rule with a form that has its letters, and not with *jugar* or *sigo*", () => {
    const verbs = ["jugar", "contar", "seguir", "pagar"];
    expect(labelsIn(formsOf("presente-subjuntivo", ...verbs), "rules")).toEqual([
      "e → i (siga)",
      "o → ue (cuente)",
      "o = o (contéis)",
    ]);
    expect(labelsIn(formsOf("presente-subjuntivo", ...verbs), "spelling")).toEqual([
      "g → gu (pague)",
    ]);
  });

  it("names the persons to whom a rule applies", () => {
    const [rule] = mapOf(formsOf("presente-indicativo", "pensar"))
      .flatMap(({ groups }) => groups)
      .filter(({ name }) => name === "rules")
      .flatMap(({ skills }) => skills);
    expect(rule?.topic).toMatchObject({ change: "e-ie", persons: ["yo", "tú", "él", "ellos"] });
  });

  it("puts a skill with the first family that asks it", () => {
    const subjunctive = formsOf("presente-subjuntivo", "tener");
    const sectionOf = (cards: readonly FamilyCard[]) =>
      mapOf(cards).find(({ groups }) =>
        groups.some(({ skills }) => labelsOf(skills).includes("teng- (tener)")),
      )?.name;
    expect(sectionOf(subjunctive)).toBe("presente-subjuntivo");
    expect(sectionOf([...subjunctive, ...formsOf("presente-indicativo", "tener")])).toBe(
      "presente-indicativo",
    );
  });

  it("shows pronouns, spelling, and accents once, after the families", () => {
    const cards = [
      ...formsOf("presente-indicativo", "levantarse"),
      ...formsOf("preterito-indefinido", "buscarse"),
    ];
    expect(mapOf(cards).map(({ name }) => name)).toEqual([
      "presente-indicativo",
      "preterito-indefinido",
      "spelling",
      "pronouns",
      "accents",
    ]);
  });

  it("has a verb that does not change only after an error", () => {
    const cards = formsOf("presente-indicativo", "correr");
    const skill: Skill = "does-not-change correr presente-indicativo";
    expect(labelsIn(cards, "unchanging")).toEqual([]);
    expect(labelsIn(cards, "unchanging", new Set([skill]))).toEqual(["corr- (correr)"]);
  });

  it("names *hay* as the form of *haber*", () => {
    const card: FamilyCard = { family: "presente-indicativo", item: "haber", context: "él" };
    expect(labelsIn([card], "forms")).toEqual(["hay (haber)"]);
  });

  it("has the choices of a fill-in family in the order of its reasons", () => {
    const cards: FamilyCard[] = ["a", "b"].map((item) => ({
      family: "por-para",
      item,
      context: item === "a" ? "para" : "por",
    }));
    const sentences = [
      { ...cards[0], item: "a", context: "para", explanationKey: "para_plazo" as const },
      { ...cards[1], item: "b", context: "por", explanationKey: "por_causa" as const },
    ];
    const [section] = mapSkills(withSkills(cards, sentences), none);
    expect(section?.groups.flatMap(({ skills }) => skills.map((one) => one.topic))).toEqual([
      { kind: "key", family: "por-para", key: "por_causa", choice: "por" },
      { kind: "key", family: "por-para", key: "para_plazo", choice: "para" },
    ]);
  });
});

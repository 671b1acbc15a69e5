import { describe, expect, it } from "vitest";
import { formsOf, isAsked } from "./asked-forms.ts";
import type { Task } from "./assignment.ts";
import { needsSkill } from "./needs-skill.ts";

const everyPerson = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"] as const;
const asking = (task: Task) => ({ task, persons: everyPerson, region: "spain" as const });

const tuve = { family: "preterito-indefinido", item: "tener", context: "yo" } as const;
const tuvisteis = { ...tuve, context: "vosotros" };
const hable = { ...tuve, item: "hablar" };
const tengo = { ...tuve, family: "presente-indicativo" } as const;
const noTengas = { family: "imperativo", item: "no tener", context: "tú" } as const;
const ten = { ...noTengas, item: "tener" };

const asked = (task: Task) =>
  formsOf(asking(task), [tuve, tuvisteis, hable, tengo, noTengas, ten], needsSkill);

describe("the forms of an assignment", () => {
  it("are all forms of a family", () => {
    expect(asked({ kind: "family", family: "preterito-indefinido" })).toEqual([
      tuve,
      tuvisteis,
      hable,
    ]);
  });

  it("are those of verbs in some tenses, both imperatives included", () => {
    const families = ["presente-indicativo", "imperativo"] as const;
    expect(asked({ kind: "verbs", verbs: ["tener"], families })).toEqual([tengo, noTengas, ten]);
  });

  it("are those that need a skill, in the families of the task only", () => {
    const skill = "fact tener strong-preterite";
    const families = ["preterito-indefinido"] as const;
    expect(asked({ kind: "skill", skill, families })).toEqual([tuve, tuvisteis]);
    expect(asked({ kind: "skill", skill, families: ["imperativo"] })).toEqual([]);
  });

  it("are the chosen ones", () => {
    expect(asked({ kind: "forms", forms: [tuve, ten] })).toEqual([tuve, ten]);
  });

  it("leave out persons that the class does not practise", () => {
    const task: Task = { kind: "family", family: "preterito-indefinido" };
    const persons = ["yo", "tú"] as const;
    expect(isAsked({ task, persons, region: "spain" }, tuvisteis, needsSkill)).toBe(false);
    const inAmerica = { task, persons: everyPerson, region: "latin-america" as const };
    expect(isAsked(inAmerica, tuvisteis, needsSkill)).toBe(false);
    expect(isAsked(inAmerica, tuve, needsSkill)).toBe(true);
  });

  it("do not compute the skills of other families", () => {
    const task = asking({ kind: "skill", skill: "strong-ending yo", families: ["imperativo"] });
    const refuse = () => expect.unreachable("skills were computed");
    expect(isAsked(task, tuve, refuse)).toBe(false);
  });
});

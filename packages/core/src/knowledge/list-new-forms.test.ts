import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Family } from "../families.ts";
import { frequencyRank, isFrequent } from "./frequency-rank.ts";
import { listNewForms, type NewForm } from "./list-new-forms.ts";

const verbs = ["ser", "hablar", "tener", "comer", "vestir", "vestirse", "zurcir", "abollar"];
const families: readonly Family[] = ["presente-indicativo", "preterito-indefinido", "desde-hace"];

/** Up to 60 forms with up to a number of skills, in some of the families. */
function anyForms({ mostSkills = 6, in: some = families } = {}) {
  const skill = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  const form = fc.record({
    family: fc.constantFrom(...some),
    context: fc.constantFrom("yo", "tú", "él"),
    verb: fc.constantFrom(...verbs),
    skills: fc.uniqueArray(skill, { minLength: 1, maxLength: mostSkills, size: "max" }),
  });
  const named = (forms: readonly Omit<NewForm, "item">[]) =>
    forms.map((one, index): NewForm => ({ ...one, item: `${one.verb} ${index}` }));
  return fc.array(form, { maxLength: 60, size: "max" }).map(named);
}

const verbOf = ({ verb }: NewForm) => verb?.replace(/se$/, "");

describe("any list of new forms", () => {
  it("has each form once", () => {
    fc.assert(
      fc.property(anyForms(), (forms) => {
        const list = listNewForms(forms);
        expect(list).toHaveLength(forms.length);
        expect(new Set(list)).toEqual(new Set(forms));
      }),
    );
  });

  it("repeats a verb only when no other verb is left", () => {
    fc.assert(
      fc.property(anyForms(), (forms) => {
        const list = listNewForms(forms);
        for (const [index, form] of list.entries()) {
          const rest = list.slice(index).map(verbOf);
          const before = index > 0 ? list[index - 1] : undefined;
          if (before && verbOf(form) === verbOf(before)) {
            expect(new Set(rest)).toEqual(new Set([verbOf(form)]));
          }
        }
      }),
    );
  });

  it("goes on with the form that is worth most, after the first day", () => {
    const inOneFamily = anyForms({ mostSkills: 3, in: ["presente-indicativo"] });
    fc.assert(
      fc.property(inOneFamily, (forms) => {
        const list = listNewForms(forms);
        for (const [index, form] of list.entries()) {
          if (index < 10) continue;
          const before = list.slice(0, index);
          const last = before.at(-1);
          const allowed = list.slice(index).filter((one) => last && verbOf(one) !== verbOf(last));
          const frequent = allowed.filter(({ verb }) => verb && isFrequent(verb));
          const others = index < 30 && frequent.length > 0 ? frequent : allowed;
          const most = Math.max(0, ...others.map((one) => worthOf(one, before, forms)));
          expect(worthOf(form, before, forms)).toBeGreaterThanOrEqual(most - 1e-9);
        }
      }),
    );
  });

  it("brings at most three new skills at once, where a form of another verb does so", () => {
    const inOneFamily = anyForms({ in: ["presente-indicativo"] });
    fc.assert(
      fc.property(inOneFamily, (forms) => {
        const list = listNewForms(forms);
        for (const [index, form] of list.entries()) {
          const before = list.slice(0, index);
          const rest = list.slice(index);
          const last = before.at(-1);
          const isAllowed = (one: NewForm) =>
            newSkills(one, before) <= 3 && (!last || verbOf(one) !== verbOf(last));
          if (index >= 10 && rest.some(isAllowed)) expect(newSkills(form, before)).toBeLessThan(4);
        }
      }),
    );
  });
});

/** What a form is worth, by the formula alone. */
function worthOf(form: NewForm, before: readonly NewForm[], all: readonly NewForm[]): number {
  const weight = ({ verb }: NewForm) => 1 / (1 + frequencyRank(verb ?? "") / 20);
  const withSkill = (list: readonly NewForm[], skill: string) =>
    list.filter(({ skills }) => skills.includes(skill));
  const ofSkills = form.skills.map((skill) => {
    const use = Math.sqrt(withSkill(all, skill).reduce((sum, one) => sum + weight(one), 0));
    return use / (1 + withSkill(before, skill).length) ** 2;
  });
  return ofSkills.reduce((sum, worth) => sum + worth, 3 * weight(form));
}

const newSkills = ({ skills }: NewForm, before: readonly NewForm[]) =>
  skills.filter((skill) => before.every((one) => !one.skills.includes(skill))).length;

/** Forms of as many verbs, each with a skill that others share. */
function simpleForms(family: Family, names: readonly string[], context = "yo"): NewForm[] {
  return names.map((verb, index) => {
    return { family, item: verb, context, verb, skills: [`${family} ${context} ${index % 3}`] };
  });
}

const rareVerbs = Array.from({ length: 12 }, (_, index) => `verb ${index}`);

describe("the first day", () => {
  it("takes the families in turn, and another verb each time", () => {
    const forms = families.flatMap((family) => simpleForms(family, rareVerbs));
    const first = listNewForms(forms).slice(0, 10);
    const turns = Array.from({ length: 10 }, (_, index) => families[index % families.length]);
    expect(first.map(({ family }) => family)).toEqual(turns);
    expect(new Set(first.map(({ verb }) => verb)).size).toBe(10);
  });

  it("mixes persons", () => {
    const forms = ["yo", "tú", "él"].flatMap((person) =>
      simpleForms("presente-indicativo", rareVerbs, person),
    );
    const persons = listNewForms(forms).map(({ context }) => context);
    expect(persons.slice(0, 9)).toEqual(["yo", "tú", "él", "yo", "tú", "él", "yo", "tú", "él"]);
  });

  it("begins with a frequent verb and one new skill", () => {
    const form = (verb: string, skills: string[]): NewForm => {
      return { family: "presente-indicativo", item: verb, context: "yo", verb, skills };
    };
    const list = listNewForms([
      form("vestirse", ["ending", "pronoun", "rule"]),
      form("zurcir", ["ending"]),
      form("tener", ["ending", "fact"]),
      form("hablar", ["ending"]),
    ]);
    expect(list[0]?.verb).toBe("hablar");
  });
});

it("gives each family a part of its share, also one whose cards are worth less", () => {
  const frequentVerbs = ["ser", "estar", "tener", "ir", "hacer", "poder", "decir", "querer"];
  const forms = ["yo", "tú", "él", "nosotros", "ellos"].flatMap((person) =>
    simpleForms("presente-indicativo", frequentVerbs, person),
  );
  const sentences = Array.from({ length: 40 }, (_, index): NewForm => {
    const item = `sentence ${index}`;
    return { family: "desde-hace", item, context: "desde", verb: null, skills: ["key"] };
  });
  const list = listNewForms([...forms, ...sentences]);
  for (const length of [20, 30, 40]) {
    const listed = list.slice(0, length).filter(({ verb }) => verb === null).length;
    const share = (length * sentences.length) / list.length;
    expect(listed).toBeGreaterThanOrEqual(Math.floor((2 / 3) * share));
  }
});

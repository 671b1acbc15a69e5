import { itemOf } from "@verbena/core/family-item";
import { evidenceOf } from "@verbena/core/knowledge/evidence";
import { kindOf, skillKinds } from "@verbena/core/knowledge/skill";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { expect, it } from "vitest";
import { loadContent } from "./load.ts";

const { conjugation, fillIn } = await loadContent();

const skillsOfConjugation = conjugation.map((exercise) => {
  const { family, verb, tense, person } = exercise;
  return skillsOf({ family, item: itemOf(verb, tense), context: person }, exercise);
});

it("a few hundred skills make all forms of the conjugation families", () => {
  const kinds = [...new Set(skillsOfConjugation.flat())].map(kindOf);
  const numbers = skillKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]);

  expect(Object.fromEntries(numbers)).toEqual({
    // Presente 13, indefinido 12, imperfecto 12, futuro 6, condicional 6, presente de subjuntivo 12, commands of
    // vosotros 3, participle 2.
    ending: 66,
    // Both by person.
    "strong-ending": 6,
    haber: 6,
    // Stems: stressed 26, raised 12, of yo 10, of the pretérito 12, of the futuro 12. Participles 11, tenses
    // with a stem of their own 9.
    fact: 92,
    whole: 27,
    // Changes in the presente 10, in the presente de subjuntivo 6, in the indefinido 4; derivations 3.
    rule: 23,
    // c → qu, g → gu, z → c, g → j, i → y, dropped i.
    spelling: 6,
    // Six persons, three places, two lost letters.
    pronoun: 11,
    accent: 12,
    agreement: 1,
    usted: 1,
    // Not in conjugation families, and not before an error.
    key: 0,
    "does-not-change": 0,
  });
});

it("every form has a skill", () => {
  const without = conjugation.filter((_, index) => skillsOfConjugation[index]?.length === 0);

  expect(without.map(({ id }) => id)).toEqual([]);
});

it("every fill-in sentence has its key, and further skills if it asks for a form", () => {
  for (const exercise of fillIn) {
    const { id, family, explanationKey, infinitive } = exercise;
    const [key, ...others] = skillsOf({ family, item: id, context: contextOf(exercise) }, exercise);

    expect(key, id).toBe(`key ${family} ${explanationKey}`);
    expect(others.length > 0, id).toBe(infinitive !== null);
  }
});

it("every right answer shows all skills of its sentence", () => {
  const known = { isShown: () => false, hasBegun: () => false };
  const asked = [
    ...conjugation.map((sentence) => {
      const { family, verb, tense, person: context } = sentence;
      return { card: { family, item: itemOf(verb, tense), context }, sentence };
    }),
    ...fillIn.map((sentence) => {
      const { family, id: item } = sentence;
      return { card: { family, item, context: contextOf(sentence) }, sentence };
    }),
  ];
  for (const { card, sentence } of asked) {
    const answer = {
      card,
      sentence,
      given: sentence.answer,
      region: "spain",
      mode: "read",
    } as const;
    const skills = skillsOf(card, sentence);

    expect(evidenceOf(answer, known), sentence.id).toEqual(
      new Map(skills.map((skill) => [skill, "right"])),
    );
  }
});

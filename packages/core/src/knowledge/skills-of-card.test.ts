import { skillsOfForm } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { skillsOf } from "./skills-of-card.ts";

describe("skillsOf", () => {
  const leave = { family: "imperativo", item: "no irse", context: "él" } as const;

  it("reads the verb and the tense of a card", () => {
    expect(skillsOf(leave)).toEqual(
      skillsOfForm({ verb: "irse", tense: "imperativo-negativo", person: "él" }),
    );
  });

  it("adds usted if the subject is usted or ustedes", () => {
    const eats = { family: "presente-indicativo", item: "comer", context: "él" } as const;

    expect(skillsOf(eats, { subject: "Usted" })).toEqual([...skillsOf(eats), "usted third-person"]);
    expect(skillsOf(eats, { subject: "mi hermana" })).toEqual(skillsOf(eats));
  });

  it("gives a fill-in sentence its key", () => {
    const card = { family: "por-para", item: "por-causa-1", context: "por" } as const;

    expect(skillsOf(card, { explanationKey: "por_causa" })).toEqual(["key por-para por_causa"]);
  });

  it("adds the skills of the form that a fill-in sentence asks for", () => {
    const card = { family: "pasado", item: "habito-1", context: "imperfecto" } as const;
    const asked = { verb: "ir", tense: "preterito-imperfecto", person: "yo" } as const;

    expect(
      skillsOf(card, { explanationKey: "imperfecto_habito", infinitive: asked.verb, ...asked }),
    ).toEqual(["key pasado imperfecto_habito", ...skillsOfForm(asked)]);
  });

  it("knows no skills of an unknown card", () => {
    expect(skillsOf({ ...leave, item: "no es un verbo" })).toEqual([]);
    expect(skillsOf({ ...leave, context: "vos" })).toEqual([]);
    expect(skillsOf({ ...leave, context: "yo" })).toEqual([]);
  });
});

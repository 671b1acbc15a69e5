import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { skillsOf } from "../knowledge/skills-of-card.ts";
import type { FamilyCard } from "../progress/card.ts";
import { type PlacementForm, placementPool } from "./placement-pool.ts";

function form(
  family: FamilyCard["family"],
  item: string,
  context: string,
  rank = 0,
): PlacementForm {
  return { family, item, context, rank, skills: skillsOf({ family, item, context }) };
}

const poolOf = (...forms: PlacementForm[]) => placementPool(forms, { persons, region: "spain" });

const kindOfForm = (...card: Parameters<typeof form>) => poolOf(form(...card)).forms[0]?.kind;

describe("a form", () => {
  it("has the kind of its hardest skill", () => {
    const kinds = ["hablar", "levantarse", "buscar", "pedir", "tener", "ser"].map((verb) =>
      kindOfForm("preterito-indefinido", verb, verb === "pedir" ? "él" : "yo"),
    );

    expect(kinds).toEqual(["regular", "reflexive", "spelling", "fact", "fact", "fact"]);
    expect(kindOfForm("presente-indicativo", "ser", "yo")).toBe("whole-form");
    expect(kindOfForm("presente-indicativo", "pensar", "nosotros")).toBe("change");
  });

  it("is regular if it only derives from a form of another mood", () => {
    expect(kindOfForm("imperativo", "no hablar", "tú")).toBe("regular");
  });

  it("is harder the rarer its irregular verb is, up to a limit", () => {
    const difficultyAt = (rank: number) =>
      poolOf(form("preterito-indefinido", "tener", "yo", rank)).forms[0]?.difficulty;

    expect(difficultyAt(0)).toBeCloseTo(-0.2, 12);
    expect(difficultyAt(40)).toBeCloseTo(0.8, 12);
    expect(difficultyAt(1000)).toBeCloseTo(1.55, 12);
  });
});

describe("a skill", () => {
  it("is estimated in the easiest family that needs it, with its most frequent verb", () => {
    const forms = [
      form("presente-subjuntivo", "tener", "yo", 3),
      form("presente-indicativo", "mantener", "yo", 80),
      form("presente-indicativo", "tener", "yo", 3),
    ];
    const [skill] = poolOf(...forms).skills.filter((one) => one.skill.startsWith("fact tener"));

    expect(skill).toMatchObject({ family: "presente-indicativo", kind: "fact" });
    expect(skill?.difficulty).toBeCloseTo(0.4 + 3 / 40 - 0.6, 12);
  });

  it("is not estimated if only accents are concerned", () => {
    const { skills } = poolOf(form("preterito-indefinido", "hablar", "yo"));

    expect(skills.map(({ skill }) => skill)).toEqual(["ending preterito-indefinido yo ar"]);
  });
});

it("estimates only the choice of a fill-in sentence that also asks for a form", () => {
  const card = { family: "pasado", item: "pasado-1", context: "indefinido" } as const;
  const sentence = {
    explanationKey: "indefinido_suceso",
    infinitive: "tener",
    tense: "preterito-indefinido",
    person: "yo",
  } as const;
  const pool = poolOf({ ...card, skills: skillsOf(card, sentence), rank: 3 });

  expect(pool.skills.map(({ skill }) => skill)).toEqual(["key pasado indefinido_suceso"]);
  expect(pool.forms.map(({ kind, luck }) => ({ kind, luck }))).toEqual([
    { kind: "choice", luck: 1 / 3 },
  ]);
});

it("leaves out persons that are not practised, and skills that only they need", () => {
  const forms = persons.map((person) => form("presente-indicativo", "hablar", person));
  const { skills } = placementPool(forms, { persons, region: "latin-america" });

  expect(skills.map(({ skill }) => skill)).not.toContain("ending presente-indicativo vosotros ar");
  expect(skills.length).toBe(5);
});

import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { allFamilies, cefrLevels, families } from "../families.ts";
import {
  askedPersons,
  cefrLevelOf,
  familiesUpTo,
  firstFamilies,
  highestLevel,
  isPractised,
  isReviewed,
} from "./practice-choice.ts";

const spain = { families: firstFamilies, persons, region: "spain" } as const;
const america = { ...spain, region: "latin-america" } as const;

describe("families by level", () => {
  it("are at least three at A1, and all at B2", () => {
    expect(firstFamilies.length).toBeGreaterThanOrEqual(3);
    expect(familiesUpTo("B2")).toEqual(allFamilies);
  });

  it("of a level include those below", () => {
    for (const [place, level] of cefrLevels.entries()) {
      const known = familiesUpTo(level);
      const below = cefrLevels.slice(0, place + 1);
      expect(known).toEqual(allFamilies.filter((key) => below.includes(families[key].level)));
    }
  });

  it("tell the level, unless the learner has made another choice", () => {
    expect(cefrLevelOf(firstFamilies.toReversed())).toBe("A1");
    expect(cefrLevelOf(["desde-hace"])).toBeNull();
  });
});

describe("the highest level", () => {
  it("is that of the most advanced family", () => {
    for (const level of cefrLevels) expect(highestLevel(familiesUpTo(level))).toBe(level);
    expect(highestLevel(["por-para", "presente-indicativo"])).toBe("B2");
  });

  it("is A1 without a family", () => {
    expect(highestLevel([])).toBe("A1");
  });
});

describe("asked persons", () => {
  it("are the chosen ones in Spain", () => {
    expect(askedPersons({ ...spain, persons: ["vosotros"] })).toEqual(["vosotros"]);
  });

  it("do not include vosotros in Latin America", () => {
    expect(askedPersons({ ...america, persons: ["yo", "vosotros"] })).toEqual(["yo"]);
  });

  it("are all others in Latin America if only vosotros is chosen", () => {
    const asked = ["yo", "tú", "él", "nosotros", "ellos"];
    expect(askedPersons({ ...america, persons: ["vosotros"] })).toEqual(asked);
  });
});

describe("a card", () => {
  const vosotros = {
    family: "presente-indicativo",
    item: "hablar",
    context: "vosotros",
  } as const;

  it("of an excluded person is not asked", () => {
    expect(isPractised(vosotros, spain)).toBe(true);
    expect(isPractised(vosotros, america)).toBe(false);
    expect(isPractised(vosotros, { ...spain, persons: ["yo"] })).toBe(false);
  });

  it("with a word is asked whatever the persons are", () => {
    const word = { family: "desde-hace", item: "dos-anios", context: "hace" } as const;
    expect(isPractised(word, { ...spain, persons: ["yo"] })).toBe(true);
  });

  it.each([
    ["pasado-velas-cumple-vosotros", false],
    ["pasado-noticia-hermana", true],
  ])("of the sentence %s is asked in Latin America: %s", (item, isAsked) => {
    const card = { family: "pasado", item, context: "indefinido" } as const;
    expect(isPractised(card, america)).toBe(isAsked);
    expect(isPractised(card, spain)).toBe(true);
  });

  it("of a family that is not chosen is practised there, but not reviewed", () => {
    const choice = { ...spain, families: ["desde-hace"] } as const;
    expect(isPractised(vosotros, choice)).toBe(true);
    expect(isReviewed(vosotros, choice)).toBe(false);
    expect(isReviewed(vosotros, spain)).toBe(true);
  });
});

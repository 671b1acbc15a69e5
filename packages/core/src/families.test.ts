import { describe, expect, it } from "vitest";
import { families, isConjugationFamily, isFamily } from "./families.ts";

describe("the families", () => {
  it.each([
    ["presente-indicativo", true, true],
    ["preterito-indefinido", true, true],
    ["desde-hace", true, false],
    ["Desde-hace", false, false],
    ["toString", false, false],
  ])("tells whether %s is a family: %s, and a conjugation: %s", (key, family, conjugation) => {
    expect([isFamily(key), isConjugationFamily(key)]).toEqual([family, conjugation]);
  });

  it("gives each family its own sign, short enough for the narrow menu", () => {
    const signs = Object.values(families).map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(signs.length);
    expect(signs.filter((sign) => !/^.{1,4}$/u.test(sign))).toEqual([]);
  });

  it("shortens the name of a family only by leaving out words", () => {
    const words = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
    const renamed = Object.values(families).filter(({ name, shortName }) =>
      words(shortName).some((word) => !words(name).includes(word)),
    );
    expect(renamed).toEqual([]);
  });
});

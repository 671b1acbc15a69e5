import { expect, it } from "vitest";
import { conjugationFamilies, families } from "./families.ts";
import { itemOf, readItem } from "./family-item.ts";

it("puts no before the infinitive of the negative imperative", () => {
  expect(itemOf("hablar", "imperativo-negativo")).toBe("no hablar");
  expect(itemOf("hablar", "imperativo-afirmativo")).toBe("hablar");
});

it.each(conjugationFamilies)("reads the verb and the tense of an item of %s", (family) => {
  for (const tense of families[family].tenses) {
    expect(readItem(family, itemOf("hablar", tense))).toEqual({ verb: "hablar", tense });
  }
});

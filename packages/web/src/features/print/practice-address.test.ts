import { expect, it } from "vitest";
import { practicePath } from "./practice-address.ts";

it("leads to the practice of a family, or of some of its verbs, that is open to everybody", () => {
  expect(practicePath({ families: ["por-para"], items: undefined }, "nl")).toBe(
    "/nl/try/b2?family=por-para",
  );
  expect(practicePath({ families: ["imperativo"], items: ["oír", "no oír"] }, "fr")).toBe(
    "/fr/try/b1?family=imperativo&verbs=o%C3%ADr,no%20o%C3%ADr",
  );
});

it("is null for several families, and for a list that is too long for a small code", () => {
  const families = ["por-para", "desde-hace"] as const;
  expect(practicePath({ families, items: undefined }, "fr")).toBeNull();
  const items = Array.from({ length: 80 }, (_, index) => `verbo${index}`);
  expect(practicePath({ families: ["imperativo"], items }, "fr")).toBeNull();
});

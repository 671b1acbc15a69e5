import { describe, expect, it } from "vitest";
import { conjugatorUrl, usefulLinks } from "./links.ts";

describe("the useful links", () => {
  it("are two general ones and three to train with", () => {
    expect(usefulLinks.general.map(({ name }) => name)).toEqual([
      "WordReference – Conjugador de verbos",
      "Diccionario de la lengua española (RAE)",
    ]);
    expect(usefulLinks.training.map(({ name }) => name)).toEqual([
      "Lingolia Español",
      "AVETECA – Instituto Cervantes",
      "Ver-Taal",
    ]);
  });

  it("lead to different pages over TLS", () => {
    const urls = Object.values(usefulLinks).flatMap((group) =>
      group.map(({ url }) => new URL(url)),
    );

    expect(urls.map(({ protocol }) => protocol)).toEqual(Array(5).fill("https:"));
    expect(new Set(urls.map(({ host }) => host)).size).toBe(5);
  });
});

describe("the page of a verb", () => {
  const verbAsked = (infinitive: string) =>
    new URL(conjugatorUrl(infinitive)).searchParams.get("v");

  it("is the conjugator’s", () => {
    expect(conjugatorUrl("hablar")).toBe(
      "https://www.wordreference.com/conj/esverbs.aspx?v=hablar",
    );
  });

  it.each([
    ["levantarse", "levantar"],
    ["irse", "ir"],
    ["reírse", "reír"],
  ])("of %s is that of %s", (reflexive, plain) => {
    expect(verbAsked(reflexive)).toBe(plain);
  });

  it("keeps ñ and accents", () => {
    expect(verbAsked("enseñar")).toBe("enseñar");
    expect(conjugatorUrl("oír")).toMatch(/\?v=o%C3%ADr$/);
  });
});

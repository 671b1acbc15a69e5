import { describe, expect, it } from "vitest";
import { conjugatorUrl, usefulLinks } from "./links.ts";

describe("the useful links", () => {
  it("are two general links and three for training", () => {
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

  it("lead to different sites over HTTPS", () => {
    const urls = Object.values(usefulLinks).flatMap((group) =>
      group.map(({ url }) => new URL(url)),
    );

    expect(urls.map(({ protocol }) => protocol)).toEqual(Array(5).fill("https:"));
    expect(new Set(urls.map(({ host }) => host)).size).toBe(5);
  });
});

describe("conjugatorUrl", () => {
  const verbAsked = (infinitive: string) =>
    new URL(conjugatorUrl(infinitive)).searchParams.get("v");

  it("links to the page of the verb", () => {
    expect(conjugatorUrl("hablar")).toBe(
      "https://www.wordreference.com/conj/esverbs.aspx?v=hablar",
    );
  });

  it.each([
    ["levantarse", "levantar"],
    ["irse", "ir"],
    ["reírse", "reír"],
  ])("links %s to the page of %s", (reflexive, plain) => {
    expect(verbAsked(reflexive)).toBe(plain);
  });

  it("encodes ñ and accents", () => {
    expect(conjugatorUrl("enseñar")).toMatch(/\?v=ense%C3%B1ar$/);
    expect(conjugatorUrl("oír")).toMatch(/\?v=o%C3%ADr$/);
  });
});

import { describe, expect, it } from "vitest";
import { commonestSentences } from "./common-sentences.ts";

const card = (item: string, sentence: string) => ({
  family: "presente-indicativo" as const,
  item,
  context: "yo",
  sentence,
});

/** Many sentences that make the words *niño*, *casa*, *en* and *la* common. */
const others = Array.from({ length: 1_000 }, (_, index) =>
  card(`verbo ${index}`, "Los niños _____ en la casa."),
);

const chosenFor = (...sentences: string[]) =>
  commonestSentences([...others, ...sentences.map((one) => card("hablar", one))]).find(
    ({ sentence }) => sentence.item === "hablar",
  );

describe("the commonest sentence of a card", () => {
  it("is the one whose words other sentences have", () => {
    const chosen = chosenFor("El escaparate _____ en la casa.", "La niña _____ en la casa.");

    expect(chosen?.sentence.sentence).toBe("La niña _____ en la casa.");
    expect(chosen?.isCommon).toBe(true);
  });

  it("is not common if a word of it is rare", () => {
    expect(chosenFor("La niña _____ en el escaparate.")?.isCommon).toBe(false);
  });

  it("may have names", () => {
    expect(chosenFor("La niña _____ en la casa, Marta.")?.isCommon).toBe(true);
  });

  it("takes no capital letter at the beginning of a sentence for a name", () => {
    expect(chosenFor("Escaparates _____ en la casa.")?.isCommon).toBe(false);
  });
});

it("has each card once", () => {
  const chosen = commonestSentences([card("hablar", "Ayer _____."), card("hablar", "Hoy _____.")]);

  expect(chosen).toHaveLength(1);
});

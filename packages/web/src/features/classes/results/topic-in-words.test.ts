import { beforeAll, expect, it } from "vitest";
import type { Translate } from "#i18n/translate.ts";
import { loadTranslation } from "#i18n/use-translation.ts";
import { topicInWords } from "./topic-in-words.ts";

let t: Translate;

beforeAll(async () => {
  const names = ["classResults", "ruleMap", "diagnosis", "conjugation", "causes"] as const;
  ({ t } = await loadTranslation("en", ...names));
});

const tuve = {
  topic: "fact tener strong-preterite",
  cards: [
    {
      family: "preterito-indefinido",
      item: "tener",
      context: "yo",
      cell: { verb: "tener", tense: "preterito-indefinido", person: "yo" },
      form: "tuve",
    },
  ],
} as const;

it("says the rule of a skill, and the name of a cause", () => {
  const cards = [...tuve.cards];
  expect(topicInWords(t, { ...tuve, cards })).toBe(
    "In the pretérito indefinido, the stem of *tener* is *tuv-*.",
  );
  expect(topicInWords(t, { topic: "wrong-person", cards })).toBe("Wrong person");
});

it("says nothing of a skill that no card asks any more", () => {
  expect(topicInWords(t, { ...tuve, cards: [] })).toBe("");
});

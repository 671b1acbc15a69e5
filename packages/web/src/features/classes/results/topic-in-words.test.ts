import type { ClassConfusion } from "@verbena/server/client";
import { beforeAll, expect, it } from "vitest";
import type { Translate } from "#i18n/translate.ts";
import { loadTranslation } from "#i18n/use-translation.ts";
import { examplesInWords, topicInWords } from "./topic-in-words.ts";

let t: Translate;

beforeAll(async () => {
  const names = ["classResults", "ruleMap", "diagnosis", "conjugation", "causes"] as const;
  ({ t } = await loadTranslation("en", ...names));
});

const tuve: ClassConfusion = {
  topic: "fact tener strong-preterite",
  pupils: 14,
  answers: 20,
  examples: [
    { given: "tení", expected: "tuve" },
    { given: "tenió", expected: "tuvo" },
    { given: "tenimos", expected: "tuvimos" },
  ],
  cards: [
    {
      family: "preterito-indefinido",
      item: "tener",
      context: "yo",
      given: ["tení"],
      cell: { verb: "tener", tense: "preterito-indefinido", person: "yo" },
    },
  ],
};

it("says the rule of a skill, and the name of a cause", () => {
  expect(topicInWords(t, tuve)).toBe("In the pretérito indefinido, the stem of *tener* is *tuv-*.");
  expect(topicInWords(t, { ...tuve, topic: "wrong-person" })).toBe("Wrong person");
});

it("says nothing of a skill that no card asks any more", () => {
  expect(topicInWords(t, { ...tuve, cards: [] })).toBe("");
});

it("sets two wrong answers beside the right ones", () => {
  expect(examplesInWords(t, tuve)).toBe("*tení*, *tenió* for *tuve*, *tuvo*");
  expect(examplesInWords(t, { examples: [] })).toBe("");
});

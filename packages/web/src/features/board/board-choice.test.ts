import { type Person, persons } from "@verbena/spanish";
import { expect, it } from "vitest";
import { formExercise } from "#testing/exercises.ts";
import {
  type BoardChoice,
  choiceOf,
  searchOf,
  sentencesOf,
  shuffled,
  wordsWithoutSentence,
} from "./board-choice.ts";
import { regularMistake } from "./regular-mistake.ts";

const usual = { family: "preterito-indefinido", persons } as const;

const choice: BoardChoice = {
  family: "imperativo",
  packageId: undefined,
  verbs: "tener, ir",
  persons: ["tú", "vosotros"],
};

it.each<BoardChoice>([
  choice,
  { ...choice, verbs: undefined },
  { ...choice, verbs: undefined, packageId: "0b5d" },
  { ...choice, family: "por-para", verbs: undefined, persons },
])("reads a choice from its address: %j", (written) => {
  expect(choiceOf(searchOf(written), usual)).toEqual(written);
});

it.each([{}, { family: "futuro", persons: "ella" }, { persons: "" }])(
  "chooses what is usual where the address says nothing known: %j",
  (search) => {
    expect(choiceOf(search, usual)).toEqual({
      ...usual,
      packageId: undefined,
      verbs: undefined,
    });
  },
);

/** The sentences of some verbs in two persons. */
const exercises = ["tener", "no tener", "ir", "ser"].flatMap((item) =>
  (["tú", "vosotros"] as const satisfies Person[]).map((person) =>
    formExercise({ item, verb: item.replace("no ", ""), person, context: person }),
  ),
);

const shown = (found: ReturnType<typeof sentencesOf>) =>
  found.map(({ item, context }) => `${item} ${context}`);

it("a list of verbs also chooses their negative imperative", () => {
  const chosen = sentencesOf(exercises, { ...choice, persons: ["tú"] }, undefined, "spain");
  expect(shown(chosen)).toEqual(["tener tú", "no tener tú", "ir tú"]);
});

it("a selection has only its verbs, and Latin America no vosotros", () => {
  const selected = { ...choice, verbs: undefined };
  const chosen = sentencesOf(exercises, selected, ["ser"], "latin-america");
  expect(shown(chosen)).toEqual(["ser tú"]);
});

it("names the words of a list that have no sentence, each once", () => {
  expect(wordsWithoutSentence("Tener; nadar,  IR nadar", exercises)).toEqual(["nadar"]);
});

it("a seed always gives the same order of all sentences, and another seed another one", () => {
  const orders = [1, 1, 2].map((seed) => shown(shuffled(exercises, seed)));
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).not.toEqual(orders[0]);
  expect(orders[2]?.toSorted()).toEqual(shown(exercises).toSorted());
});

it("sentences that the class got wrong come first", () => {
  const wrong = formExercise({ item: "ser", context: "yo", answer: "fui" });
  const wrongAnswers = [{ given: "serí", expected: "fui" }];
  for (const seed of [1, 2, 3]) {
    expect(shuffled([...exercises, wrong], seed, wrongAnswers)[0]).toBe(wrong);
  }
});

it.each([
  [formExercise(), "tení"],
  [formExercise({ verb: "hablar", answer: "hablé" }), null],
  // Only the accent differs from the regular form, and an accent is no wrong form.
  [formExercise({ verb: "ver", answer: "vi" }), null],
  [
    formExercise({
      verb: "tener",
      tense: "imperativo-negativo",
      person: "tú",
      answer: "tengas",
    }),
    "tenas",
  ],
  [formExercise({ verb: "ponerse", answer: "me puse" }), "me poní"],
  [formExercise({ verb: "decir", tense: "preterito-perfecto", answer: "he dicho" }), null],
])("the regular form is a mistake only where the verb is irregular", (exercise, mistake) => {
  expect(regularMistake(exercise, "spain")).toBe(mistake);
});

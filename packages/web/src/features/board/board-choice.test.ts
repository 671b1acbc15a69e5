import { type Person, persons } from "@verbena/spanish";
import { expect, it } from "vitest";
import { formExercise } from "#testing/exercises.ts";
import {
  type BoardChoice,
  choiceOf,
  searchOf,
  sentencesOf,
  shuffled,
  sourceOf,
  wordsWithoutSentence,
  wrongAnswersTo,
} from "./board-choice.ts";
import { regularMistake } from "./regular-mistake.ts";

const usual = { family: "preterito-indefinido", persons, region: "spain" } as const;

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
      family: usual.family,
      packageId: undefined,
      verbs: undefined,
      persons,
    });
  },
);

/** The sentences of some verbs in two persons. */
const exercises = ["tener", "no tener", "ir", "ser"].flatMap((item) =>
  (["tú", "vosotros"] as const satisfies Person[]).map((person) =>
    formExercise({
      family: "imperativo",
      item,
      verb: item.replace("no ", ""),
      person,
      context: person,
    }),
  ),
);

const shown = (found: ReturnType<typeof sentencesOf>) =>
  found.map(({ item, context }) => `${item} ${context}`);

it("a list of verbs also chooses their negative imperative", () => {
  const source = sourceOf(choice, undefined);
  const chosen = sentencesOf(exercises, source, { persons: ["tú"], region: "spain" });
  expect(shown(chosen)).toEqual(["tener tú", "no tener tú", "ir tú"]);
});

it("a selection has only its verbs, and Latin America no vosotros", () => {
  const source = sourceOf({ ...choice, verbs: undefined }, ["ser"]);
  const chosen = sentencesOf(exercises, source, { persons, region: "latin-america" });
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

it("sentences of forms that the class got wrong come first, and not others with the same answer", () => {
  const [ser, ir] = ["ser", "ir"].map((item) =>
    formExercise({ item, verb: item, context: "yo", answer: "fui" }),
  );
  if (!ser || !ir) throw new Error("The verbs have a sentence.");
  const wrongAnswers = [
    { family: ser.family, item: "ser", context: "yo", given: ["serí"] },
    // Nobody has answered it.
    { family: ser.family, item: "ir", context: "yo", given: [] },
  ];
  for (const seed of [1, 2, 3]) {
    expect(shuffled([...exercises, ir, ser], seed, wrongAnswers)[0]).toBe(ser);
  }
  expect([ser, ir].map((one) => wrongAnswersTo(one, wrongAnswers))).toEqual([["serí"], []]);
});

it("shows one sentence of each form, in several tenses and of a rule", () => {
  const [tense, other] = ["preterito-indefinido", "presente-indicativo"] as const;
  const forms = ["tener", "hablar"].flatMap((verb) =>
    [tense, other].flatMap((family) =>
      [1, 2].map((number) => formExercise({ verb, item: verb, family, number })),
    ),
  );
  const asked = { persons, region: "spain" } as const;
  const inTwoTenses = { kind: "verbs", verbs: ["tener"], families: [tense, other] } as const;
  expect(sentencesOf(forms, inTwoTenses, asked).map(({ family }) => family)).toEqual([
    tense,
    other,
  ]);
  const skill = "fact tener strong-preterite" as const;
  const ofRule = { kind: "skill", skill, families: [tense, other] } as const;
  expect(sentencesOf(forms, ofRule, asked)).toHaveLength(1);
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

import {
  type ConjugationFamily,
  choicesIn,
  conjugationFamilies,
  explainedChoice,
  explanationKeysOf,
  type FillInFamily,
  families,
  fillInFamilies,
} from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import { type Language, languages, translationLanguages } from "@verbena/core/languages";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { VOSOTROS_SUFFIX } from "@verbena/core/session/practice-choice";
import { formOf, persons, verbOf } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { type ConjugationExercise, type FillInExercise, loadContent } from "./load.ts";
import {
  conjugationLength,
  containsWords,
  fillInLength,
  instructionViolations,
  type StyleRule,
  sentenceViolations,
  styleRules,
  textViolations,
  wordsOf,
} from "./style/style-violations.ts";

/** Verbs that are natural only in some persons. */
const verbsOfSomePersons = [
  "haber",
  "gustar",
  "nacer",
  "morir",
  "doler",
  "costar",
  "importar",
  "parecer",
  "valer",
];

type Exercise = ConjugationExercise | FillInExercise;

const isFillIn = (exercise: Exercise): exercise is FillInExercise => "note" in exercise;

const { conjugation, fillIn } = await loadContent();
const exercises: Exercise[] = [...conjugation, ...fillIn];
const sentencesByFamily = [
  ...conjugationFamilies.map((key) => ({
    key,
    sentences: conjugation.filter(({ family }) => family === key),
  })),
  ...fillInFamilies.map((key) => ({ key, sentences: fillInOf(key) })),
];

function fillInOf(key: FillInFamily): FillInExercise[] {
  return fillIn.filter(({ family }) => family === key);
}

/** The sentences of each verb. A verb's affirmative and negative imperatives are separate entries. */
const sentencesByVerb = (key: ConjugationFamily) =>
  Map.groupBy(
    conjugation.filter(({ family }) => family === key),
    ({ verb, tense }) => itemOf(verb, tense),
  );

/** The persons of the family's tenses. The imperative has no *yo*. */
const personsIn = (key: ConjugationFamily) =>
  persons.filter((person) =>
    families[key].tenses.some((tense) => formOf(verbOf("hablar"), tense, person)),
  );

/** The persons that have a sentence, in the order of the sentences. */
const personsOf = (sentences: readonly ConjugationExercise[]) => [
  ...new Set(sentences.map(({ person }) => person)),
];

type CheckedText = [where: string, text: string, brokenRules: StyleRule[]];

/** All texts of an exercise with the rules of style that they break. */
function textsOf(exercise: Exercise): CheckedText[] {
  const { sentence, answer, translations } = exercise;
  const length = isFillIn(exercise) ? fillInLength : conjugationLength;
  const texts: CheckedText[] = [
    ["sentence", sentence, sentenceViolations({ sentence, answer, length })],
  ];
  const add = (where: string, text: string, language: Language) =>
    texts.push([where, text, textViolations(text, language)]);
  for (const language of translationLanguages) add(language, translations[language], language);
  if (!isFillIn(exercise)) return texts;
  const { explanation, note, instruction } = exercise;
  for (const language of languages) {
    add(`explanation ${language}`, explanation[language], language);
    if (note) add(`note ${language}`, note[language], language);
  }
  if (instruction)
    texts.push(["instruction", instruction, instructionViolations(instruction, answer)]);
  return texts;
}

/** `id, where: text` of each text that breaks a rule of style. */
function textsThatBreak(rule: StyleRule): string[] {
  return exercises.flatMap((exercise) =>
    textsOf(exercise)
      .filter(([, , rules]) => rules.includes(rule))
      .map(([where, text]) => `${exercise.id}, ${where}: ${text}`),
  );
}

describe("the content", () => {
  it.each(conjugationFamilies)("has at least 54 verbs in all persons for %s", (key) => {
    const verbs = [...sentencesByVerb(key).values()];

    expect(
      verbs.filter((sentences) => personsOf(sentences).length === personsIn(key).length).length,
    ).toBeGreaterThanOrEqual(54);
  });

  it.each(conjugationFamilies)(
    "has all persons of each verb for %s, except verbs that are natural only in some",
    (key) => {
      for (const [item, sentences] of sentencesByVerb(key)) {
        if (sentences.some(({ verb }) => verbsOfSomePersons.includes(verb))) continue;
        expect(personsOf(sentences), item).toEqual(personsIn(key));
      }
    },
  );

  it.each(fillInFamilies)("has at least 80 sentences of %s", (key) => {
    expect(fillInOf(key).length).toBeGreaterThanOrEqual(80);
  });

  it.each(fillInFamilies)("has at least six sentences for each explanation of %s", (key) => {
    const explained = Map.groupBy(fillInOf(key), ({ explanationKey }) => explanationKey);
    const counts = explanationKeysOf(key).map((name) => [name, explained.get(name)?.length ?? 0]);

    expect(counts.filter(([, count]) => Number(count) < 6)).toEqual([]);
  });

  it.each(fillInFamilies)("asks for no choice of %s much more often than for the others", (key) => {
    const sentences = fillInOf(key);
    const mostOften = (1.6 * sentences.length) / choicesIn(key).length;
    for (const [choice, ofChoice] of Map.groupBy(sentences, contextOf)) {
      expect(ofChoice.length, choice).toBeLessThan(mostOften);
    }
  });

  it("gives each sentence a unique id", () => {
    const ids = exercises.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("a text", () => {
  it.each(styleRules)("follows the style rule %s", (rule) => {
    expect(textsThatBreak(rule)).toEqual([]);
  });
});

/** The words of a text as one string, and each variant with one word left out. */
function nearTexts(text: string): Set<string> {
  const words = wordsOf(text);
  const shorter = words.map((_, index) => words.toSpliced(index, 1).join(" "));
  return new Set([words.join(" "), ...shorter]);
}

describe("a sentence", () => {
  it.each(sentencesByFamily)(
    "of $key differs from every other sentence in more than one word",
    ({ sentences }) => {
      const seen = new Map<string, string>();
      const twins: [string, string][] = [];
      for (const { id, sentence } of sentences) {
        for (const text of nearTexts(sentence)) {
          const other = seen.get(text);
          if (other && other !== id) twins.push([other, id]);
          seen.set(text, id);
        }
      }

      expect(twins).toEqual([]);
    },
  );
});

describe("an instruction", () => {
  const instructed = fillIn.flatMap(({ id, family, instruction }) =>
    instruction === null ? [] : [{ id, family, instruction }],
  );

  it("helps with at least ten sentences of each fill-in family", () => {
    const counts = fillInFamilies.map(
      (key) => instructed.filter(({ family }) => family === key).length,
    );

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
  });

  it("uses words that the Spanish sentences use too", () => {
    const known = new Set(
      exercises.flatMap(({ sentence, answer }) => wordsOf(sentence.replace(/_+/, answer))),
    );
    const unknown = instructed.flatMap(({ id, instruction }) =>
      wordsOf(instruction).flatMap((word) => (known.has(word) ? [] : [`${id}: ${word}`])),
    );

    expect(unknown).toEqual([]);
  });

  it("contains no answer of its family", () => {
    const telling = instructed.flatMap(({ id, family, instruction }) =>
      fillInOf(family).some(({ answer }) => containsWords(instruction, answer)) ? [id] : [],
    );

    expect(telling).toEqual([]);
  });
});

describe("a fill-in sentence", () => {
  it("has an id that says whether it asks for a form of vosotros", () => {
    for (const { id, person } of fillIn) {
      expect(id.endsWith(VOSOTROS_SUFFIX), id).toBe(person === "vosotros");
    }
  });

  it("of desde-hace names its time words always, and the other verb only where that verb's tense decides between two words", () => {
    const decidedByTense = ["desde_hace_duracion_continua", "hace_duracion_pasado"];

    for (const exercise of fillInOf("desde-hace")) {
      const { id, explanationKey, complement, verb } = exercise;
      const named = { complement: complement !== null, verb: verb !== null };
      const expected = { complement: true, verb: decidedByTense.includes(explanationKey) };
      expect(named, id).toEqual(expected);
    }
  });

  it("asks for the choice of its explanation", () => {
    for (const exercise of fillIn) {
      const { id, family, explanationKey } = exercise;
      expect(contextOf(exercise), id).toBe(explainedChoice(family, explanationKey));
    }
  });
});

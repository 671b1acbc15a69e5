import {
  type ConjugationKey,
  conjugationKeys,
  explanationKeys,
  type Language,
  languages,
  persons,
  translationLanguages,
} from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { explainedWord } from "./asked-form.ts";
import { type ConjugationExercise, type FillInExercise, loadContent } from "./load.ts";
import {
  conjugationLength,
  faultsOfInstruction,
  faultsOfSentence,
  faultsOfText,
  fillInLength,
  type StyleRule,
  styleRules,
  wordsOf,
} from "./style/style-rules.ts";

/** Verbs that daily speech uses in some persons only. */
const verbsOfSomePersons = ["haber", "gustar", "nacer", "morir", "doler", "costar"];

type Exercise = ConjugationExercise | FillInExercise;

const { conjugation, fillIn } = await loadContent();
const exercises: Exercise[] = [...conjugation, ...fillIn];
const families = [
  ...conjugationKeys.map((key) => ({
    key,
    sentences: conjugation.filter(({ tense }) => tense === key),
  })),
  { key: "desde-hace", sentences: fillIn },
];

const sentencesByVerb = (key: ConjugationKey) =>
  Map.groupBy(
    conjugation.filter(({ tense }) => tense === key),
    ({ verb }) => verb,
  );

type Said = [where: string, text: string, broken: StyleRule[]];

/** All that an exercise says, each with the rules of style that it breaks. */
function textsOf(exercise: Exercise): Said[] {
  const { sentence, answer, translations } = exercise;
  const length = "type" in exercise ? fillInLength : conjugationLength;
  const said: Said[] = [["sentence", sentence, faultsOfSentence({ sentence, answer, length })]];
  const say = (where: string, text: string, language: Language) =>
    said.push([where, text, faultsOfText(text, language)]);
  for (const language of translationLanguages) say(language, translations[language], language);
  if (!("note" in exercise)) return said;
  const { explanation, note, instruction } = exercise;
  for (const language of languages) {
    say(`explanation ${language}`, explanation[language], language);
    if (note) say(`note ${language}`, note[language], language);
  }
  if (instruction)
    said.push(["instruction", instruction, faultsOfInstruction(instruction, answer)]);
  return said;
}

/** `id, where: text` of each text that breaks a rule of style. */
function textsThatBreak(rule: StyleRule): string[] {
  return exercises.flatMap((exercise) =>
    textsOf(exercise)
      .filter(([, , rules]) => rules.includes(rule))
      .map(([where, text]) => `${exercise.id}, ${where}: ${text}`),
  );
}

describe("the stock", () => {
  it.each(conjugationKeys)("has at least 54 verbs in six persons for %s", (key) => {
    const verbs = [...sentencesByVerb(key).values()];

    expect(verbs.filter(({ length }) => length === 6).length).toBeGreaterThanOrEqual(54);
  });

  it.each(conjugationKeys)(
    "has each verb in all six persons for %s, but those that are natural in some only",
    (key) => {
      for (const [verb, sentences] of sentencesByVerb(key)) {
        if (verbsOfSomePersons.includes(verb)) continue;
        expect(
          sentences.map(({ person }) => person),
          verb,
        ).toEqual(persons);
      }
    },
  );

  it("has at least 80 fill-in sentences", () => {
    expect(fillIn.length).toBeGreaterThanOrEqual(80);
  });

  it.each(explanationKeys)("has at least six sentences that %s explains", (key) => {
    const explained = fillIn.filter(({ explanationKey }) => explanationKey === key);

    expect(explained.length).toBeGreaterThanOrEqual(6);
  });

  it("lets nobody pass by always answering the same fill-in word", () => {
    for (const [word, sentences] of Map.groupBy(fillIn, ({ answer }) => answer)) {
      expect(sentences.length / fillIn.length, word).toBeLessThan(0.4);
    }
  });

  it("gives each sentence an id of its own", () => {
    const ids = exercises.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("a text", () => {
  it.each(styleRules)("keeps the rule of style that is called %s", (rule) => {
    expect(textsThatBreak(rule)).toEqual([]);
  });
});

describe("a sentence", () => {
  it.each(families)("of $key differs from the others in more than a word", ({ sentences }) => {
    const seen = new Map<string, string>();
    const twins: [string, string][] = [];
    for (const { id, sentence } of sentences) {
      for (const shorter of withoutAWord(sentence)) {
        const other = seen.get(shorter);
        if (other && other !== id) twins.push([other, id]);
        seen.set(shorter, id);
      }
    }

    expect(twins).toEqual([]);
  });
});

/** The words of a text, and what is left of them when any one is taken away. */
function withoutAWord(text: string): Set<string> {
  const words = wordsOf(text);
  const shorter = words.map((_, index) => words.toSpliced(index, 1).join(" "));
  return new Set([words.join(" "), ...shorter]);
}

describe("a fill-in sentence", () => {
  it("quotes its verb where a duration leaves two words to choose from, and only there", () => {
    const isTold = ({ complement, verb }: FillInExercise) => [complement !== null, verb !== null];
    const decidedByTense = ["desde_hace_duracion_continua", "hace_duracion_pasado"];

    for (const exercise of fillIn) {
      const { id, explanationKey } = exercise;
      expect(isTold(exercise), id).toEqual([true, decidedByTense.includes(explanationKey)]);
    }
  });

  it("asks for the word that its explanation is about", () => {
    for (const { id, answer, explanationKey } of fillIn) {
      expect(answer, id).toBe(explainedWord(explanationKey));
    }
  });
});

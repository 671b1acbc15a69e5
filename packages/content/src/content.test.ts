import {
  type ConjugationKey,
  conjugationKeys,
  explanationKeys,
  languages,
  persons,
  translationLanguages,
} from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { explainedWord } from "./asked-form.ts";
import { type ConjugationExercise, type FillInExercise, loadContent } from "./load.ts";

/** Verbs that daily speech uses in some persons only. */
const verbsOfSomePersons = ["haber", "gustar", "nacer", "morir", "doler"];

type Exercise = ConjugationExercise | FillInExercise;

const { conjugation, fillIn } = await loadContent();
const exercises: Exercise[] = [...conjugation, ...fillIn];
const families = [
  ...conjugationKeys.map((key) => ({
    key,
    length: { min: 5, max: 14 },
    sentences: conjugation.filter(({ tense }) => tense === key),
  })),
  { key: "desde-hace", length: { min: 5, max: 16 }, sentences: fillIn },
];

const sentencesByVerb = (key: ConjugationKey) =>
  Map.groupBy(
    conjugation.filter(({ tense }) => tense === key),
    ({ verb }) => verb,
  );
const finished = ({ sentence, answer }: Exercise) => sentence.replace(/_+/, answer);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** All that an exercise says, as `[where, text]`. */
function textsOf(exercise: Exercise): [where: string, text: string][] {
  const { translations } = exercise;
  const said: [string, string][] = [["sentence", finished(exercise)]];
  for (const language of translationLanguages) said.push([language, translations[language]]);
  if (!("note" in exercise)) return said;
  for (const language of languages) {
    said.push([`explanation ${language}`, exercise.explanation[language]]);
    if (exercise.note) said.push([`note ${language}`, exercise.note[language]]);
  }
  return said;
}

/** `id, where: text` of each text that a pattern describes. */
function textsLike(pattern: RegExp, places = /./): string[] {
  return exercises.flatMap((exercise) =>
    textsOf(exercise)
      .filter(([where, text]) => places.test(where) && pattern.test(text))
      .map(([where, text]) => `${exercise.id}, ${where}: ${text}`),
  );
}

const finishedSentencesLike = (pattern: RegExp) => textsLike(pattern, /^sentence$/);

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

  it("gives each sentence an id of its own", () => {
    const ids = exercises.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("a sentence", () => {
  it("begins with a capital, unless a figure begins it", () => {
    expect(finishedSentencesLike(/^[¿¡«]*\p{Ll}/u)).toEqual([]);
  });

  it("neither begins nor goes on after a closing mark with its blank, where the answer would need a capital", () => {
    const opening = exercises.filter(({ sentence }) => /(^|[.!?…]»? )[¿¡«]*_/.test(sentence));

    expect(opening.map(({ sentence }) => sentence)).toEqual([]);
  });

  it("ends with a closing mark", () => {
    expect(finishedSentencesLike(/[^.?!…]»?$/)).toEqual([]);
  });

  it("opens each question and exclamation with an inverted mark", () => {
    const pairs = /¿[^¿?]*\?|¡[^¡!]*!/g;
    const unpaired = exercises.filter((exercise) =>
      /[¿?¡!]/.test(finished(exercise).replace(pairs, "").replace(pairs, "")),
    );

    expect(unpaired.map(finished)).toEqual([]);
  });

  it.each(families)("of $key has $length.min to $length.max words", ({ length, sentences }) => {
    const outside = sentences.filter(({ sentence }) => {
      const words = wordsOf(sentence).length;
      return words < length.min || words > length.max;
    });

    expect(outside.map(({ sentence }) => sentence)).toEqual([]);
  });

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

describe("a text in any language", () => {
  it("has typographic apostrophes and quotation marks", () => {
    expect(textsLike(/['"`´]/)).toEqual([]);
  });

  it("writes an ellipsis as one character", () => {
    expect(textsLike(/\.\./)).toEqual([]);
  });

  it("contains no blank", () => {
    expect(textsLike(/_{2}/)).toEqual([]);
  });

  it("ends with a closing mark", () => {
    expect(textsLike(/[^.?!…][»’”)]?$/)).toEqual([]);
  });

  it("has no ordinary space before a French high mark or inside guillemets", () => {
    expect(textsLike(/ [;:!?»]|« /, /fr$/)).toEqual([]);
  });

  it("has a space before each French high mark", () => {
    expect(textsLike(/[^\s;!?][;!?»]|[^\s\d]:|«\S/, /fr$/)).toEqual([]);
  });

  it("has no space before a mark in the other languages", () => {
    expect(textsLike(/\s[,.;:!?»]|[«¿¡]\s/, /^(sentence|.*(nl|es|en))$/)).toEqual([]);
  });
});

describe("a fill-in sentence", () => {
  it("asks for the word that its explanation is about", () => {
    for (const { id, answer, explanationKey } of fillIn) {
      expect(answer, id).toBe(explainedWord(explanationKey));
    }
  });

  it("does not give its answer away in the instruction", () => {
    const telling = fillIn.filter(({ answer, instruction }) => instruction?.includes(answer));

    expect(telling).toEqual([]);
  });
});

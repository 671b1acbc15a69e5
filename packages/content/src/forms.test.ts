import type { ConjugationKey, Person } from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { type ConjugationExercise, loadContent } from "./load.ts";

type Endings = Record<Person, string>;

/** How a form of any verb ends, the most irregular included. */
const possibleEndings: Record<ConjugationKey, Record<Person, RegExp>> = {
  "presente-indicativo": {
    yo: /(o|^soy|^estoy|^doy|^voy|^sé|^he)$/,
    tú: /[aeáé]s$/,
    él: /([aeá]|^es)$/,
    nosotros: /[aeiío]mos$/,
    vosotros: /([aá]is|[eé]is|[ií]s|^sois)$/,
    ellos: /([aeá]n|^son)$/,
  },
  "preterito-indefinido": {
    yo: /([éií]|(uv|ub|ud|us|up|is|ic|in|ij|aj|uj)e)$/,
    tú: /[aií]ste$/,
    él: /(ó|io|^fue|(uv|ub|ud|us|up|is|[ií]z|in|ij|aj|uj)o)$/,
    nosotros: /[aií]mos$/,
    vosotros: /[aií]steis$/,
    ellos: /(aron|eron)$/,
  },
};

const pronouns: Endings = {
  yo: "me",
  tú: "te",
  él: "se",
  nosotros: "nos",
  vosotros: "os",
  ellos: "se",
};

const { conjugation } = await loadContent();

const isReflexive = (verb: string) => verb.endsWith("se");
const verbForm = ({ verb, answer }: ConjugationExercise) =>
  isReflexive(verb) ? answer.slice(answer.indexOf(" ") + 1) : answer;

const described = ({ id, answer }: ConjugationExercise) => `${id}: ${answer}`;

describe("an answer", () => {
  it("ends as its person does in its tense", () => {
    const wrong = conjugation.filter(
      (exercise) => !possibleEndings[exercise.tense][exercise.person].test(verbForm(exercise)),
    );

    expect(wrong.map(described)).toEqual([]);
  });

  it("has the pronoun of its person when the verb is reflexive, and none otherwise", () => {
    const wrong = conjugation.filter(({ verb, person, answer }) => {
      const [first, ...others] = answer.split(" ");
      return isReflexive(verb) ? first !== pronouns[person] || others.length !== 1 : others.length;
    });

    expect(wrong.map(described)).toEqual([]);
  });

  it("is written in lower case", () => {
    const wrong = conjugation.filter(({ answer }) => !/^[a-záéíóúüñ ]+$/.test(answer));

    expect(wrong.map(described)).toEqual([]);
  });

  it("differs from the answers of the verb’s other persons", () => {
    const answers = conjugation.map(({ tense, verb, answer }) => `${tense}/${verb}: ${answer}`);

    expect(answers.filter((answer, index) => answers.indexOf(answer) !== index)).toEqual([]);
  });
});

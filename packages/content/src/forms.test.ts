import type { ConjugationKey, Person } from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { type ConjugationExercise, loadContent } from "./load.ts";

type Endings = Record<Person, string>;

/** Endings of the regular verbs (Nueva gramática de la lengua española, 4.4 and 4.5). */
const regularEndings: Record<ConjugationKey, Record<"ar" | "er" | "ir", Endings>> = {
  "presente-indicativo": {
    ar: { yo: "o", tú: "as", él: "a", nosotros: "amos", vosotros: "áis", ellos: "an" },
    er: { yo: "o", tú: "es", él: "e", nosotros: "emos", vosotros: "éis", ellos: "en" },
    ir: { yo: "o", tú: "es", él: "e", nosotros: "imos", vosotros: "ís", ellos: "en" },
  },
  "preterito-indefinido": {
    ar: { yo: "é", tú: "aste", él: "ó", nosotros: "amos", vosotros: "asteis", ellos: "aron" },
    er: { yo: "í", tú: "iste", él: "ió", nosotros: "imos", vosotros: "isteis", ellos: "ieron" },
    ir: { yo: "í", tú: "iste", él: "ió", nosotros: "imos", vosotros: "isteis", ellos: "ieron" },
  },
};

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

/** Spelling by sound, so that busqué has the stem of buscar, and cojo that of coger. */
function bySound(word: string): string {
  return word
    .replace(/qu(?=[eiéí])/g, "k")
    .replace(/c(?=[eiéí])/g, "z")
    .replace(/c(?!h)/g, "k")
    .replace(/gu(?=[eiéí])/g, "G")
    .replace(/g(?=[eiéí])/g, "j")
    .replace(/g(?!ü)/g, "G")
    .replace(/gü/g, "Gu");
}

function isRegularForm(exercise: ConjugationExercise): boolean {
  const infinitive = exercise.verb.replace(/(?<=r)se$/, "");
  const verbClass = infinitive.slice(-2).replace("í", "i");
  if (verbClass !== "ar" && verbClass !== "er" && verbClass !== "ir") return false;
  const ending = regularEndings[exercise.tense][verbClass][exercise.person];
  return bySound(verbForm(exercise)) === bySound(infinitive).slice(0, -2) + ending;
}

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

  it("is stem and ending of its class when the verb is called regular", () => {
    const wrong = conjugation.filter((exercise) => !exercise.irregular && !isRegularForm(exercise));

    expect(wrong.map(described)).toEqual([]);
  });

  it("departs from the class in some person when the verb is called irregular", () => {
    const byVerb = Object.groupBy(conjugation, ({ tense, verb }) => `${tense}/${verb}`);
    const wrong = Object.entries(byVerb).filter(([, forms]) =>
      forms?.every((form) => form.irregular && isRegularForm(form)),
    );

    expect(wrong.map(([verb]) => verb)).toEqual([]);
  });

  it("differs from the answers of the verb’s other persons", () => {
    const answers = conjugation.map(({ tense, verb, answer }) => `${tense}/${verb}: ${answer}`);

    expect(answers.filter((answer, index) => answers.indexOf(answer) !== index)).toEqual([]);
  });
});

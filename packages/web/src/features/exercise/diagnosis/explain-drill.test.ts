import { formIn } from "@verbena/core/conjugation/compound-tenses";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Person, TableTense } from "@verbena/core/vocabulary";
import { expect, it } from "vitest";
import { createTranslate } from "#i18n/translate.ts";
import type { DrillExercise } from "#progress/use-exercises.ts";
import { allTexts } from "#testing/start-french.ts";
import { explainAnswer } from "./explain-answer.ts";

const translator = { t: createTranslate("fr", await allTexts("fr")), language: "fr" } as const;

function asking(verb: string, tense: TableTense, person: Person | null): DrillExercise {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formIn(infinitive, tense, person);
  if (form === undefined) throw new Error(`no form of ${verb}`);
  return {
    kind: "drill",
    item: verb,
    context: `${tense} ${person}`,
    verb,
    tense,
    tenseName: tense,
    person,
    answer: form.form,
    also: form.also,
    hasSeveralWords: false,
    sentence: `${person} _______`,
    timeMarker: null,
    subject: null,
    alone: true,
  };
}

it.each([
  ["hablar", "futuro-simple", "yo", "hablaría", "*hablaría* est au conditionnel."],
  ["hablar", "futuro-simple", "yo", "hablaría", "Ici, on emploie le futur simple : *hablaré*."],
  ["tener", "preterito-indefinido", "yo", "tenía", "*tenía* est à l’imparfait."],
  ["hablar", "preterito-indefinido", "yo", "he hablado", "*he hablado* est un temps composé."],
  ["tener", "imperativo-afirmativo", "él", "ten", "Ici, la personne est *usted*."],
  ["decir", "gerundio", null, "dicho", "Ici, on emploie le gérondif : *diciendo*."],
  ["levantarse", "gerundio", null, "levantaros", "*levantaros* est un infinitif."],
  ["haber", "presente-indicativo", "tú", "he", "*he* est la forme de *yo*."],
  [
    "hablar",
    "imperfecto-subjuntivo",
    "yo",
    "hablase",
    "Ici, on emploie le subjonctif imparfait en *-ra* : *hablara*.",
  ],
] as const)("explains a form without a sentence: %s, %s, %s ← %s", (...row) => {
  const [verb, tense, person, given, line] = row;
  expect(explainAnswer(translator, asking(verb, tense, person), given).lines).toContain(line);
});

it("never speaks of a sentence", () => {
  const exercise = asking("tener", "preterito-indefinido", "yo");
  for (const given of ["tenía", "he tenido", "tengo", "tuvo"]) {
    expect(explainAnswer(translator, exercise, given).lines.join(" ")).not.toContain("raconté");
  }
});

it.each([
  ["hablar", "yo", "has hablado", ["*has* est la forme de *tú*.", "Ici, la personne est *yo*."]],
  [
    "hablar",
    "yo",
    "había hablado",
    ["*había* est à l’imparfait.", "Ici, on emploie le présent de l’indicatif : *he*."],
  ],
  ["hablar", "yo", "e hablado", ["Le *h* ne se prononce pas, mais il compte : *he*."]],
  ["hablar", "yo", "hablé", ["Il faut *haber* et le participe : *he hablado*."]],
  ["abrir", "yo", "he abrido", ["*Abrir* n’est pas régulier ici : son radical devient *abiert-*."]],
  [
    "abrir",
    "yo",
    "has abrido",
    [
      "*has* est la forme de *tú*.",
      "*Abrir* n’est pas régulier ici : son radical devient *abiert-*.",
    ],
  ],
  ["ir", "ellos", "han idos", ["Après *haber*, le participe ne s’accorde pas : *ido*."]],
  ["hablar", "yo", "estoy hablado", ["*estoy* vient de *estar* ; ici, il faut *haber* : *he*."]],
  [
    "levantarse",
    "yo",
    "he levantado",
    ["*Levantarse* se conjugue avec un pronom : il manque *me*."],
  ],
  ["levantarse", "yo", "te he levantado", ["Le pronom de *yo* est *me*, et non *te*."]],
  [
    "imprimir",
    "yo",
    "ha imprimido",
    ["*ha* est la forme de *él / ella / usted*.", "Ici, la personne est *yo*."],
  ],
] as const)("explains the parts of a compound form: %s, %s ← %s", (verb, person, given, said) => {
  const exercise = asking(verb, "preterito-perfecto", person);
  expect(explainAnswer(translator, exercise, given).lines).toEqual(said);
});

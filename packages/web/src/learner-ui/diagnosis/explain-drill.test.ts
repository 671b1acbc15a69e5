import { formOf, type Person, readInfinitive, type TableTense } from "@verbena/spanish";
import { expect, it } from "vitest";
import { createTranslate } from "#i18n/translate.ts";
import type { DrillExercise } from "#progress/use-exercises.ts";
import { allTexts } from "#testing/all-texts.ts";
import { explainAnswer } from "./explain-answer.ts";

const translator = { t: createTranslate("fr", await allTexts("fr")), language: "fr" } as const;

function asking(verb: string, tense: TableTense, person: Person | null): DrillExercise {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
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
    variants: form.variants,
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
  expect(explainAnswer(translator, asking(verb, tense, person), given, []).lines).toContain(line);
});

it("never speaks of a sentence", () => {
  const exercise = asking("tener", "preterito-indefinido", "yo");
  for (const given of ["tenía", "he tenido", "tengo", "tuvo"]) {
    expect(explainAnswer(translator, exercise, given, []).lines.join(" ")).not.toContain("raconté");
  }
});

it.each([
  ["hablar", "yo", "has hablado", ["*has* est la forme de *tú*.", "Ici, la personne est *yo*."]],
  ["hablar", "yo", "había hablado", ["Ici, *haber* est au présent : *he hablado*."]],
  ["hablar", "yo", "e hablado", ["Le *h* ne se prononce pas, mais il compte : *he*."]],
  [
    "hablar",
    "yo",
    "hablé",
    ["*hablé* est au pretérito indefinido.", "Il faut *haber* et le participe : *he hablado*."],
  ],
  ["hablar", "yo", "hablado", ["*hablado* est un participe : il manque *haber*, *he hablado*."]],
  [
    "levantarse",
    "yo",
    "he me levantado",
    ["Le pronom se place devant la forme conjuguée : *me he levantado*."],
  ],
  [
    "levantarse",
    "yo",
    "he levantadome",
    ["Le pronom se place devant la forme conjuguée : *me he levantado*."],
  ],
  ["hablar", "yo", "yo he hablado", ["Le sujet n’est pas à écrire ici : la forme seule suffit."]],
  ["tener", "yo", "he tuvido", ["Le participe de *tener* est *tenido*."]],
  [
    "hablar",
    "él",
    "he hablado",
    ["*he* est la forme de *yo*.", "Ici, la personne est *él / ella / usted*."],
  ],
  ["abrir", "yo", "he abrido", ["Le participe de *abrir* est irrégulier : *abierto*."]],
  [
    "abrir",
    "yo",
    "has abrido",
    ["*has* est la forme de *tú*.", "Le participe de *abrir* est irrégulier : *abierto*."],
  ],
  ["ir", "ellos", "han idos", ["Après *haber*, le participe ne s’accorde pas : *ido*."]],
  [
    "hablar",
    "yo",
    "estoy hablado",
    [
      "L’auxiliaire est toujours *haber*, jamais *estar* : *he hablado*.",
      "« Je suis allé » et « j’ai parlé » ont en espagnol le même auxiliaire : *he ido*, *he hablado*.",
    ],
  ],
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
  expect(explainAnswer(translator, exercise, given, []).lines).toEqual(said);
});

it.each([
  ["ponerse", "tú", "te pone", "À l’impératif, *ponerse* a une forme courte avec *tú* : *ponte*."],
  [
    "levantarse",
    "tú",
    "te levanta",
    "À l’impératif, le pronom s’attache à la fin du verbe : *levántate*.",
  ],
  [
    "levantarse",
    "vosotros",
    "levantados",
    "Devant *os*, le verbe perd son *d* final : *levantaos*.",
  ],
  [
    "levantarse",
    "nosotros",
    "levantémosnos",
    "Devant *nos*, le verbe perd son *s* final : *levantémonos*.",
  ],
  ["levantarse", "tú", "levántame", "Le pronom de *tú* est *te*, et non *me*."],
  ["levantarse", "tú", "levantate", "Il manque l’accent : *levántate*."],
  ["hablar", "tú", "hables", "Comme impératif, *hables* ne s’emploie qu’après *no*."],
  ["hablar", "tú", "hablá", "*hablá* est la forme de *vos*, comme en Argentine."],
  ["venir", "tú", "vení", "*vení* est la forme de *vos*, comme en Argentine."],
  ["hablar", "él", "habla", "*habla* est la forme de *tú*."],
  [
    "hablar",
    "vosotros",
    "hablar",
    "À l’oral, on entend *hablar* ; à l’écrit, l’impératif de *vosotros* se termine en *-d* : *hablad*.",
  ],
  ["tener", "él", "tena", "Cette forme part de celle de *yo* : *tengo*, donc *tenga*."],
] as const)("explains a wrong imperative: %s, %s ← %s", (verb, person, given, line) => {
  const exercise = asking(verb, "imperativo-afirmativo", person);
  expect(explainAnswer(translator, exercise, given, []).lines[0]).toBe(line);
});

it.each([
  [
    "hablar",
    "tú",
    "no habla",
    "Après *no*, l’impératif prend les formes du subjonctif : *no hables*.",
  ],
  [
    "levantarse",
    "tú",
    "no levántate",
    "Après *no*, on emploie le subjonctif, et le pronom passe devant : *no te levantes*.",
  ],
  ["levantarse", "tú", "no te levanta", "Après *no*, on emploie le subjonctif : *no te levantes*."],
  [
    "hablar",
    "tú",
    "no hablar",
    "Après *no*, l’impératif prend les formes du subjonctif : *no hables*.",
  ],
  ["hablar", "tú", "no hable", "Ici, la personne est *tú*."],
] as const)("explains a wrong negative imperative: %s, %s ← %s", (verb, person, given, line) => {
  const asked = asking(verb, "imperativo-negativo", person);
  expect(explainAnswer(translator, asked, given, []).lines).toContain(line);
  // In a sentence, *no* stands before the blank.
  const inSentence = { ...asked, answer: asked.answer.replace(/^no /, "") };
  expect(explainAnswer(translator, inSentence, given.replace(/^no /, ""), []).lines).toContain(
    line,
  );
  expect(explainAnswer(translator, inSentence, given, []).lines).toContain(line);
});

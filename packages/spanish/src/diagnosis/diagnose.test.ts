import { expect, it } from "vitest";
import { furtherErrors } from "../../testdata/further-errors.ts";
import { learnerErrors } from "../../testdata/learner-errors.ts";
import { noOtherVerbErrors, otherVerbErrors } from "../../testdata/other-verb-errors.ts";
import type { FormError } from "../form-errors.ts";
import type { Person, Tense } from "../tenses.ts";
import { diagnose } from "./diagnose.ts";

const present = "presente-indicativo";
const past = "preterito-indefinido";

/** A question, a learner's answer, and its causes, best first. */
type Case = readonly [
  verb: string,
  tense: Tense,
  person: Person,
  given: string,
  codes: readonly FormError[],
];

const codesOf = ([verb, tense, person, given]: Case) =>
  diagnose({ verb, tense, person, given }).map(({ code }) => code);

it.each<Case>([
  ["hablar", past, "yo", "hable", ["accent", "wrong-mood"]],
  ["hablar", past, "él", "hablo", ["accent", "wrong-tense", "wrong-person"]],
  ["hablar", past, "él", "hablé", ["wrong-person"]],
  ["hablar", past, "yo", "hablaba", ["wrong-tense"]],
  ["hablar", past, "yo", "hablo", ["wrong-tense"]],
  ["hablar", present, "tú", "hables", ["wrong-mood"]],
  ["hablar", past, "yo", "hablar", ["non-finite"]],
  ["hablar", past, "yo", "hablando", ["non-finite"]],
  ["hablar", past, "yo", "hablado", ["non-finite"]],
  ["hablar", past, "yo", "he hablado", ["compound-tense"]],
  ["tener", past, "yo", "tení", ["regularised"]],
  ["saber", present, "yo", "sabo", ["regularised"]],
  ["ir", past, "yo", "í", ["regularised"]],
  ["pensar", present, "yo", "penso", ["missed-stem-change"]],
  ["pedir", past, "él", "pedió", ["missed-stem-change"]],
  ["pensar", present, "nosotros", "piensamos", ["needless-stem-change"]],
  ["buscar", past, "yo", "buscé", ["spelling-change"]],
  ["coger", present, "yo", "cogo", ["spelling-change"]],
  ["leer", past, "él", "leió", ["spelling-change"]],
  ["comer", past, "él", "comó", ["wrong-class-ending"]],
  ["vivir", present, "nosotros", "vivemos", ["wrong-class-ending"]],
  ["levantarse", past, "yo", "levanté", ["pronoun"]],
  ["levantarse", past, "yo", "se levanté", ["pronoun"]],
  ["ser", past, "él", "estuvo", ["wrong-verb"]],
  ["saber", past, "yo", "conocí", ["wrong-verb"]],
  ["hablar", past, "ellos", "hablraon", ["typo"]],
  ["hablar", past, "ellos", "trece", ["unknown"]],
])("diagnoses, for %s, %s, %s: %s as %j", (...example) => {
  expect(codesOf(example)).toEqual(example[4]);
});

it("recognises the form of vos, which only an accent distinguishes", () => {
  const question = { verb: "hablar", tense: present, person: "tú", given: "hablás" } as const;
  expect(diagnose(question)).toEqual([{ code: "accent", existingForm: "vos", right: "hablas" }]);
});

it("names the letters of a wrong spelling, including ü", () => {
  const question = { verb: "averiguar", tense: past, person: "yo", given: "averigé" } as const;
  expect(diagnose(question)).toEqual([{ code: "spelling-change", given: "g", right: "gü" }]);
});

it("compares with the expected answer instead of the usual form", () => {
  const hay = { verb: "haber", tense: present, person: "él", expected: "hay" } as const;
  expect(diagnose({ ...hay, given: "Hay" })).toEqual([]);
  expect(diagnose({ ...hay, given: "es" })).toEqual([
    { code: "wrong-verb", verb: "ser", tense: present, person: "él" },
  ]);
});

it("names every person that has the given form", () => {
  const question = { verb: "hablar", tense: past, person: "tú", given: "hablaba" } as const;
  expect(diagnose(question)).toEqual([
    { code: "wrong-tense", tense: "preterito-imperfecto", person: "yo" },
    { code: "wrong-person", persons: ["yo", "él"] },
  ]);
});

it("gives unknown for a text that is no infinitive", () => {
  const question = { verb: "tuve", tense: past, person: "yo", given: "tení" } as const;
  expect(diagnose(question)).toEqual([{ code: "unknown" }]);
});

const errors = [...learnerErrors, ...furtherErrors, ...otherVerbErrors, ...noOtherVerbErrors];

it.each(errors)(
  "diagnoses, for $verb $tense $person, $given as $codes",
  ({ codes, ...question }) => {
    const distinctCodes = new Set(diagnose(question).map(({ code }) => code));
    expect([...distinctCodes]).toEqual(codes);
  },
);

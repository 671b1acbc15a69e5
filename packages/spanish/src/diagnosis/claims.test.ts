import fc from "fast-check";
import { expect, it } from "vitest";
import { furtherErrors } from "../../testdata/further-errors.ts";
import { learnerErrors as commonErrors } from "../../testdata/learner-errors.ts";
import { falseClaims } from "../../testing/false-claims.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { conjugate, formOf } from "../conjugation/conjugate.ts";
import { isNonFinite } from "../conjugation/mood.ts";
import { persons, tenses } from "../tenses.ts";
import { diagnose, type FormQuestion } from "./diagnose.ts";
import { confusablesOf } from "./wrong-verb.ts";

const learnerErrors = [...commonErrors, ...furtherErrors];
const verbsWithErrors = [...new Set(learnerErrors.map(({ verb }) => verb))];
const rareVerbs =
  "argüir erguir roer reñir bullir aislar ahincar delinquir zurcir desosar flurpear abolir";
const someVerb = fc.constantFrom(...verbsWithErrors, ...rareVerbs.split(" "));
const someLetter = fc.constantFrom(..."abcdefghijlmnñopqrstuvyzáéíóúü ");

/** Any form of a verb, or of one that learners confuse with it. */
const someForm = (verb: string) =>
  fc
    .tuple(fc.constantFrom(verb, ...confusablesOf(verb)), fc.constantFrom(...tenses), fc.nat())
    .map(([other, tense, nth]) => {
      const forms = conjugate(infinitiveIn(other), tense).map(({ form }) => form);
      return forms[nth % Math.max(forms.length, 1)] ?? other;
    });

/** The form with a letter replaced, removed, added or swapped, or with words before it. */
const someSlip = (form: string) =>
  fc
    .tuple(
      fc.nat(form.length),
      someLetter,
      fc.constantFrom("", "yo ", "me ", "se ", "he ", "voy a "),
    )
    .chain(([at, letter, before]) =>
      fc.constantFrom(
        before + form,
        before + form.slice(0, at) + letter + form.slice(at + 1),
        before + form.slice(0, at) + form.slice(at + 1),
        before + form.slice(0, at) + letter + form.slice(at),
        before +
          form.slice(0, at) +
          form
            .slice(at, at + 2)
            .split("")
            .reverse()
            .join("") +
          form.slice(at + 2),
      ),
    );

const someQuestion = someVerb.chain((verb) =>
  fc.record({
    verb: fc.constant(verb),
    tense: fc.constantFrom(...tenses),
    person: fc.constantFrom(...persons),
    given: fc.oneof(
      someForm(verb).chain(someSlip),
      fc.constantFrom(...learnerErrors).map(({ given }) => given),
      fc.string({ unit: someLetter, maxLength: 12 }),
    ),
  }),
);

/** Its stem already has the spelling that another ending needs. */
const averiguares: FormQuestion = {
  verb: "averiguar",
  tense: "presente-indicativo",
  person: "tú",
  given: "averiguares",
};

/** Without the strong stem it would still be *haco*. */
const hico: FormQuestion = {
  verb: "hacer",
  tense: "presente-indicativo",
  person: "yo",
  given: "hico",
};

function rightForms({ verb, tense, person }: FormQuestion): string[] {
  const form = formOf(infinitiveIn(verb), tense, isNonFinite(tense) ? null : person);
  return form ? [form.form, ...form.variants] : [];
}

it("gives only causes that conjugation confirms, for generated answers", () => {
  fc.assert(
    fc.property(someQuestion, (question) => {
      expect(falseClaims(question, diagnose(question))).toEqual([]);
    }),
    { numRuns: 3000, examples: [[averiguares], [hico]] },
  );
});

it("gives only causes that conjugation confirms, for learners' errors", () => {
  expect(learnerErrors.flatMap((error) => falseClaims(error, diagnose(error)))).toEqual([]);
});

it("gives causes for every answer except a right one, whose case and space do not matter", () => {
  fc.assert(
    fc.property(someQuestion, fc.nat(), (question, nth) => {
      const right = rightForms(question);
      const form = right[nth % Math.max(right.length, 1)] ?? "-";
      const typed = ` ${form.toUpperCase().normalize("NFD")} `;
      expect(diagnose({ ...question, given: typed }).length > 0).toBe(right.length === 0);
      const isRight = right.includes(question.given.trim().replace(/\s+/g, " "));
      expect(diagnose(question).length === 0).toBe(isRight);
    }),
  );
});

it("accepts any text for any verb and always gives the same causes", () => {
  const anything = fc.string({ unit: "grapheme", maxLength: 100 });
  const anyVerb = fc.oneof(someVerb, anything);
  fc.assert(
    fc.property(anyVerb, fc.constantFrom(...tenses), anything, (verb, tense, given) => {
      const question: FormQuestion = { verb, tense, person: "yo", given };
      expect(diagnose(question)).toEqual(diagnose(question));
    }),
  );
});

it("accepts any words for a negative imperative whose *no* is in the sentence", () => {
  const word = fc.oneof(fc.constantFrom("no", "te", "que", "ya", "bebas", "x"), fc.string());
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(words, fc.constantFrom("bebas", "no bebas"), (given, expected) => {
      const asked = { verb: "beber", tense: "imperativo-negativo", person: "tú" } as const;
      const causes = diagnose({ ...asked, given, expected });
      expect(causes.length > 0 || /bebas/i.test(given)).toBe(true);
    }),
  );
});

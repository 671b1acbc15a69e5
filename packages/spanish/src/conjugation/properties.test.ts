import fc from "fast-check";
import { expect, it } from "vitest";
import { conjugationModels } from "../../testdata/conjugation-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { isWellAccented } from "../../testing/well-accented.ts";
import { persons, tenses } from "../tenses.ts";
import { commonVerbs } from "./common-verbs.ts";
import { conjugate, formOf } from "./conjugate.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { type Infinitive, readInfinitive } from "./infinitive.ts";
import { infinitivesOf } from "./listed-verbs.ts";
import { stemChangingVerbs } from "./stem-changing-verbs.ts";

const stemChanging = Object.entries(stemChangingVerbs).flatMap(([verbClass, patterns]) =>
  Object.values(patterns).flatMap((stems) => stems.split(/\s+/).map((stem) => stem + verbClass)),
);
const infinitives = [
  ...Object.keys(conjugationModels),
  ...stemChanging,
  ...infinitivesOf(everydayVerbs),
  ...infinitivesOf(commonVerbs),
];

const someVerb = fc
  .record({ base: fc.constantFrom(...infinitives), reflexive: fc.boolean() })
  .map(({ base, reflexive }) => infinitiveIn(reflexive ? `${base}se` : base));

function allForms(verb: Infinitive) {
  return tenses.flatMap((tense) => conjugate(verb, tense).map((form) => ({ tense, ...form })));
}

it("splits every form into parts that join to the same form", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const { form, parts } of allForms(verb)) {
        expect(parts.before + parts.stem + parts.ending + parts.after).toBe(form);
      }
    }),
  );
});

it("writes every form in lower case, composed (NFC) and with correct accents", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const { form, variants } of allForms(verb)) {
        for (const written of [form, ...variants]) {
          const word = written.split(" ").at(-1) ?? "";
          expect(written).toMatch(/^(?:no )?(?:(?:me|te|se|nos|os) )?[a-zñáéíóúü]+$/);
          expect([written, isWellAccented(word)]).toEqual([written, true]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it("builds the negative imperative from no and the subjuntivo", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const person of persons.slice(1)) {
        const negative = formOf(verb, "imperativo-negativo", person);
        if (!negative) continue;
        expect(negative.form).toBe(`no ${formOf(verb, "presente-subjuntivo", person)?.form}`);
      }
    }),
  );
});

it("derives the imperfecto de subjuntivo from the third person plural of the pretérito", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      const ellos = formOf(verb, "preterito-indefinido", "ellos");
      if (!ellos) return;
      const stem = ellos.form.replace(/ron$/, "");
      expect(formOf(verb, "imperfecto-subjuntivo", "ellos")?.form).toBe(`${stem}ran`);
      expect(formOf(verb, "imperfecto-subjuntivo-se", "ellos")?.form).toBe(`${stem}sen`);
    }),
  );
});

it("stresses the vowel before -ramos, -semos and -remos in the subjuntivos", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      expect(formOf(verb, "imperfecto-subjuntivo", "nosotros")?.form ?? "áramos").toMatch(
        /[áé]ramos$/,
      );
      expect(formOf(verb, "imperfecto-subjuntivo-se", "nosotros")?.form ?? "ásemos").toMatch(
        /[áé]semos$/,
      );
      expect(formOf(verb, "futuro-subjuntivo", "nosotros")?.form ?? "áremos").toMatch(/[áé]remos$/);
    }),
  );
});

it("gives the same forms after another verb was conjugated", () => {
  fc.assert(
    fc.property(someVerb, someVerb, (verb, other) => {
      const before = allForms(verb);
      allForms(other);
      expect(allForms(verb)).toEqual(before);
    }),
  );
});

it("reads any text and conjugates every text that it accepts as an infinitive", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."aeiouñgqzcjrsé ") }).map((start) => `${start}ir`),
    fc.string({ unit: fc.constantFrom(..."aeiouüñgqzcjrl") }).map((start) => `${start}arse`),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const verb = readInfinitive(typed);
      if ("problem" in verb) return;
      expect(allForms(verb).length).toBeGreaterThan(10);
    }),
    { numRuns: 500 },
  );
});

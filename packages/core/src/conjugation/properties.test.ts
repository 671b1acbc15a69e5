import fc from "fast-check";
import { expect, it } from "vitest";
import { conjugationModels } from "../../testdata/conjugation-models.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { persons, tenses } from "../vocabulary.ts";
import { withoutAccents as plain } from "./accent.ts";
import { conjugate, formOf } from "./conjugate.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { readInfinitive } from "./infinitive.ts";
import { isKnownVerb, regularVerbs } from "./known-verbs.ts";
import { infinitivesOf } from "./listed-verbs.ts";

import { regularForm } from "./regularity.ts";
import { stemChangingVerbs } from "./stem-changing-verbs.ts";
import type { Infinitive } from "./verb.ts";

const listed = Object.entries(stemChangingVerbs).flatMap(([verbClass, patterns]) =>
  Object.values(patterns).flatMap((stems) => stems.split(/\s+/).map((stem) => stem + verbClass)),
);
const infinitives = [
  ...Object.keys(conjugationModels),
  ...listed,
  ...infinitivesOf(everydayVerbs),
  ...infinitivesOf(regularVerbs),
];

const someVerb = fc
  .record({ base: fc.constantFrom(...infinitives), reflexive: fc.boolean() })
  .map(({ base, reflexive }) => infinitiveIn(reflexive ? `${base}se` : base));

function allForms(verb: Infinitive) {
  return tenses.flatMap((tense) => conjugate(verb, tense).map((form) => ({ tense, ...form })));
}

/**
 * An account of the rules of accents of its own, by syllables (Ortografía 2010, ch. II): what is
 * stressed as its ending says has no mark, what is not has one; a closed vowel beside an open one
 * is marked when it is stressed.
 */
function isWellAccented(word: string): boolean {
  const syllables = syllablesOf(word);
  const marked = syllables.findIndex((syllable) => /[áéíóú]/.test(syllable));
  if (marked < 0) return true;
  if ((word.match(/[áéíóú]/g) ?? []).length > 1) return false;
  if (/[íú]/.test(syllables[marked] ?? "") && touchesOpenVowel(word)) return true;
  const fromEnd = syllables.length - marked;
  const endsOpen = /[aeiouáéíóúns]$/.test(word);
  if (syllables.length === 1) return ["sé", "dé"].includes(word);
  if (fromEnd === 1) return endsOpen;
  return fromEnd === 2 ? !endsOpen : true;
}

const touchesOpenVowel = (word: string) => /[aeo]h?[íú]|[íú]h?[aeo]/.test(word);

/** Cut before each consonant that a vowel follows, and between vowels that make two syllables. */
function syllablesOf(word: string): string[] {
  const sounds = word.replace(/qu(?=[eiéí])/g, "q").replace(/gu(?=[eiéí])/g, "g");
  const vowels =
    /(?:[iuü](?=h?[aeoáéó]))?[aeoáéó](?:h?[iu](?![áéíóú]))?|[iuü](?=[iuíú])[iuíú]|[iuíúü]/g;
  const found = [...sounds.matchAll(vowels)].map(({ index }) => index);
  return found.map((start, at) => sounds.slice(start, found[at + 1]));
}

it("cuts every form into parts that make it up again", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const { form, parts } of allForms(verb)) {
        expect(parts.before + parts.stem + parts.ending + parts.after).toBe(form);
      }
    }),
  );
});

it("writes every form in lower case, composed, with its accents in place", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const { form, also } of allForms(verb)) {
        for (const written of [form, ...also]) {
          const word = written.split(" ").at(-1) ?? "";
          expect(written).toMatch(/^(?:no )?(?:(?:me|te|se|nos|os) )?[a-zñáéíóúü]+$/);
          expect([written, isWellAccented(word)]).toEqual([written, true]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it.each(["guié", "vió", "fuí", "arból", "tenér", "hablámos", "hábló", "deténte"])(
  "would notice %s",
  (word) => {
    expect(isWellAccented(word)).toBe(false);
  },
);

it("forbids with no and the subjuntivo", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const person of persons.slice(1)) {
        const forbidden = formOf(verb, "imperativo-negativo", person);
        if (!forbidden) continue;
        expect(forbidden.form).toBe(`no ${formOf(verb, "presente-subjuntivo", person)?.form}`);
      }
    }),
  );
});

it("takes the imperfecto and futuro de subjuntivo from the third person of the pretérito", () => {
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

it("stresses nosotros before the ending in all past and future subjuntivos", () => {
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

it("finds nothing irregular only in what is the regular form, but for the accent of estar", () => {
  fc.assert(
    fc.property(someVerb, (verb) => {
      for (const { tense, person, form, irregularities } of allForms(verb)) {
        if (irregularities.length > 0) continue;
        const regular = regularForm(verb, tense, person);
        expect(plain(form)).toBe(plain(regular));
      }
    }),
  );
});

it("gives the same forms whatever was asked before", () => {
  fc.assert(
    fc.property(someVerb, someVerb, (verb, other) => {
      const before = allForms(verb);
      allForms(other);
      expect(allForms(verb)).toEqual(before);
    }),
  );
});

it("reads any text, and conjugates whatever it takes for an infinitive", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."aeiouñgqzcjrsé ") }).map((start) => `${start}ir`),
    fc.string({ unit: fc.constantFrom(..."aeiouüñgqzcjrl") }).map((start) => `${start}arse`),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const verb = readInfinitive(typed, isKnownVerb);
      if ("problem" in verb) return;
      expect(allForms(verb).length).toBeGreaterThan(10);
    }),
    { numRuns: 500 },
  );
});

import { expect, it } from "vitest";
import { isWellAccented } from "../../testing/well-accented.ts";
import { tenses } from "../tenses.ts";
import { withoutAccents } from "./accent.ts";
import { commonVerbs } from "./common-verbs.ts";
import { conjugate } from "./conjugate.ts";
import { existenceTestOf } from "./defective-verbs.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { readInfinitive, verbOf } from "./infinitive.ts";
import { infinitivesOf } from "./listed-verbs.ts";
import { rareVerbs } from "./rare-verbs.ts";
import { regularForm } from "./regularity.ts";

const verbs = [everydayVerbs, commonVerbs, rareVerbs].flatMap((list) => [...infinitivesOf(list)]);

/** Nine tenses with six persons, two imperatives with five, gerundio and participio. */
const FORMS_OF_A_VERB = 66;

/** Verbs without an imperative, which defective-verbs.ts does not list. */
const withoutImperative = ["haber"];

const formsOf = (verb: string) =>
  tenses.flatMap((tense) => conjugate(verbOf(verb), tense).map(({ form }) => form));

it("reads every listed infinitive unchanged", () => {
  const misread = verbs.filter((verb) => {
    const read = readInfinitive(verb);
    return "problem" in read || read.infinitive !== verb;
  });
  expect(misread).toEqual([]);
});

it("has all persons of every verb that is not defective", () => {
  const complete = verbs.filter(
    (verb) => existenceTestOf(verb) === null && !withoutImperative.includes(verb),
  );
  expect(complete.filter((verb) => formsOf(verb).length !== FORMS_OF_A_VERB)).toEqual([]);
});

it("writes every form of every verb in Spanish letters and with correct accents", () => {
  const wrong = verbs.flatMap((verb) =>
    formsOf(verb).filter((form) => {
      const word = form.replace(/^no /, "");
      return !/^[a-zñáéíóúü]+$/.test(word) || !isWellAccented(word);
    }),
  );
  expect(wrong).toEqual([]);
});

it("reports an irregularity of every form that differs from the regular one, accents aside", () => {
  const unreported = verbs.flatMap((written) => {
    const verb = verbOf(written);
    const forms = tenses.flatMap((tense) =>
      conjugate(verb, tense).map((form) => ({
        ...form,
        regular: regularForm(verb, tense, form.person),
      })),
    );
    return forms.filter(
      ({ form, regular, irregularities }) =>
        irregularities.length === 0 && withoutAccents(form) !== withoutAccents(regular),
    );
  });
  expect(unreported).toEqual([]);
});

it.each(["guié", "vió", "fuí", "arból", "tenér", "hablámos", "hábló", "deténte"])(
  "detects the wrong accent of %s",
  (word) => {
    expect(isWellAccented(word)).toBe(false);
  },
);

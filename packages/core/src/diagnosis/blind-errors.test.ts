import { expect, it } from "vitest";
import { blindErrors } from "../../testdata/blind-errors.ts";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { formIn } from "../conjugation/compound-tenses.ts";
import { causesIn, diagnoseAnswer } from "./diagnose-answer.ts";

it.each(blindErrors)(
  "first diagnoses, for $verb $tense $person, $given as any of $codes",
  (error) => {
    const { verb, tense, person, given, codes } = error;
    const form = formIn(infinitiveIn(verb), tense, person)?.form ?? "";
    // In a sentence, *no* stands before the blank.
    for (const expected of new Set([form, form.replace(/^no /, "")])) {
      const asked = { family: null, infinitive: verb, tense, person, expected };
      const [first] = causesIn(diagnoseAnswer({ ...asked, given }));

      expect(codes).toContain(first?.code);
    }
  },
);

import { expect, it } from "vitest";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { conjugate } from "../conjugation/conjugate.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { tenses } from "../vocabulary.ts";
import { everydayVerbsLike } from "./everyday-forms.ts";

it("finds the verb of each form of each everyday verb", () => {
  const lost = [...everydayInfinitives()].flatMap((verb) =>
    tenses
      .flatMap((tense) => conjugate(infinitiveIn(verb), tense))
      .map(({ form }) => withoutMarks(form.replace(/^no /, "")))
      .filter((form) => !everydayVerbsLike(form).has(verb)),
  );

  expect(lost).toEqual([]);
});

it.each(["hablraon", "xyz", "", "á"])("finds no verb for %j", (word) => {
  expect([...everydayVerbsLike(word)]).toEqual([]);
});

import { expect, it } from "vitest";
import { infinitiveIn } from "../../testing/infinitive-in.ts";
import { conjugate } from "../conjugation/conjugate.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { tenses } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import { everydayVerbsWithStemOf } from "./wrong-verb.ts";

it("finds every everyday verb by each of its forms", () => {
  const missing = [...everydayInfinitives()].flatMap((verb) =>
    tenses
      .flatMap((tense) => conjugate(infinitiveIn(verb), tense))
      .map(({ form }) => withoutMarks(form.replace(/^no /, "")))
      .filter((form) => !everydayVerbsWithStemOf(form).has(verb)),
  );

  expect(missing).toEqual([]);
});

it.each(["hablraon", "xyz", "", "á"])("finds no verb for %j", (word) => {
  expect([...everydayVerbsWithStemOf(word)]).toEqual([]);
});

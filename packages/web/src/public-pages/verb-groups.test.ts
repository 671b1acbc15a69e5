import { verbsWith } from "@verbena/core/drill/choose-verbs";
import { readInfinitive, tenses } from "@verbena/spanish";
import { expect, it } from "vitest";
import { verbsByIrregularity, verbsOfSameModel } from "./verb-groups.ts";

it("finds the same verbs of an irregularity as a search of every verb, useful ones first", () => {
  for (const { kind, verbs } of verbsByIrregularity()) {
    const all = verbsWith([kind], tenses).map(({ infinitive }) => infinitive);
    expect([kind, verbs.toSorted()]).toEqual([kind, all.toSorted()]);
  }
  const [{ verbs } = { verbs: [] }] = verbsByIrregularity();
  expect(verbs.slice(0, 3)).toEqual(["tener", "querer", "sentir"]);
});

it("names the simple verb among those of the same model only for a reflexive verb", () => {
  const sameModel = (text: string) => {
    const verb = readInfinitive(text);
    return "base" in verb ? verbsOfSameModel(verb, 3) : [];
  };
  expect(sameModel("hablar")).not.toContain("hablar");
  expect(sameModel("hablarse")).toContain("hablar");
});

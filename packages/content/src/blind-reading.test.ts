import { expect, it } from "vitest";
import { compareAnswers, sheetLines } from "./blind-reading.ts";
import { loadContent } from "./load.ts";

const content = await loadContent();

it("shows verb, person and sentence, but no answer", () => {
  const sheet = sheetLines(content, "preterito-indefinido", ["tener"]);

  const sentences = content.conjugation.filter(
    ({ tense, verb }) => tense === "preterito-indefinido" && verb === "tener",
  );
  expect(sheet).toHaveLength(sentences.length);
  expect(sheet).toContainEqual(
    expect.stringMatching(/^preterito-indefinido\/tener\/yo\ttener\tyo\t.*_______/),
  );
  expect(sheet.join("\n")).not.toMatch(/\btuv/);
});

it("shows fill-in sentences with ids that do not reveal the word", () => {
  const sheet = sheetLines(content, "desde-hace", []);

  expect(sheet).toHaveLength(content.fillIn.filter(({ family }) => family === "desde-hace").length);
  expect(sheet.filter((line) => !/^[0-9a-f]{8}\t[^\t]*_____[^\t]*$/.test(line))).toEqual([]);
});

it("lists wrong answers, answers with a remark, and unknown ids", () => {
  const answers = [
    "preterito-indefinido/tener/yo\ttuve",
    "preterito-indefinido/tener/tú\ttenías",
    "preterito-indefinido/tener/él\ttuvo\tpodría ser parió",
    "preterito-indefinido/tener/usted\ttuvo",
    "",
  ].join("\n");

  expect(compareAnswers(content, answers)).toEqual({
    compared: 4,
    differences: [
      "preterito-indefinido/tener/tú: tenías (right: tuviste)",
      "preterito-indefinido/tener/él: tuvo (right: tuvo) podría ser parió",
      "preterito-indefinido/tener/usted: no such sentence",
    ],
  });
});

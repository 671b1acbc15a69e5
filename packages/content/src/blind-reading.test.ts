import { expect, it } from "vitest";
import { answersThatDiffer, sheetOf } from "./blind-reading.ts";
import { loadContent } from "./load.ts";

const content = await loadContent();

it("shows verb, person and sentence, but no answer", () => {
  const sheet = sheetOf(content, "preterito-indefinido", ["tener"]);

  expect(sheet).toHaveLength(6);
  expect(sheet).toContainEqual(
    expect.stringMatching(/^preterito-indefinido\/tener\/yo\ttener\tyo\t.*_______/),
  );
  expect(sheet.join("\n")).not.toMatch(/\btuv/);
});

it("shows the sentences of a fill-in family under numbers that tell nothing of their word", () => {
  const sheet = sheetOf(content, "desde-hace", []);

  expect(sheet).toHaveLength(content.fillIn.length);
  expect(sheet.filter((line) => !/^[0-9a-f]{8}\t[^\t]*_____[^\t]*$/.test(line))).toEqual([]);
});

it("tells which answers differ from the key, and which came with a remark", () => {
  const answers = [
    "preterito-indefinido/tener/yo\ttuve",
    "preterito-indefinido/tener/tú\ttenías",
    "preterito-indefinido/tener/él\ttuvo\tpodría ser parió",
    "preterito-indefinido/tener/usted\ttuvo",
    "",
  ].join("\n");

  expect(answersThatDiffer(content, answers)).toEqual({
    compared: 4,
    noted: [
      "preterito-indefinido/tener/tú: tenías (key: tuviste)",
      "preterito-indefinido/tener/él: tuvo (key: tuvo) podría ser parió",
      "preterito-indefinido/tener/usted: no such sentence",
    ],
  });
});

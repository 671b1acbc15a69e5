import { readFile } from "node:fs/promises";
import { answerByApi, exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("a learner downloads all their data as JSON, as CSV, and for Anki", async ({
  learner,
  page,
}) => {
  const [exercise] = await exercisesOf(page.request, "preterito-indefinido");
  if (exercise === undefined) throw new Error("The family has no exercises.");
  await answerByApi(page.request, "preterito-indefinido", [{ exercise, given: exercise.answer }]);
  await page.goto("/app/profile");
  for (const [link, name, content] of [
    ["Toutes vos données (JSON)", /^verbena-everything-\d{4}-\d\d-\d\d\.json$/, learner.email],
    ["Vos réponses (CSV)", /^verbena-answers-.*\.csv$/, exercise.answer],
    ["Vos cartes (CSV)", /^verbena-cards-.*\.csv$/, `preterito-indefinido;${exercise.item};`],
    ["Vos cartes pour Anki", /^verbena-anki-.*\.txt$/, exercise.sentence],
  ] as const) {
    const starting = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    const download = await starting;
    expect(download.suggestedFilename()).toMatch(name);
    expect(await readFile(await download.path(), "utf8")).toContain(content);
  }
});

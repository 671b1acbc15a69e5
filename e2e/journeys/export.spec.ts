import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerByApi, type Exercise, exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

/** An answer that a spreadsheet would run as a formula. */
const FORMULA = '=HYPERLINK("http://example.org";"Cliquez")';

test.beforeEach(async ({ learner: _signedIn, page }) => {
  const tengo = await exerciseOf(page, "tener");
  await answerByApi(page.request, "preterito-indefinido", [
    { exercise: tengo, given: tengo.answer },
    { exercise: tengo, given: FORMULA },
  ]);
  await page.goto("/app/profile");
});

test("a learner downloads all their data as JSON", async ({ page, learner }) => {
  const { name, text } = await download(page, "Toutes vos données (JSON)");
  expect(name).toMatch(/^verbena-everything-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    account: { email: learner.email },
    profile: { username: learner.username },
    cards: [{ item: "tener", context: "yo", attempts: 2 }],
    events: [{ verdict: "correct" }, { verdict: "wrong", given: FORMULA }],
  });
});

test("a learner downloads answers and cards as CSV, in which no formula runs", async ({ page }) => {
  const { name, text } = await download(page, "Vos réponses (CSV)");
  expect(name).toMatch(/^verbena-answers-.*\.csv$/);
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`;"\t${FORMULA.replaceAll('"', '""')}";`);

  const cards = await download(page, "Vos cartes (CSV)");
  expect(cards.name).toMatch(/^verbena-cards-.*\.csv$/);
  expect(cards.text).toContain("preterito-indefinido;tener;yo;");
});

test("a learner downloads cards as a text that Anki imports", async ({ page }) => {
  const { sentence, translation } = await exerciseOf(page, "tener");
  const { name, text } = await download(page, "Vos cartes pour Anki");
  expect(name).toMatch(/^verbena-anki-.*\.txt$/);
  const [separator, html, noteType, deck, tags, ...lines] = text.split("\n");
  expect([separator, html, noteType, deck, tags]).toEqual([
    "#separator:tab",
    "#html:false",
    "#notetype:Basique",
    "#deck column:3",
    "#tags column:4",
  ]);
  const [front, back, ...columns] = lines.join("\n").trimEnd().split("\t");
  expect(front).toBe(`"${sentence}\ntener · Pretérito indefinido · yo"`);
  expect(back).toBe(`"tuve\n${sentence.replace(/_+/, "tuve")}\n${translation}"`);
  expect(columns).toEqual([
    "Verbena::Pretérito indefinido",
    "preterito-indefinido tener irregular",
  ]);
});

async function exerciseOf(page: Page, verb: string): Promise<Exercise> {
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  const found = exercises.find(({ item, context }) => item === verb && context === "yo");
  if (found === undefined) throw new Error(`There is no sentence with ${verb}.`);
  return found;
}

async function download(page: Page, link: string): Promise<{ name: string; text: string }> {
  const starting = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();
  const download = await starting;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

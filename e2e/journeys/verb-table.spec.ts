import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ learner: _signedIn, page }) => {
  await page.goto("/app");
  await page.getByRole("navigation").getByRole("link", { name: "Tableaux de conjugaison" }).click();
});

test("a verb that is typed shows its tables and explains irregular forms", async ({ page }) => {
  await page.getByLabel("Verbe à l’infinitif").fill("conducir");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("conducir");
  const table = (tense: string) =>
    page.getByRole("table", { name: `Conjugaison, conducir : ${tense}` });
  await expect(table("Pretérito indefinido")).toContainText("condujeron");
  await expect(page.getByText("Radical irrégulier, en j. Théorie")).toBeVisible();
  await page
    .getByText("Radical irrégulier, en j. Théorie")
    .getByRole("link", { name: "Théorie" })
    .click();
  await expect(page).toHaveURL("/app/theory/preterito-indefinido#raices-j");
});

test("a table begins with the meaning of the verb, and its compound forms stay on one line", async ({
  page,
}) => {
  await page.goto("/app/verbs?verb=levantarse");
  await expect(page.getByText("se lever", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Conjugaison, levantarse : Pretérito perfecto" }),
  ).toContainText("me he levantado");
  await expect(
    page.getByRole("table", { name: "Conjugaison, levantarse : Infinitivo compuesto" }),
  ).toContainText("haberse levantado");

  const table = page.getByRole("table", { name: /levantarse : Pluscuamperfecto$/ });
  const form = table.getByRole("cell", { name: "nos habíamos levantado" });
  const short = table.getByRole("cell", { name: "me había levantado" });
  const heightOf = async (cell: typeof form) => (await cell.boundingBox())?.height;
  expect(await heightOf(form)).toBe(await heightOf(short));

  const drill = "Entraînement libre : levantarse, Condicional simple";
  await page.getByRole("link", { name: drill }).click();
  await expect(page.getByLabel("Verbes à l’infinitif")).toHaveValue("levantarse");
  await expect(page.getByRole("checkbox", { name: "Condicional simple" })).toBeChecked();
  await expect(page.getByText("6 formes", { exact: true })).toBeVisible();
});

test("a verb may be typed carelessly, be reflexive, or be invented", async ({ page }) => {
  for (const { typed, verb, said } of [
    { typed: "  OIR ", verb: "oír", said: "Nous avons lu oír." },
    { typed: "levantarse", verb: "levantarse", said: "Le pronom reste devant la forme conjuguée" },
    { typed: "flurpear", verb: "flurpear", said: "Ce verbe n’est pas dans notre dictionnaire" },
  ]) {
    await page.getByLabel("Verbe à l’infinitif").fill(typed);
    await page.getByRole("button", { name: "Afficher" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(verb);
    await expect(page.getByText(said)).toBeVisible();
  }
});

test("a text that is no infinitive shows no table, and a link to the verb it resembles", async ({
  page,
}) => {
  for (const { typed, said, verb } of [
    { typed: "tuve", said: "« tuve » est une forme d’un verbe", verb: "tener" },
    { typed: "conocr", said: "« conocr » n’est pas un infinitif espagnol", verb: "conocer" },
    { typed: "hazlo", said: "Imperativo afirmativo, tú + lo", verb: "hacer" },
    { typed: "<b>bonjour</b>", said: "n’est pas un infinitif espagnol" },
  ]) {
    await page.getByLabel("Verbe à l’infinitif").fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    const suggestion = page.getByRole("status").getByRole("link");
    if (verb === undefined) await expect(suggestion).toHaveCount(0);
    else {
      await suggestion.filter({ hasText: verb }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(verb);
      await expect(page.getByRole("table").first()).toBeVisible();
    }
  }
});

import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ learner: _signedIn, page }) => {
  await page.goto("/app");
  await page.getByRole("navigation").getByRole("link", { name: "Tableaux de verbes" }).click();
});

test("a verb that is typed shows its tables and explains irregular forms", async ({ page }) => {
  await page.getByLabel("Verbe à l’infinitif").fill("conducir");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("conducir");
  const table = (tense: string) =>
    page.getByRole("table", { name: `Conjugaison, conducir : ${tense}` });
  await expect(table("Pretérito indefinido")).toContainText("condujeron");
  await expect(page.getByText("Radical à part, en j. Théorie")).toBeVisible();
  await page.getByText("Radical à part, en j.").getByRole("link", { name: "Théorie" }).click();
  await expect(page).toHaveURL("/app/theory/preterito-indefinido#raices-j");
});

test("a verb may be typed carelessly, be reflexive, or be invented", async ({ page }) => {
  for (const { typed, verb, said } of [
    { typed: "  OIR ", verb: "oír", said: "Lu comme oír." },
    { typed: "anadir", verb: "añadir", said: "Lu comme añadir." },
    { typed: "levantarse", verb: "levantarse", said: "Le pronom reste devant la forme conjuguée" },
    { typed: "flurpear", verb: "flurpear", said: "Ce verbe n’est pas dans notre dictionnaire" },
  ]) {
    await page.getByLabel("Verbe à l’infinitif").fill(typed);
    await page.getByRole("button", { name: "Afficher" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(verb);
    await expect(page.getByText(said)).toBeVisible();
  }
});

test("a conjugated form leads to its verb", async ({ page }) => {
  await page.getByLabel("Verbe à l’infinitif").fill("tuve");
  await page.keyboard.press("Enter");
  await expect(page.getByText("« tuve » est une forme d’un verbe")).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "tener" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("tener");
});

test("a misspelt verb leads to the intended verb without a table", async ({ page }) => {
  await page.getByLabel("Verbe à l’infinitif").fill("escribier");
  await page.keyboard.press("Enter");
  await expect(page.getByText("« escribier » n’est pas dans notre dictionnaire.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("status").getByRole("link", { name: "escribir" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("escribir");
});

test("a word that is no verb shows no table", async ({ page }) => {
  await page.getByLabel("Verbe à l’infinitif").fill("<b>bonjour</b>");
  await page.keyboard.press("Enter");
  await expect(page.getByText("n’est pas un infinitif espagnol")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

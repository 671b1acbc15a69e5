import { families } from "@verbena/core/families";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { openPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("a guide’s contents lead to a section, and the section to its exercises", async ({ page }) => {
  await page.goto("/app");
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("list", { name: "Pretérito indefinido" })
    .getByRole("link", { name: "Théorie" })
    .click();
  await page.getByRole("navigation", { name: "Sommaire" }).getByText("Radicaux en j").click();
  const section = page.getByRole("region", { name: "Radicaux en j" });
  await expect(section).toBeInViewport();
  await expect(section.getByRole("table")).toContainText("dijeron");
  await section.getByRole("link", { name: "S’entraîner avec ces verbes" }).click();
  const screen = await exerciseScreen(page, "preterito-indefinido");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verbes choisis");
  expect(["conducir", "decir", "traer"]).toContain((await screen.currentExercise()).item);

  await page.goBack();
  await page
    .getByRole("region", { name: "Les verbes pronominaux" })
    .getByRole("listitem")
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/verbs\?verb=\w+se$/);
});

test("a guide opens with what to remember, and says which sections can wait", async ({ page }) => {
  await page.goto("/app/theory/preterito-perfecto");
  const essentials = page.getByRole("region", { name: "L’essentiel" });
  await expect(essentials.getByRole("listitem").nth(2)).toBeVisible();

  const rare = "Deux participes possibles";
  await expect(page.getByRole("heading", { name: `${rare} Niveau C1`, exact: true })).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  await expect(contents.getByRole("listitem").first()).toHaveText(/Niveau A2$/);
  await expect(contents.getByRole("listitem").filter({ hasText: rare })).toHaveText(/Niveau C1$/);
  await expect(contents.getByText("L’essentiel")).toHaveCount(0);
});

test("examples and pairs of forms are heard, by button or arrow keys", async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto("/app/theory/preterito-indefinido");
  const examples = page
    .getByRole("region", { name: "Radicaux en j" })
    .getByRole("list", { name: "Exemples" });
  const sentence = async (index: number) =>
    (await examples.getByRole("listitem").nth(index).locator("[lang=es]").innerText()).trim();
  await examples.getByRole("button", { name: `Écouter : ${await sentence(0)}` }).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect
    .poll(speech.spoken)
    .toMatchObject([{ text: await sentence(0) }, { text: await sentence(1) }]);

  const pairs = page.getByRole("region", { name: "Des formes à ne pas confondre" });
  await pairs.getByRole("button", { name: "Écouter : hablo", exact: true }).click();
  await pairs.getByRole("button", { name: "Écouter : habló", exact: true }).click();
  await expect
    .poll(async () => (await speech.spoken()).slice(2))
    .toMatchObject([{ text: "hablo" }, { text: "habló" }]);
});

test("on a phone, the guide begins with a table, and its contents stay in reach", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/theory/preterito-indefinido");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["hablar", "comer", "vivir"]);
  expect((await table.boundingBox())?.y).toBeLessThan(1_500);

  const contents = page.getByRole("navigation", { name: "Sommaire" });
  await page.getByRole("heading", { name: "Radicaux en j" }).scrollIntoViewIfNeeded();
  await contents.getByText("Sommaire").click();
  await contents.getByText("Radicaux en u").click();
  await expect(page.getByRole("heading", { name: "Radicaux en u" })).toBeInViewport();
  await expect(contents.getByText("Radicaux en u")).toBeHidden();
  await expect(contents.getByText("Sommaire")).toBeInViewport();
});

test("a section of the guide to desde and hace leads to another guide, and to its exercises", async ({
  page,
}) => {
  await page.goto("/app/theory/desde-hace");
  const section = page.getByRole("region", { name: /^3\. / });
  await section.getByRole("link", { name: families["ser-estar-hay"].name }).click();
  await expect(page).toHaveURL("/app/theory/ser-estar-hay#hay");
  await expect(page.getByRole("region", { name: "Hay : il y a" })).toBeInViewport();
  await page.goBack();
  await section.getByRole("link", { name: "S’entraîner sur cette partie" }).click();
  await expect(page).toHaveURL("/app/exercise/desde-hace?section=pasado");
  await expect(page.getByRole("heading", { name: /Phrases choisies/ })).toBeVisible();
  const screen = await exerciseScreen(page, "desde-hace");
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await screen.answerRight()).answer).toBe("hace");
    await screen.goToNext();
  }
});

test("a guide prints without navigation, dark on white in either theme", async ({
  learner: _signedIn,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, "/app/theory/preterito-indefinido");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^S’entraîner/ })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(32, 33, 74)");
});

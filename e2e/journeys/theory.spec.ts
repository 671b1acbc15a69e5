import { families } from "@verbena/core/families";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("a guide’s contents lead to a section, and a section to its exercises or another guide", async ({
  page,
}) => {
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

  await test.step("a section of desde and hace leads to another guide, and to its exercises", async () => {
    await openWithoutReload(page, "/app/theory/desde-hace");
    const third = page.getByRole("region", { name: /^3\. / });
    await third.getByRole("link", { name: families["ser-estar-hay"].name }).click();
    await expect(page).toHaveURL("/app/theory/ser-estar-hay#hay");
    await expect(page.getByRole("region", { name: "Hay : il y a" })).toBeInViewport();
    await page.goBack();
    await third.getByRole("link", { name: "S’entraîner sur cette partie" }).click();
    await expect(page).toHaveURL("/app/exercise/desde-hace?section=pasado");
    await expect(page.getByRole("heading", { name: /Phrases choisies/ })).toBeVisible();
    const chosen = await exerciseScreen(page, "desde-hace");
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await chosen.answerRight()).answer).toBe("hace");
      await chosen.goToNext();
    }
  });
});

test("on a phone, the guide begins with a table, its contents stay in reach, and it prints", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/theory/preterito-indefinido");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["hablar", "comer", "vivir"]);
  expect((await table.boundingBox())?.y).toBeLessThan(1_500);

  // The browser of the tests has no Spanish voice.
  await expect(page.getByRole("list", { name: "Exemples" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Écouter/ })).toHaveCount(0);

  const contents = page.getByRole("navigation", { name: "Sommaire" });
  await page.getByRole("heading", { name: "Radicaux en j" }).scrollIntoViewIfNeeded();
  await contents.getByText("Sommaire").click();
  await contents.getByText("Radicaux en u").click();
  await expect(page.getByRole("heading", { name: "Radicaux en u" })).toBeInViewport();
  await expect(contents.getByText("Radicaux en u")).toBeHidden();
  await expect(contents.getByText("Sommaire")).toBeInViewport();

  await test.step("it prints without navigation, dark on white in either theme", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
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
});

import type { Locator } from "@playwright/test";
import { exerciseScreen, openExercise } from "../exercise-screen.ts";
import { newLearner } from "../learner.ts";
import { expect, test } from "../test.ts";

test("Ctrl+b makes the side navigation small, and it stays so", async ({
  learner: _signedIn,
  page,
}) => {
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  const width = async () => (await navigation.boundingBox())?.width;
  await page.goto("/app");
  await expect.poll(width).toBeGreaterThan(200);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBeLessThanOrEqual(48);
  await page.reload();
  await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(48);
});

test("the skip link leads past the navigation", async ({ learner: _signedIn, page }) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu is a drawer that closes when it has led somewhere", async ({
    learner: _signedIn,
    page,
  }) => {
    await page.goto("/app");
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(280);
    await drawer.getByRole("link", { name: "Liens utiles" }).tap();
    await expect(page).toHaveURL("/app/enlaces-utiles");
    await expect(drawer).toBeHidden();
  });

  test("above the keyboard, a wrong answer shows all that matters", async ({
    learner: _signedIn,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 430 });
    const screen = await openExercise(page, "preterito-indefinido");
    await screen.answerWrong();
    const forms = page.getByRole("definition");
    for (const part of [
      page.getByText("Ce n’est pas la forme attendue.", { exact: true }),
      forms.first(),
      forms.last(),
      screen.goOn,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // A trial finds out whether anything lies over it.
      await part.click({ trial: true });
    }
  });
});

test("the keyboard alone leads from the sign-up form to an answered exercise", async ({ page }) => {
  const { username, email, password } = newLearner();
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Connexion" })).toBeVisible();
  await tabTo(page.getByRole("tab", { name: "Connexion" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabTo(page.getByLabel("Nom d’utilisateur"));
  await page.keyboard.type(username);
  await tabTo(page.getByLabel("Adresse e-mail"));
  await page.keyboard.type(email);
  await tabTo(page.getByLabel("Mot de passe", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");

  const practise = page
    .getByRole("listitem", { name: "Pretérito indefinido" })
    .getByRole("link", { name: "S’entraîner" });
  await tabTo(practise);
  await page.keyboard.press("Enter");
  const screen = await exerciseScreen(page, "preterito-indefinido");
  await expect(screen.field).toBeFocused();
  await page.keyboard.type((await screen.current()).answer);
  await page.keyboard.press("Enter");
  await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
});

/** Presses Tab until a control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

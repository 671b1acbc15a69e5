import { openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("on a phone, a long list leaves its button in view", async ({ learner: _signedIn, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const failed = exercises.filter(({ context }) => context === "yo").slice(0, 20);
  const answers = failed.map((exercise) => ({ exercise, given: WRONG_ANSWER }));
  await answerByApi(page.request, "preterito-indefinido", answers);
  await page.goto("/app/packages/preterito-indefinido/failed");
  await expect(page.getByRole("checkbox")).toHaveCount(20);
  const save = page.getByRole("button", { name: "Enregistrer et s’entraîner" });
  await expect(save).toBeInViewport({ ratio: 1 });
  // A trial click fails if something covers the button.
  await save.click({ trial: true });
});

test("a verb that another device failed is asked at once", async ({ learner: _signedIn, page }) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const exercise = exercises.find(({ item }) => item === "tener");
  if (!exercise) throw new Error("There is no sentence of tener.");
  const wrong = { exercise, given: WRONG_ANSWER };
  await answerByApi(page.request, "preterito-indefinido", [wrong]);

  const screen = await openExercise(page, "preterito-indefinido?failed=true");
  await expect(screen.positionText(1, 6)).toBeAttached();
  expect(await screen.currentExercise()).toMatchObject({ item: "tener" });
});

test.describe("with two failed verbs", () => {
  test.beforeEach(async ({ learner: _signedIn, page }) => {
    const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
    const failed = exercises.filter(
      ({ item, context }) => context === "yo" && ["hablar", "comer"].includes(item),
    );
    expect(failed).toHaveLength(2);
    await answerByApi(
      page.request,
      "preterito-indefinido",
      failed.map((exercise) => ({ exercise, given: WRONG_ANSWER })),
    );
  });

  test("unticking a verb and saving removes it from the list", async ({ page }) => {
    await page.goto("/app/packages/preterito-indefinido/failed");
    await expect(page.getByRole("checkbox", { name: "hablar · yo" })).toBeChecked();
    await page.getByRole("button", { name: "Tout décocher" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "comer" }).check();
    await page.getByRole("button", { name: "Enregistrer et s’entraîner" }).click();
    await expect(page).toHaveURL("/app/exercise/preterito-indefinido?failed=true");
    await expect(page.getByText("Exercice 1 sur 6", { exact: true })).toBeAttached();
    await expect.poll(async () => (await progressOf(page.request)).failedItems).toEqual(["comer"]);
  });

  test("a verb that is unticked offline is removed at once and sent later", async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const screen = await openExercise(page, "preterito-indefinido?failed=true");
    await page.keyboard.press("Control+b");
    await page.getByRole("link", { name: "Verbes à revoir" }).last().click();
    await page.getByRole("checkbox", { name: "hablar" }).uncheck();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Enregistrer et s’entraîner" }).dblclick();
    await expect(screen.positionText(1, 6)).toBeAttached();
    await context.setOffline(false);
    await expect.poll(async () => (await progressOf(page.request)).failedItems).toEqual(["comer"]);
  });
});

test("without failed verbs, the list and revision say so and lead to practice", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/exercise/preterito-indefinido?failed=true");
  await expect(page.getByRole("heading", { name: "Aucun verbe à revoir !" })).toBeVisible();
  await page.getByRole("link", { name: "Revenir à tous les exercices" }).click();
  await expect(page).toHaveURL("/app/exercise/preterito-indefinido");
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeFocused();
  await page.goto("/app/packages/desde-hace/failed");
  await expect(page.getByText("Aucune phrase à revoir")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "S’entraîner" }).click();
  await expect(page).toHaveURL("/app/exercise/desde-hace");
});

import { exerciseScreen, openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("failed verbs are unticked and removed, also offline", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const first = exercises.filter(({ context: person }) => person === "yo");
  const known = first.filter(({ item }) => ["hablar", "comer"].includes(item));
  const failed = [...new Set([...known, ...first])].slice(0, 20);
  await answerByApi(
    page.request,
    "preterito-indefinido",
    failed.map((exercise) => ({ exercise, given: WRONG_ANSWER })),
  );
  const screen = await openExercise(page, "preterito-indefinido?failed=true");
  const save = page.getByRole("button", { name: "Enregistrer et s’entraîner" });
  const failedItems = async () => (await progressOf(page.request)).failedItems;

  await test.step("on a phone, a long list leaves its button in view", async () => {
    await page.keyboard.press("Control+b");
    await page.getByRole("link", { name: "Verbes à revoir" }).last().click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("checkbox")).toHaveCount(20);
    await expect(save).toBeInViewport({ ratio: 1 });
    // A trial click fails if something covers the button.
    await save.click({ trial: true });
  });

  await test.step("a verb that is unticked offline is removed immediately and sent later", async () => {
    await page.getByRole("checkbox", { name: "hablar · yo" }).uncheck();
    await context.setOffline(true);
    await save.dblclick();
    await expect(page).toHaveURL("/app/exercise/preterito-indefinido?failed=true");
    await expect(screen.positionText(1, 19)).toBeAttached();
    await context.setOffline(false);
    await expect.poll(failedItems).toHaveLength(19);
    expect(await failedItems()).not.toContain("hablar");
  });

  await test.step("one button unticks all", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openWithoutReload(page, "/app/packages/preterito-indefinido/failed");
    await page.getByRole("button", { name: "Tout décocher" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "comer" }).check();
    await save.click();
    await expect(screen.positionText(1, 1)).toBeAttached();
    await expect.poll(failedItems).toEqual(["comer"]);
  });
});

test("without failed verbs, the list and revision are empty; a verb that another device fails is asked immediately", async ({
  page,
}) => {
  await test.step("without failed verbs", async () => {
    await page.goto("/app/exercise/preterito-indefinido?failed=true");
    await expect(page.getByRole("heading", { name: "Aucun verbe à revoir !" })).toBeVisible();
    await page.getByRole("link", { name: "Revenir à tous les exercices" }).click();
    await expect(page).toHaveURL("/app/exercise/preterito-indefinido");
    await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeFocused();
    await openWithoutReload(page, "/app/packages/desde-hace/failed");
    await expect(page.getByText("Aucune phrase à revoir")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "S’entraîner" }).click();
    await expect(page).toHaveURL("/app/exercise/desde-hace");
    await exerciseScreen(page, "desde-hace");
  });

  await test.step("with a verb that another device fails", async () => {
    const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
    const exercise = exercises.find(({ item }) => item === "tener");
    if (!exercise) throw new Error("There is no sentence of tener.");
    const wrong = { exercise, given: WRONG_ANSWER };
    await answerByApi(page.request, "preterito-indefinido", [wrong]);
    const screen = await openExercise(page, "preterito-indefinido?failed=true");
    await expect(screen.positionText(1, 1)).toBeAttached();
    expect(await screen.currentExercise()).toMatchObject({ item: "tener" });
  });
});

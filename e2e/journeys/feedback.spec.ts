import { type ExerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

/** Answers until an exercise asks for a person. */
async function answerUntilPerson(screen: ExerciseScreen, person: string): Promise<void> {
  while ((await screen.currentExercise()).context !== person) {
    await screen.answerRight();
    await screen.goToNext();
  }
}

test("a wrong form is explained, with its parts, its table, and a link to the rule", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
  await answerUntilPerson(screen, "yo");
  await screen.answer("tení");
  await expect(
    page.getByText("Non. Tener n’est pas régulier ici : son radical devient tuv-.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText("tuv + e", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "devient tuv-" })).toBeAttached();

  await page.getByRole("button", { name: "Tableau : tener" }).click();
  const drawer = page.getByRole("dialog", { name: "tener" });
  await expect(
    drawer.getByRole("table", { name: "Conjugaison, tener : Futuro simple" }),
  ).toContainText("tendremos");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(screen.field).toHaveValue("tení");
  await expect(screen.field).toBeFocused();

  await page.getByRole("main").getByRole("link", { name: "Théorie" }).click();
  await expect(page).toHaveURL("/app/theory/preterito-indefinido#raices-u");
  await expect(page.getByRole("heading", { name: "Radicaux en u" })).toBeInViewport();
});

test("a wrong word of time is explained with the words of the sentence", async ({ page }) => {
  const screen = await openExercise(page, "desde-hace");
  while ((await screen.currentExercise()).answer !== "desde hace") {
    await screen.answerRight();
    await screen.goToNext();
  }
  await screen.answer("desde");
  await expect(
    page.getByText("Non. Desde hace : une durée, et cela dure encore.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Pourquoi ?" }).click();
  await expect(page.getByText("Desde traduit « depuis » devant un moment")).toBeVisible();
});

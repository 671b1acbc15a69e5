import { type ExerciseScreen, exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import type { Exercise } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("a wrong answer is explained, with its parts, its table, and a link to the rule", async ({
  learner: _signedIn,
  page,
}) => {
  await test.step("a wrong form", async () => {
    const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
    await answerUntil(screen, ({ context }) => context === "yo");
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

  await test.step("a wrong word of time, with the words of the sentence", async () => {
    await openWithoutReload(page, "/app/exercise/desde-hace");
    const screen = await exerciseScreen(page, "desde-hace");
    await answerUntil(screen, ({ answer }) => answer === "desde hace");
    await screen.answer("desde");
    await expect(
      page.getByText("Non. Desde hace : une durée, et cela dure encore.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Pourquoi ?" }).click();
    await expect(page.getByText("Desde traduit « depuis » devant un moment")).toBeVisible();
  });
});

/** Answers until an exercise is the wanted one. */
async function answerUntil(
  screen: ExerciseScreen,
  isWanted: (exercise: Exercise) => boolean,
): Promise<void> {
  while (!isWanted(await screen.currentExercise())) {
    await screen.answerRight();
    await screen.goToNext();
  }
}

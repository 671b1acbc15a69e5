import { openExercise, WRONG_ANSWER } from "../exercise-screen.ts";
import { exercisesOf } from "../exercises.ts";
import { answerEarlier, progressOf } from "../progress.ts";
import { expect, test } from "../test.ts";

test.describe("with two failed verbs", () => {
  test.beforeEach(async ({ learner: _signedIn, page }) => {
    const exercises = await exercisesOf(page.request, "preterito-indefinido");
    const failed = exercises.filter(
      ({ item, context }) => context === "yo" && ["hablar", "comer"].includes(item),
    );
    expect(failed).toHaveLength(2);
    await answerEarlier(
      page.request,
      "preterito-indefinido",
      failed.map((exercise) => ({ exercise, given: WRONG_ANSWER })),
    );
  });

  test("revision asks every person of exactly these verbs", async ({ page }) => {
    const screen = await openExercise(page, "preterito-indefinido?failed=true");
    const asked: string[] = [];
    for (let index = 1; index <= 12; index++) {
      await expect(screen.position(index, 12)).toBeAttached();
      const { item, context } = await screen.answerRight();
      asked.push(`${item} ${context}`);
      await screen.next();
    }
    const persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"];
    const expected = ["hablar", "comer"].flatMap((verb) => persons.map((one) => `${verb} ${one}`));
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });

  test("unticking a verb and saving takes it off the list", async ({ page }) => {
    await page.goto("/app/packages/preterito-indefinido/failed");
    await page.getByRole("checkbox", { name: "hablar" }).uncheck();
    await page.getByRole("button", { name: "Enregistrer et réviser" }).click();
    await expect(page).toHaveURL("/app/exercise/preterito-indefinido?failed=true");
    await expect(page.getByText("Exercice 1 sur 6", { exact: true })).toBeAttached();
    await expect.poll(async () => (await progressOf(page.request)).failedItems).toEqual(["comer"]);
  });
});

test("without failed verbs, revision says so and leads back to all exercises", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/exercise/preterito-indefinido?failed=true");
  await expect(page.getByRole("heading", { name: "Aucun verbe à revoir !" })).toBeVisible();
  await page.getByRole("link", { name: "Revenir à tous les exercices" }).click();
  await expect(page).toHaveURL("/app/exercise/preterito-indefinido");
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeFocused();
});

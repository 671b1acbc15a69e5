import { exercisesOf } from "../exercises.ts";
import { answerEarlier } from "../progress.ts";
import { expect, test } from "../test.ts";

test("a learner sees which causes cost most, and practises what has none yet", async ({
  learner: _signedIn,
  page,
}) => {
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  const given = (form: string, verb: string, person: string) =>
    exercises
      .filter(({ item, context }) => item === verb && context === person)
      .map((exercise) => ({ exercise, given: form }));
  await answerEarlier(page.request, "preterito-indefinido", [
    ...given("hablo", "hablar", "él"),
    ...given("tuvo", "tener", "yo"),
    ...given("comí", "comer", "él"),
  ]);

  await page.goto("/app");
  await page.getByRole("navigation").getByRole("link", { name: "Statistiques" }).click();
  const causes = page.getByRole("list", { name: "Vos erreurs par cause" });
  await expect(causes.getByRole("listitem")).toHaveText([
    /^Mauvaise personne\s*2 fois$/,
    /^Accent oublié ou mal placé\s*1 fois$/,
  ]);

  await page.getByRole("main").getByText("Desde, desde hace", { exact: true }).click();
  await expect(page.getByText("Aucune erreur à montrer")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "S’entraîner" }).click();
  await expect(page).toHaveURL("/app/exercise/desde-hace");
});

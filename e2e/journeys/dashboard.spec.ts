import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { applyFonts } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import {
  answerRound,
  changeSettings,
  confirmLevels,
  dueFamilies,
  makeDue,
  roundEnd,
} from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => undefined);

test("a new learner writes a first sentence with one press; then the other forms of the day are left", async ({
  page,
}) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Écrivez votre première phrase." })).toBeVisible();
  const indefinido = page.getByRole("main").getByRole("link", { name: /^Pretérito indefinido/ });
  await expect(indefinido.getByText("54 verbes · 324 phrases")).toBeVisible();
  await expect(page.getByText("5 ressources pour aller plus loin.")).toBeVisible();
  await page.getByRole("link", { name: "Commencer" }).click();
  const screen = await exerciseScreen(page, "review");
  await expect(screen.positionText(1, 10)).toBeAttached();
  const { family, context } = await screen.answerRight();
  expect(context).toBe("yo");
  await expect
    .poll(async () => (await progressOf(page.request, family)).stats.totalAttempts)
    .toBe(1);

  await changeSettings(page, { newPerDay: 4 });
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "4 formes pour aujourd’hui." })).toBeVisible();
  await expect(page.getByText("3 sont nouvelles. Environ 1 minute.")).toBeVisible();
  await page.getByRole("link", { name: "Encore 3", exact: true }).click();
  await exerciseScreen(page, "review");
  await expect(screen.positionText(1, 3)).toBeAttached();
});

test("of a backlog, only the daily aim is for today, and more only on request", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeDue(page.request, { perFamily: 5 });
  const streetTop = async () =>
    (await page.getByRole("region", { name: "Votre rythme" }).boundingBox())?.y;
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "20 formes pour aujourd’hui." })).toBeVisible();
  await expect(
    page.getByText("10 reviennent, 10 sont nouvelles. Environ 5 minutes."),
  ).toBeVisible();
  await applyFonts(page);
  const before = await streetTop();
  await changeSettings(page, { newPerDay: 0, dailyAim: 3 });
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "3 formes pour aujourd’hui." })).toBeVisible();
  await applyFonts(page);
  await expect.poll(streetTop).toBe(before);

  await page.getByRole("link", { name: "Commencer" }).click();
  const screen = await exerciseScreen(page, "review");
  await answerRound(page, screen, 3);
  await expect(roundEnd(page).getByText(/Fini pour aujourd’hui\.$/)).toBeVisible();
  await roundEnd(page).getByRole("link", { name: "Terminer" }).click();
  await expect(page.getByRole("heading", { name: "Fini pour aujourd’hui." })).toBeVisible();
  await expect(page.getByText(/^Demain.: 3\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Continuer quand même" }).click();
  await expect(screen.positionText(1, 7)).toBeAttached();
});

test("missed forms are shown with their tenses, link to their tables, and are asked", async ({
  page,
}) => {
  await changeSettings(page, { newPerDay: 0 });
  for (const family of dueFamilies) {
    const exercise = (await firstSentencesOf(page.request, family)).find(
      ({ item, context }) => item === "tener" && context === "yo",
    );
    if (exercise === undefined) throw new Error("The family has no such exercise.");
    await answerByApi(page.request, family, [{ exercise, given: "incorrecto" }]);
  }
  await page.goto("/app");
  const missed = page.getByRole("region", { name: "Ce qui résiste" });
  await expect(missed.getByRole("link", { name: "Retravailler ces 2 formes" })).toBeVisible();
  await expect(missed.getByRole("listitem")).toHaveText([
    /^tener · yo · (presente|indefinido)$/,
    /^tener · yo · (presente|indefinido)$/,
  ]);
  await missed.getByRole("link", { name: "tener · yo · indefinido" }).click();
  await expect(page).toHaveURL("/app/verbs?verb=tener#preterito-indefinido");
  await expect(page.getByRole("table", { name: /Pretérito indefinido/ })).toBeInViewport();

  await page.goBack();
  await missed.getByRole("link", { name: "Retravailler ces 2 formes" }).click();
  const screen = await exerciseScreen(page, "review");
  await screen.answerRight();
  await screen.goToNext();
  await screen.answerWrong();
  await screen.continueButton.click();
  await expect(roundEnd(page).getByRole("heading", { name: "1 sur 2" })).toBeVisible();

  await page.getByRole("button", { name: "Reprendre 1 erreur" }).click();
  await expect(page.getByText("Reprise, non comptée").first()).toBeVisible();
  await screen.answerRight();
  await screen.continueButton.click();
  await expect(roundEnd(page)).toBeVisible();
  await expect
    .poll(async () => {
      const stats = await Promise.all(
        dueFamilies.map((family) => progressOf(page.request, family)),
      );
      return stats.map(({ stats: { totalAttempts } }) => totalAttempts);
    })
    .toEqual([2, 2]);

  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const others = exercises.filter(({ item }) => item !== "tener").slice(0, 12);
  const answers = others.map((exercise) => ({ exercise, given: "incorrecto" }));
  await answerByApi(page.request, "preterito-indefinido", answers);
  await page.goto("/app");
  await page.getByRole("link", { name: "Retravailler les 10 premières formes" }).click();
  await expect(screen.positionText(1, 10)).toBeAttached();
});

test("a family’s row leads to its page, which alone says what the scheduler calls due", async ({
  page,
}) => {
  await makeDue(page.request, { perFamily: 12 });
  await confirmLevels(page.request);
  await answerByApi(page.request, "preterito-indefinido", [
    { exercise: await someForm(page), given: "incorrecto" },
  ]);
  await changeSettings(page, { families: [...allFamilies], dailyAim: 5 });
  await page.goto("/app");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "5 formes pour aujourd’hui." })).toBeVisible();
  await expect(main).not.toContainText("à réviser");
  const rows = main.getByRole("list", { name: "Familles d’exercices" }).getByRole("link");
  await expect(rows).toHaveCount(allFamilies.length);
  await rows.filter({ hasText: "54 verbes · 324 phrases" }).click();

  await expect(page).toHaveURL("/app/families/preterito-indefinido");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Pretérito indefinido");
  await expect(main.getByText("Principiante · 12 justes")).toBeVisible();
  await expect(main.getByText(/^Selon SM-2.: 12 formes à réviser\.$/)).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveText([
    "Mes sélections",
    /^Verbes à revoir\s*1$/,
    "Théorie",
    "Carte des règles",
    "Au tableau",
    "Imprimer…",
    "Tableaux de conjugaison",
  ]);
  await main.getByRole("link", { name: "Tableaux de conjugaison" }).click();
  await expect(page.getByRole("table", { name: /Pretérito indefinido/ })).toBeInViewport();
  await page.goBack();
  await main.getByRole("link", { name: "S’entraîner" }).click();
  await exerciseScreen(page, "preterito-indefinido");
});

/** A form of the indefinido that is not one of those that {@link makeDue} makes due. */
async function someForm(page: Page) {
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const found = exercises.find(({ context }) => context === "tú");
  if (found === undefined) throw new Error("There are no exercises.");
  return found;
}

import { allFamilies } from "@verbena/core/families";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { answerRound, changeSettings, dueFamilies, makeDue, roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => undefined);

test("a new learner writes a first sentence with one press; then the other forms of the day are left", async ({
  page,
}) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Écrivez votre première phrase." })).toBeVisible();
  const indefinido = page.getByRole("listitem", { name: "Pretérito indefinido" });
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
  const before = await streetTop();
  await changeSettings(page, { newPerDay: 0, dailyAim: 3 });
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "3 formes pour aujourd’hui." })).toBeVisible();
  expect(await streetTop()).toBe(before);

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
  await changeSettings(page, { newPerDay: 0, families: [...allFamilies] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app");
  await test.step("with many families, the links of each stay on one line", async () => {
    await expect(page.getByRole("listitem", { name: "Pasado" })).toBeVisible();
    const future = page.getByRole("listitem", { name: "Futuro simple", exact: true });
    await expect(future.getByRole("link")).toHaveText([/./, "Mes sélections", "Théorie"]);
    const family = page.getByRole("listitem", { name: "Pretérito indefinido", exact: true });
    await expect(family.getByRole("link", { name: "À revoir (3)" })).toBeVisible();
    const tops = await Promise.all(
      ["Mes sélections", "À revoir (3)", "Théorie"].map(
        async (name) => (await family.getByRole("link", { name }).boundingBox())?.y,
      ),
    );
    expect(new Set(tops).size).toBe(1);
  });

  await page.getByRole("link", { name: "Retravailler les 10 premières formes" }).click();
  await expect(screen.positionText(1, 10)).toBeAttached();
});

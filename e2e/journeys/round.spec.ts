import type { Page } from "@playwright/test";
import { type ExerciseScreen, finishRound, openExercise } from "../support/exercise-screen.ts";
import { openPage, setTextSize } from "../support/pages.ts";
import { createPackage, progressOf } from "../support/practice.ts";
import { changeSettings, isRepetition, nextRound, roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

/** Opens the six forms of *hablar*, which make one round, and answers them, the first ones wrong. */
async function answerFormsOfHablar(
  page: Page,
  { wrong }: { wrong: number },
): Promise<{ screen: ExerciseScreen; missed: string[] }> {
  const id = await createPackage(page.request, ["hablar"]);
  const screen = await openExercise(page, `preterito-indefinido?package=${id}`);
  await expect(screen.positionText(1, 6)).toBeAttached();
  const missed: string[] = [];
  while (missed.length < wrong) {
    if (await isRepetition(page)) await screen.answerRight();
    else missed.push((await screen.answerWrong()).answer);
    await screen.goToNext();
  }
  await finishRound(page, screen);
  return { screen, missed };
}

test("the end of a round shows the result, practises what went wrong, and goes on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { screen, missed } = await answerFormsOfHablar(page, { wrong: 2 });
  const end = roundEnd(page);
  const again = end.getByRole("button", { name: "Reprendre ces 2 erreurs" });
  for (const part of [end.getByRole("heading", { name: "4 sur 6" }), again]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(end.getByRole("listitem")).toHaveText(
    missed.map((answer) => `incorrecto → ${answer}`),
  );
  await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(6);
  const before = await progressOf(page.request);
  await expect(page.getByText("La reprise n’est pas comptée.")).toBeVisible();
  await again.click();
  for (const answer of missed) {
    await expect(page.getByText("Reprise, non comptée", { exact: true })).toBeVisible();
    expect((await screen.answerRight()).answer).toBe(answer);
    await page.keyboard.press("Enter");
    await expect(screen.continueButton).toBeHidden();
  }
  await expect(end.getByRole("heading", { name: "2 sur 2" })).toBeVisible();
  await expect(end.getByText("Sans une faute.")).toBeVisible();
  await expect(nextRound(page)).toBeFocused();
  await expect(async () => {
    // The page ignores Enter for a moment.
    await page.keyboard.press("Enter");
    await expect(screen.field).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(screen.positionText(1)).toBeAttached();
  await screen.answerRight();
  await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(7);
  const { failedItems } = await progressOf(page.request);
  expect(failedItems).toEqual(before.failedItems);
});

test("after a bad round, the errors come first, and the last answer can be taken back by key", async ({
  page,
}) => {
  const { screen } = await answerFormsOfHablar(page, { wrong: 4 });
  const end = roundEnd(page);
  await expect(end.getByText("Ces formes reviennent demain.")).toBeVisible();
  await expect(end.getByRole("button", { name: "Reprendre ces 4 erreurs" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(screen.field).toBeFocused();
  await expect(screen.continueButton).toHaveCount(0);
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(end.getByRole("heading", { name: "2 sur 6" })).toBeVisible();
  await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(6);
});

test("when today is done, the practice of a family ends, and Enter leads home", async ({
  page,
}) => {
  await changeSettings(page, { newPerDay: 0, roundLength: 10 });
  // The first visit of the day makes the plan: nothing is due, and nothing new.
  await openPage(page, "/app");
  const screen = await openExercise(page, "preterito-indefinido");
  await expect(screen.positionText(1, 10)).toBeAttached();
  await finishRound(page, screen);
  const end = roundEnd(page);
  await expect(end.getByText("Sans une faute. Fini pour aujourd’hui.")).toBeVisible();
  const finish = end.getByRole("link", { name: "Terminer" });
  await expect(finish).toBeFocused();

  await end.getByRole("button", { name: "Continuer quand même" }).click();
  await expect(screen.positionText(1, 10)).toBeAttached();
  await finishRound(page, screen);
  await expect(finish).toBeFocused();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app", { timeout: 1_000 });
  }).toPass();
  for (const _ of [1, 2, 3]) await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");
  await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(20);
});

test("a learner who begins the day with a family is told when today is done", async ({ page }) => {
  await changeSettings(page, { newPerDay: 10, dailyAim: 10, roundLength: 10 });
  const screen = await openExercise(page, "preterito-indefinido");
  await finishRound(page, screen);
  await expect(roundEnd(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await expect(roundEnd(page).getByRole("link", { name: "Terminer" })).toBeFocused();
});

test("a slip is taken back by key or button, once, and an answer that is not known counts as wrong", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const { answer } = await screen.answerWrong();
  await page.keyboard.press("Control+z");
  await expect(screen.continueButton).toHaveCount(0);
  await expect(screen.field).toHaveValue("incorrecto");
  await expect(screen.field).toBeFocused();
  await screen.answer(answer);
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 1, totalCorrect: 1, totalFailed: 0 });
  await page.keyboard.press("Control+z");
  await expect(screen.continueButton).toBeVisible();

  await screen.goToNext();
  await screen.answerWrong();
  await page.getByRole("button", { name: "Faute de frappe : recommencer" }).click();
  await screen.answerRight();
  await expect
    .poll(async () => progressOf(page.request))
    .toMatchObject({ stats: { totalAttempts: 2, totalFailed: 0 }, failedItems: [] });

  await test.step("a learner who does not know the answer sees it", async () => {
    await screen.goToNext();
    const { item, answer: unknown } = await screen.currentExercise();
    await screen.giveUp();
    await expect(page.locator("[data-verdict] p").first()).toHaveText(`La voici : ${unknown}.`);
    const red = await page.evaluate(
      () => document.querySelectorAll(":is(.bg-geranium-wash, .text-geranium)").length,
    );
    expect(red).toBe(0);
    await expect(page.getByRole("insertion")).toHaveText(new RegExp(`^${unknown}`, "i"));
    await expect(page.getByRole("deletion")).toHaveCount(0);
    await expect(page.getByText("Revient demain")).toBeVisible();
    await expect
      .poll(async () => progressOf(page.request))
      .toMatchObject({ stats: { totalAttempts: 3, totalFailed: 1 }, failedItems: [item] });
  });
});

test("a word is chosen by its button or its key, without Valider, or asked for with its reason", async ({
  page,
}) => {
  const screen = await openExercise(page, "desde-hace");
  const choices = page.getByRole("group", { name: "Réponses possibles" });
  const words = ["desde", "desde que", "desde hace", "hace"];
  await expect(choices.getByRole("button")).toHaveText(words.map((word, at) => `${at + 1}${word}`));
  await expect(screen.validateButton).toHaveCount(0);
  const first = await screen.currentExercise();
  await choices.getByRole("button", { name: first.answer, exact: true }).click();
  await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
  await expect(choices).toHaveCount(0);

  await screen.goToNext();
  const { answer } = await screen.currentExercise();
  await page.keyboard.press(String(words.indexOf(answer) + 1));
  await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();

  await screen.goToNext();
  const { explanation } = await screen.currentExercise();
  await screen.giveUp();
  await expect(page.getByText(explanation ?? "")).toBeVisible();
});

test("the main button and the sentence keep their places, and buttons need no break within a word", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const sentence = page.locator("[data-sentence]");
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole("navigation")).toBeVisible({ visible: width === 1440 });
      // The new size of the window may move them in a later frame.
      await (await sentence.elementHandle())?.waitForElementState("stable");
      const empty = await sentence.boundingBox();
      const button = await screen.validateButton.boundingBox();
      await page.keyboard.type("una respuesta larga");
      expect(await screen.validateButton.boundingBox()).toEqual(button);
      expect(await sentence.boundingBox()).toEqual(empty);
      await page.keyboard.press("Enter");
      await expect(screen.continueButton).toBeVisible();
      expect(await screen.continueButton.boundingBox()).toEqual(button);
      const { x, y } = (await sentence.boundingBox()) ?? {};
      expect({ x, y }).toEqual({ x: empty?.x, y: empty?.y });
      await screen.goToNext();
    });
  }

  await test.step("in large text on a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const button of [screen.validateButton, screen.giveUpButton]) {
      for (const size of [24, 32]) {
        await setTextSize(page, size);
        const beyond = await button.evaluate((one) => {
          one.style.overflowWrap = "normal";
          return one.scrollWidth - one.clientWidth;
        });
        expect(beyond, `at ${size} px`).toBe(0);
      }
    }
  });
});

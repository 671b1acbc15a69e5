import type { Page } from "@playwright/test";
import { type Family, families } from "@verbena/core/families";
import { neverWelcomed, TIME_ZONE } from "../support/browser.ts";
import { type ExerciseScreen, exerciseScreen, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { openWithoutReload, waitUntilLoaded } from "../support/pages.ts";
import { changeSettings } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

/** No test has more sentences. */
const MOST = 24;

const result = (page: Page) => page.getByRole("heading", { level: 1, name: /^Vos verbes : / });

/** What the result says of a family. */
const estimateOf = (page: Page, family: string) =>
  page.getByRole("group", { name: families[family as Family].name });

/** Takes the whole test: answers right in some families, wrong or not at all in the others. Returns the asked families. */
async function takeTest(
  page: Page,
  screen: ExerciseScreen,
  known: readonly string[],
): Promise<string[]> {
  const asked: string[] = [];
  while (!(await result(page).isVisible())) {
    expect(asked.length).toBeLessThan(MOST);
    const { family, answer } = await screen.currentExercise();
    asked.push(family);
    if (known.includes(family)) await screen.answer(answer);
    else if (asked.length % 2 === 0) await screen.giveUp();
    else await screen.answer(WRONG_ANSWER);
    await screen.goToNext();
    await expect(screen.field.or(result(page))).toBeVisible();
  }
  return asked;
}

/** Stops a test after too few answers, which leads to the dashboard. */
async function stopWithoutResult(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Arrêter le test" }).click();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("heading", { name: "Écrivez votre première phrase." })).toBeVisible();
}

/** What the server has stored of each family's estimate. */
async function storedEstimates(page: Page): Promise<Record<string, string | undefined>> {
  const response = await page.request.get("/api/progress", { params: { timeZone: TIME_ZONE } });
  const { exercises } = await response.json();
  return Object.fromEntries(
    Object.keys(families).map((family) => [family, exercises[family].estimate?.status]),
  );
}

test.describe("at the first start", () => {
  test.use({ storageState: neverWelcomed });

  test("somebody at B1 is placed, corrects the result, and begins with what is missing", async ({
    learner: _signedIn,
    page,
  }) => {
    await page.goto("/app");
    const welcome = page.getByRole("dialog", { name: "¡Bienvenido!" });
    await welcome.getByText("B1", { exact: true }).click();
    await welcome.getByRole("button", { name: "Faire le test (3 minutes)" }).click();
    const screen = await exerciseScreen(page, "placement");
    await expect(page.getByText("1 sur environ 16", { exact: true })).toBeVisible();
    const asked = await takeTest(page, screen, ["presente-indicativo", "preterito-indefinido"]);

    await test.step("the test has asked 12 to 24 sentences of several families, and says what it found", async () => {
      expect(asked.length).toBeGreaterThanOrEqual(12);
      expect(new Set(asked).size).toBeGreaterThan(3);
      await expect(page.getByText(`Une estimation après ${asked.length} réponses`)).toBeVisible();
      await expect(estimateOf(page, "futuro-simple").getByRole("radio")).toHaveCount(3);
      await expect.poll(() => storedEstimates(page)).not.toMatchObject({ "por-para": undefined });
      const { "preterito-indefinido": known, "futuro-simple": beyond } =
        await storedEstimates(page);
      expect(known).not.toBe("new");
      expect(beyond).not.toBe("sure");
    });

    await test.step("one press corrects a family, also after a reload and on the server", async () => {
      for (const family of ["presente-indicativo", "preterito-imperfecto"]) {
        await estimateOf(page, family).getByText("Sûr", { exact: true }).click();
      }
      await page.reload();
      await expect(
        estimateOf(page, "preterito-imperfecto").getByRole("radio", { name: "Sûr" }),
      ).toBeChecked();
      await expect
        .poll(() => storedEstimates(page))
        .toMatchObject({ "presente-indicativo": "sure", "preterito-imperfecto": "sure" });
    });

    await test.step("the first sentence is not from a family that is sure", async () => {
      await page.getByRole("main").getByRole("link", { name: "Commencer", exact: true }).click();
      const review = await exerciseScreen(page, "review");
      const { family } = await review.currentExercise();
      expect((await storedEstimates(page))[family]).not.toBe("sure");
    });

    await test.step("the profile offers the test again", async () => {
      await openWithoutReload(page, "/app/profile");
      await page.getByRole("link", { name: "Trouver votre place" }).click();
      await page.getByRole("link", { name: "Refaire le test" }).click();
      await exerciseScreen(page, "placement");
      await expect(page.getByText("1 sur environ 16", { exact: true })).toBeVisible();
    });
  });
});

test("a test that is left early counts only after five answers, and goes on after a reload", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/placement");
  await page.getByRole("link", { name: "Commencer le test" }).click();
  const screen = await exerciseScreen(page, "placement");
  for (let answers = 0; answers < 2; answers++) {
    await screen.answerRight();
    await screen.goToNext();
  }
  await page.reload();
  await expect(page.getByText("3 sur environ 16", { exact: true })).toBeVisible();
  await stopWithoutResult(page);
  expect(await storedEstimates(page)).toMatchObject({ "presente-indicativo": undefined });

  await openWithoutReload(page, "/app/placement/test");
  await expect(page.getByText("1 sur environ 16", { exact: true })).toBeVisible();
  for (let answers = 0; answers < 5; answers++) {
    await screen.answerRight();
    await screen.goToNext();
  }
  await page.getByRole("button", { name: "Arrêter le test" }).click();
  await expect(result(page)).toBeVisible();
  await expect(page.getByText("Une estimation après 5 réponses")).toBeVisible();
  await expect
    .poll(() => storedEstimates(page))
    .not.toMatchObject({ "presente-indicativo": undefined });
});

test("the test needs no network once its sentences are on the device", async ({
  learner: _signedIn,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/app/placement/test");
  const screen = await exerciseScreen(page, "placement");
  await stopWithoutResult(page);
  await waitUntilLoaded(page);
  await context.setOffline(true);
  await openWithoutReload(page, "/app/placement/test");
  for (let answers = 0; answers < 5; answers++) {
    await screen.field.fill(WRONG_ANSWER);
    await page.keyboard.press("Enter");
    await screen.goToNext();
  }
  await page.getByRole("button", { name: "Arrêter le test" }).click();
  await expect(result(page)).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => storedEstimates(page))
    .not.toMatchObject({ "presente-indicativo": undefined });
});

test("a test whose sentences cannot be loaded says so, and can be loaded again", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  const sentences = "**/api/exercises/conjugation?family=preterito-perfecto*";
  await page.route(sentences, (route) => route.abort());
  await page.goto("/app/placement/test");
  await expect(page.getByText("Les phrases du test n’ont pas pu être chargées.")).toBeVisible();
  await page.unroute(sentences);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect((await exerciseScreen(page, "placement")).field).toBeVisible();
});

test("the test works by keyboard alone", async ({ learner: _signedIn, page }) => {
  await changeSettings(page, {});
  const keyboard = await createKeyboard(page);
  await page.goto("/app/placement");
  await keyboard.activate("link", "Commencer le test");
  const screen = await exerciseScreen(page, "placement");
  await expect(screen.field).toBeFocused();
  for (let answers = 0; answers < 5; answers++) {
    const { answer } = await screen.currentExercise();
    await page.keyboard.type(answer);
    await page.keyboard.press("Enter");
    await expect(screen.continueButton).toBeVisible();
    await screen.goToNext();
    await expect(screen.field).toBeFocused();
  }
  await keyboard.activate("button", "Arrêter le test");
  await expect(result(page)).toBeFocused();
  const group = estimateOf(page, "presente-indicativo");
  await keyboard.tabTo("radio", /./, { within: group });
  for (const status of ["Nouveau", "Sûr", "En partie"]) {
    while (!(await group.getByRole("radio", { name: status }).isChecked())) {
      await page.keyboard.press("ArrowRight");
    }
  }
  await keyboard.activate("link", "Commencer", { backwards: true });
  await expect(page).toHaveURL("/app/review");
  expect(keyboard.pointerEvents()).toEqual([]);
});

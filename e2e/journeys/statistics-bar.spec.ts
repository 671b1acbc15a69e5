import type { Page } from "@playwright/test";
import { WRONG_ANSWER } from "../support/exercise-screen.ts";
import { overlaysLoaded } from "../support/pages.ts";
import { answerByApi, exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ learner: _signedIn, page }) => {
  await giveAnswers(page, 4, 1);
  await page.goto("/app");
});

/** Gives answers of the pretérito indefinido on another device. */
async function giveAnswers(page: Page, right: number, wrong: number): Promise<void> {
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  const answers = exercises.slice(0, right + wrong).map((exercise, index) => ({
    exercise,
    given: index < right ? exercise.answer : WRONG_ANSWER,
  }));
  await answerByApi(page.request, "preterito-indefinido", answers);
}

test("a new device shows the figures of the family practised last", async ({ page }) => {
  const [exercise] = await exercisesOf(page.request, "presente-indicativo");
  if (exercise === undefined) throw new Error("The presente has no exercise.");
  await answerByApi(page.request, "presente-indicativo", [{ exercise, given: exercise.answer }]);
  await page.reload();
  await expect(
    page.getByRole("region", { name: "Vos chiffres, Presente de indicativo" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Total 1", exact: true })).toBeVisible();
});

test("on a phone, the bar names the family above its level", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole("region", { name: "Vos chiffres, Pretérito indefinido" });
  const name = bar.getByText("Pretérito indefinido").filter({ visible: true });
  await expect(name).toHaveCount(1);
  for (const part of [name, ...(await bar.getByRole("button").all())]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("the drawers “Aujourd’hui” and “Total” show answers, right, wrong and their rate", async ({
  page,
}) => {
  for (const [button, drawer] of [
    ["Aujourd’hui 4 / 5", "Aujourd’hui"],
    ["Total 4", "Total"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    const figures = page.getByRole("dialog", { name: drawer, exact: true });
    await expect(figures.getByText("Pretérito indefinido")).toBeVisible();
    await expect(figures.getByRole("definition")).toHaveText(["5", "4", "1", "80 %"]);
    await page.keyboard.press("Escape");
    await expect(figures).toBeHidden();
  }
});

test("the level drawer shows eight levels, the current one and the answers to go", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Niveau encore 6 → Principiante" }).click();
  const drawer = page.getByRole("dialog", { name: "Progression du niveau" });
  await expect(drawer.getByText("Encore 6 réponses justes avant Principiante")).toBeVisible();
  const levels = drawer.getByRole("list", { name: "Les huit niveaux" }).getByRole("listitem");
  await expect(levels).toHaveCount(8);
  await expect(levels.and(page.locator("[aria-current=step]"))).toHaveText(/^Novato/);
});

test("a drawer opens and closes by keyboard and returns the focus", async ({ page }) => {
  const today = page.getByRole("button", { name: "Aujourd’hui 4 / 5", exact: true });
  const drawer = page.getByRole("dialog", { name: "Aujourd’hui" });
  await overlaysLoaded(page);
  await today.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeHidden();
  await expect(today).toBeFocused();
});

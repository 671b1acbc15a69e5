import type { Page } from "@playwright/test";
import {
  allFamilies,
  conjugationFamilies,
  type Family,
  families,
  fillInFamilies,
  isConjugationFamily,
} from "@verbena/core/families";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

/*
 * The last family of each kind stands for all of them. In a copy of the repository, scripts/new-family.test.js appends
 * two families and runs this journey.
 */

const newest = [conjugationFamilies, fillInFamilies].map((ofKind) => ofKind.at(-1) ?? ofKind[0]);
const names = newest.map((family) => families[family].name).join(" and ");

test(`a learner practises ${names}, and reads why an answer is wrong`, async ({
  learner: _signedIn,
  page,
}) => {
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
  await page.goto("/app");
  for (const family of newest) await test.step(family, () => practise(page, family));
});

/** Opens a family from the menu, gives a right and a wrong answer, and follows the link to the guide. */
async function practise(page: Page, family: Family): Promise<void> {
  const { name } = families[family];
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  const row = navigation.getByRole("button", { name, exact: true });
  const heading = families[family].kind === "conjugation" ? "Conjugaison" : "Grammaire";
  if (!(await row.isVisible())) {
    await navigation.getByRole("button", { name: heading }).click();
  }
  await row.click();
  const links = navigation.getByRole("list", { name, exact: true });
  await links.getByRole("link", { name: "S’entraîner" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const screen = await exerciseScreen(page, family);
  await screen.answerRight();
  await screen.goToNext();

  const { item, explanation } = await screen.currentExercise();
  if (isConjugationFamily(family)) {
    await screen.answer(item.replace(/^no /, ""));
    // Of *vosotros*, the infinitive sounds like the imperative.
    await expect(page.getByText(/est un infinitif|se termine en -d/).first()).toBeVisible();
  } else {
    await screen.answerWrong();
    await page.getByRole("button", { name: "Pourquoi ?" }).click();
    await expect(page.getByText(explanation ?? "")).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Théorie" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/theory/${family}\\b`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await expect(async () => {
    const { stats, failedItems } = await progressOf(page.request, family);
    expect(stats).toMatchObject({ totalAttempts: 2, totalCorrect: 1, totalFailed: 1 });
    expect(failedItems).toEqual([item]);
  }).toPass();
}

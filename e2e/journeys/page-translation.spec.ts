import type { Page } from "@playwright/test";
import { type ExerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { openPage } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("every page asks browsers not to translate it", async ({ page }) => {
  for (const path of ["/", "/app", "/offline.html"]) {
    await page.goto(path);
    await expect(page.locator("html[translate=no]")).toHaveCount(1);
    await expect(page.locator("meta[name=google][content=notranslate]")).toHaveCount(1);
  }
});

for (const family of ["preterito-indefinido", "desde-hace"]) {
  test(`answers on a translated exercise of ${family} are graded and counted`, async ({ page }) => {
    const screen = await openExercise(page, family);
    await translatePage(page);
    await answerFive(page, screen);
    await expect
      .poll(async () => (await progressOf(page.request, family)).stats)
      .toMatchObject({ totalAttempts: 5, totalCorrect: 4 });
    await expect(todayButton(page, { correct: 4, attempts: 5 })).toBeVisible();
  });
}

/** Answers four sentences right and one wrong, and reads each on the screen. */
async function answerFive(page: Page, screen: ExerciseScreen): Promise<void> {
  const shown = page.locator("[data-sentence] p");
  for (let answers = 0; answers < 5; answers++) {
    const { sentence } = await screen.currentExercise();
    for (const part of sentence.split(/_{5,}/)) await expect(shown).toContainText(part.trim());
    await (answers < 4 ? screen.answerRight() : screen.answerWrong());
    await screen.goToNext();
  }
}

test("translated free practice shows each question and its end", async ({ page }) => {
  const choice = "verbs=tener,ser&tenses=preterito-indefinido&persons=yo,tú,él,nosotros,ellos";
  await page.goto(`/app/drill/practice?${choice}&seed=1`);
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  await expect(field).toBeVisible();
  await translatePage(page);
  for (let question = 1; question <= 10; question++) {
    await expect(page.getByText(`${question}/10`)).toBeVisible();
    await field.fill("fui");
    await field.press("Enter");
    await page.getByRole("button", { name: "Continuer" }).click();
  }
  await expect(page.getByText("Encore une série")).toBeVisible();
});

test("a translated dashboard, guide, and statistics can be used", async ({
  page,
  browserErrors,
}) => {
  // React cannot remove a text that the translation has moved. The page is then rendered afresh.
  browserErrors.allow(/NotFoundError/);
  await openPage(page, "/app");
  await translatePage(page);
  const heading = page.getByRole("heading", { level: 1 });
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  await menu.getByRole("link", { name: "Théorie" }).first().click();
  await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeVisible();
  for (const button of await page.getByRole("main").getByRole("button").all()) await button.click();
  await menu.getByRole("link", { name: "Statistiques" }).click();
  await expect(heading).toHaveText("Statistiques");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await menu.getByRole("link", { name: "Accueil" }).click();
  await expect(heading).not.toHaveText("Statistiques");
  await expect(page.getByText("Quelque chose s’est mal passé")).toHaveCount(0);
});

test("an exercise that has lost nodes is rendered afresh with the answer and its verdict", async ({
  page,
  browserErrors,
}) => {
  // React cannot remove a button that is gone.
  browserErrors.allow(/NotFoundError/);
  const screen = await openExercise(page, "preterito-indefinido");
  await page.waitForLoadState("networkidle");
  const exercise = await screen.currentExercise();
  await screen.field.fill(exercise.answer);
  // React would remove this button at the verdict. Remove it before.
  await page
    .getByRole("button", { name: "Traduction" })
    .evaluate((button) => button.parentElement?.remove());
  await screen.field.press("Enter");
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.field).toHaveValue(exercise.answer);
  await expect(screen.field).toBeFocused();
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await screen.goToNext();
  await expect(screen.positionText(2)).toBeAttached();
});

/**
 * Changes the page like a browser's translation: puts each text, including later ones, into two nested elements. The
 * words stay, because tests read them. The page asks browsers not to translate it, but extensions ignore that.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        const isSkipped = text.parentElement?.closest("font, script, style, template") !== null;
        if (isSkipped || text.data.trim() === "") continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

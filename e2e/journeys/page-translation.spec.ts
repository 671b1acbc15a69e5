import type { Page } from "@playwright/test";
import { families } from "@verbena/core/families";
import { type ExerciseScreen, exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("a translated exercise and free practice can be used, and answers are counted", async ({
  page,
}) => {
  const conjugation = await openExercise(page, "preterito-indefinido");
  await translatePage(page);
  await answerThree(page, "preterito-indefinido", conjugation);

  await test.step("words are chosen", async () => {
    await openWithoutReload(page, "/app/exercise/desde-hace");
    await expect(page.getByRole("heading", { name: families["desde-hace"].name })).toBeVisible();
    await answerThree(page, "desde-hace", await exerciseScreen(page, "desde-hace"));
  });

  await test.step("free practice", async () => {
    const choice = "verbs=tener&tenses=preterito-indefinido&persons=yo,tú,él";
    await openWithoutReload(page, `/app/drill/practice?${choice}&seed=1`);
    const field = page.getByRole("textbox", { name: "Votre réponse" });
    for (let question = 1; question <= 3; question++) {
      await expect(page.getByText(`${question} sur 3`, { exact: true })).toBeVisible();
      await field.fill("fui");
      await field.press("Enter");
      await page.getByRole("button", { name: "Continuer" }).click();
    }
    await expect(page.getByRole("heading", { name: "0 sur 3" })).toBeVisible();
  });
});

/** Answers two sentences right and one wrong, and reads each on the screen. */
async function answerThree(page: Page, family: string, screen: ExerciseScreen): Promise<void> {
  const shown = page.locator("[data-sentence] p");
  for (let answers = 0; answers < 3; answers++) {
    const { sentence } = await screen.currentExercise();
    for (const part of sentence.split(/_{5,}/)) await expect(shown).toContainText(part.trim());
    await (answers < 2 ? screen.answerRight() : screen.answerWrong());
    await screen.goToNext();
  }
  await expect
    .poll(async () => (await progressOf(page.request, family)).stats)
    .toMatchObject({ totalAttempts: 3, totalCorrect: 2 });
  await expect(todayButton(page, { correct: 2, attempts: 3 })).toBeVisible();
}

test("pages ask browsers not to translate them, and recover when a translation breaks them", async ({
  page,
  browserErrors,
}) => {
  // React cannot remove what is gone or moved. The page is then rendered afresh.
  browserErrors.allow(/NotFoundError/);

  await test.step("every page asks not to be translated", async () => {
    for (const path of ["/", "/app", "/offline.html"]) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toMatch(/<html[^>]* translate="no"/);
      expect(html, path).toMatch(/<meta name="google" content="notranslate"/);
    }
  });

  await test.step("an exercise that has lost nodes is rendered afresh with the answer and its verdict", async () => {
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

  await test.step("a translated dashboard, guide, and statistics can be used", async () => {
    await openWithoutReload(page, "/app");
    await expect(page).toHaveTitle(/^Accueil/);
    await translatePage(page);
    const heading = page.getByRole("heading", { level: 1 });
    const menu = page.getByRole("navigation", { name: "Navigation principale" });
    await menu.getByRole("link", { name: "Théorie" }).first().click();
    await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeVisible();
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons.first()).toBeVisible();
    // The questions of a guide work alike.
    for (const button of (await buttons.all()).slice(0, 4)) await button.click();
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

import type { Page } from "@playwright/test";
import { newLearner, signIn, signUpOnScreen } from "../support/accounts.ts";
import {
  type ExerciseScreen,
  exerciseScreen,
  openExercise,
  WRONG_ANSWER,
} from "../support/exercise-screen.ts";
import { todayButton, totalButton, withoutMarks } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

type Tally = { correct: number; wrong: number; hasAccent: boolean; failedVerbs: Set<string> };

test("a first day: sign up, practise, reload, continue in another browser, revise", async ({
  page,
  openBrowser,
}) => {
  const learner = newLearner();
  await signUpOnScreen(page, learner);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Pretérito indefinido/ }).click();
  await main.getByRole("link", { name: "S’entraîner" }).click();
  const tally = await practiseTen(page, await exerciseScreen(page, "preterito-indefinido"));

  await test.step("the bottom bar and its drawers count the answers, also after a reload", async () => {
    await expectFigures(page, tally);
    await page.reload();
    await expectFigures(page, tally);
  });

  const elsewhere = await (await openBrowser()).newPage();
  await test.step("a second browser shows the figures of the first one", async () => {
    await elsewhere.goto("/auth");
    await signIn(elsewhere, learner);
    await expect(elsewhere.getByText("Connexion réussie !")).toBeVisible();
    await expectFigures(elsewhere, tally);
  });

  await test.step("revision asks the failed verbs only", async () => {
    const screen = await openExercise(elsewhere, "preterito-indefinido?failed=true");
    await expect(screen.positionText(1, tally.wrong)).toBeAttached();
    for (let answers = 0; answers < Math.min(3, tally.wrong); answers++) {
      expect(tally.failedVerbs).toContain((await screen.answerRight()).item);
      await screen.goToNext();
    }
  });
});

/** Gives at least ten answers: right, wrong, and at least one without its accent. */
async function practiseTen(page: Page, screen: ExerciseScreen): Promise<Tally> {
  const rightForm = page.getByRole("insertion");
  const tally: Tally = { correct: 0, wrong: 0, hasAccent: false, failedVerbs: new Set() };
  while (tally.correct + tally.wrong < 10 || !tally.hasAccent) {
    if (await page.getByText("Reprise, non comptée", { exact: true }).isVisible()) {
      await screen.answerRight();
      await screen.goToNext();
      continue;
    }
    const { item, answer } = await screen.currentExercise();
    const bare = withoutMarks(answer);
    if (bare !== answer) {
      await screen.answer(bare);
      await expect(page.getByText("¡Atención al acento!", { exact: true })).toBeVisible();
      await expect(rightForm).toHaveText(new RegExp(`^${answer}`, "i"));
      tally.hasAccent = true;
      tally.correct++;
    } else if (tally.wrong <= tally.correct) {
      await screen.answer(WRONG_ANSWER);
      await expect(
        page.getByText("Non. Ce n’est pas la forme attendue.", { exact: true }),
      ).toBeVisible();
      await expect(rightForm).toHaveText(new RegExp(`^${answer}`, "i"));
      tally.wrong++;
      tally.failedVerbs.add(item);
    } else {
      await screen.answer(answer);
      await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
      tally.correct++;
    }
    await expect(
      todayButton(page, { correct: tally.correct, attempts: tally.correct + tally.wrong }),
    ).toBeVisible();
    await screen.goToNext();
  }
  return tally;
}

/** Checks the bottom bar and its three drawers. */
async function expectFigures(page: Page, { correct, wrong }: Tally): Promise<void> {
  const attempts = correct + wrong;
  const rate = `${Math.round((100 * correct) / attempts)} %`;
  const drawer = (name: string) => page.getByRole("dialog", { name, exact: true });

  await todayButton(page, { correct, attempts }).click();
  await expect(drawer("Aujourd’hui").getByRole("definition")).toHaveText([
    `${attempts}`,
    `${correct}`,
    `${wrong}`,
    rate,
  ]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Niveau/ }).click();
  await expect(drawer("Progression du niveau").getByRole("listitem")).toHaveCount(8);
  await page.keyboard.press("Escape");

  await totalButton(page, correct).click();
  await expect(drawer("Total").getByRole("definition")).toHaveText([
    `${attempts}`,
    `${correct}`,
    `${wrong}`,
    rate,
  ]);
  await page.keyboard.press("Escape");
  await expect(drawer("Total")).toBeHidden();
}

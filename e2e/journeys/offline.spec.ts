import { openExercise } from "../exercise-screen.ts";
import { signOut } from "../learner.ts";
import { progressOf, todayButton } from "../progress.ts";
import { expect, test } from "../test.ts";

test.beforeEach(({ learner: _signedIn, noise }) => noise.expect(/ERR_INTERNET_DISCONNECTED/));

test("what is answered offline arrives, also from a page that was closed", async ({
  page,
  context,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await context.setOffline(true);
  for (let answers = 0; answers < 3; answers++) {
    await screen.answerRight();
    await screen.next();
  }
  await screen.answerWrong();
  await expect(page.getByText("4 réponses en attente")).toBeVisible();
  await page.close();

  const reopened = await context.newPage();
  await context.setOffline(false);
  await reopened.goto("/app");
  await expect(todayButton(reopened, 3, 4)).toBeVisible();
  await expect
    .poll(async () => (await progressOf(context.request)).stats)
    .toMatchObject({ totalAttempts: 4, totalCorrect: 3 });
  await expect(reopened.getByText("en attente")).toBeHidden();
});

test("what waits is sent as soon as the network is back", async ({ page, context }) => {
  const screen = await openExercise(page, "desde-hace");
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("en attente")).toBeHidden();
  const { stats } = await progressOf(page.request, "desde-hace");
  expect(stats.totalAttempts).toBe(1);
});

test("signing out asks first while answers wait", async ({ page, context }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Des réponses attendent encore" });
  await question.getByRole("button", { name: "Rester" }).click();
  await expect(question).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText("en attente")).toBeHidden();
  await signOut(page);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

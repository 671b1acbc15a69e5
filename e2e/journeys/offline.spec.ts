import { signOut } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { waitForOverlays } from "../support/pages.ts";
import { progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn, browserErrors }) =>
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/),
);

test("a browser without storage warns while answers wait", async ({ page, context }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("Storage is blocked.", "SecurityError");
    };
  });
  const screen = await openExercise(page, "desde-hace");
  await waitForOverlays(page);
  await context.setOffline(true);
  await screen.answerRight();
  const notice = page.getByRole("alert").filter({ hasText: "ne sont que dans cet onglet" });
  await expect(notice).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await expect(question).toContainText("Votre navigateur ne peut pas tout garder");
  await question.getByRole("button", { name: "Rester" }).click();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  const { stats } = await progressOf(page.request, "desde-hace");
  expect(stats.totalAttempts).toBe(1);
});

test("a learner who loses the network on the first page can begin", async ({ page, context }) => {
  const sentences = [
    "conjugation?family=presente-indicativo",
    "conjugation?family=preterito-indefinido",
    "fill-in?family=desde-hace",
  ];
  const loaded = sentences.map((query) =>
    page.waitForResponse((response) => response.url().endsWith(query)),
  );
  await page.goto("/app");
  const begin = page.getByRole("main").getByRole("link", { name: "Commencer" });
  await expect(begin).toBeVisible();
  await Promise.all(loaded);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await begin.click();
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  await field.fill("incorrecto");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
});

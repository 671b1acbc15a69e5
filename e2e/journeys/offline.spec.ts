import type { Route } from "@playwright/test";
import { signOut } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { overlaysLoaded } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn, noise }) => noise.expect(/ERR_INTERNET_DISCONNECTED/));

test("answers given offline arrive even if the page was closed", async ({ page, context }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset["persist"] = "asked";
      return true;
    };
  });
  const screen = await openExercise(page, "preterito-indefinido");
  await context.setOffline(true);
  for (let answers = 0; answers < 4; answers++) {
    await screen.answerRight();
    await screen.next();
  }
  await screen.answerWrong();
  await expect(page.getByText("5 réponses en attente")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-persist", "asked");
  await page.close();

  const reopened = await context.newPage();
  await context.setOffline(false);
  await reopened.goto("/app");
  await expect(todayButton(reopened, 4, 5)).toBeVisible();
  await expect
    .poll(async () => (await progressOf(context.request)).stats)
    .toMatchObject({ totalAttempts: 5, totalCorrect: 4 });
  await expect(reopened.getByText("en attente")).toHaveCount(0);
});

test("waiting answers are sent when the network returns", async ({ page, context }) => {
  const screen = await openExercise(page, "desde-hace");
  // The verdict's code is loaded after the first sentence.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("en attente")).toHaveCount(0);
  const { stats } = await progressOf(page.request, "desde-hace");
  expect(stats.totalAttempts).toBe(1);
});

test("a browser without storage warns while answers wait", async ({ page, context }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("Storage is blocked.", "SecurityError");
    };
  });
  const screen = await openExercise(page, "desde-hace");
  await overlaysLoaded(page);
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

test("an answer whose acknowledgement is cut off is sent again", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const breakOff = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 20) });
  };
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/progress/events")) sent.push(request.postDataJSON().events);
  });
  await page.route("**/api/progress/events", breakOff, { times: 1 });
  await screen.answerRight();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  await expect(page.getByText("en attente")).toHaveCount(0);
  await expect(todayButton(page, 1, 1)).toBeVisible();
  expect((await progressOf(page.request)).stats.totalAttempts).toBe(1);
});

test("signing out asks first while answers wait", async ({ page, context }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await overlaysLoaded(page);
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await question.getByRole("button", { name: "Rester" }).click();
  await expect(question).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText("en attente")).toHaveCount(0);
  await signOut(page);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

test("a learner who loses the network on the first page can begin", async ({ page, context }) => {
  const sentences = ["tense=presente-indicativo", "tense=preterito-indefinido", "type=desde-hace"];
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

test("a full disk is reported with the first answer that it does not take", async ({
  page,
  context,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await overlaysLoaded(page);
  await context.setOffline(true);
  await screen.answerRight();
  await screen.next();
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
  });
  const notice = page.getByRole("alert").filter({ hasText: "ne sont que dans cet onglet" });
  await expect(notice).toBeHidden();
  await screen.answerRight();
  await expect(notice).toBeVisible();
  await expect(page.getByText("2 réponses en attente")).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText("en attente")).toHaveCount(0);
  expect((await progressOf(page.request)).stats.totalAttempts).toBe(2);
});

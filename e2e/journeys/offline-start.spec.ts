import type { Page } from "@playwright/test";
import { allFamilies, conjugationFamilies } from "@verbena/core/families";
import { signIn, signOut } from "../support/accounts.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import {
  chooseAction,
  exerciseScreen,
  openExercise,
  WRONG_ANSWER,
} from "../support/exercise-screen.ts";
import { openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { createPackage, progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ learner: _signedIn, browserErrors }) => browserErrors.allow(offlineErrors));

test("practice starts offline in every family, and answers arrive later", async ({
  page,
  context,
}) => {
  test.slow();
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
  const last = conjugationFamilies.at(-1) ?? "";
  const lastVerbs = page.waitForResponse(
    (response) => response.url().endsWith(`/api/verbs?family=${last}`),
    // The page loads it after everything else.
    { timeout: 90_000 },
  );
  await page.goto("/app");
  await lastVerbs;
  await page.waitForLoadState("networkidle");
  await waitForServiceWorker(page);
  await openWithoutReload(page, "/app/exercise/preterito-indefinido");
  const online = await exerciseScreen(page, "preterito-indefinido");
  await online.answerRight();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ stats: { totalAttempts: 1 } });
  await openWithoutReload(page, "/app");
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await expect(page.getByText("en attente")).toHaveCount(0);
  await page.close();

  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto("/app");
  await expect(todayButton(offline, { correct: 1, attempts: 1 })).toBeVisible();
  await offline
    .getByRole("main")
    .getByRole("link", { name: /^Pretérito indefinido/ })
    .click();
  await offline.getByRole("main").getByRole("link", { name: "S’entraîner" }).click();
  const field = (shown: Page) => shown.getByRole("textbox", { name: "Votre réponse" });
  await field(offline).fill(WRONG_ANSWER);
  await offline.keyboard.press("Enter");
  await expect(offline.getByText("1 réponse en attente")).toBeVisible();
  await expect(todayButton(offline, { correct: 1, attempts: 2 })).toBeVisible();

  await test.step("the last of all families has its selections, verbs, and sentences", async () => {
    await offline.goto(`/app/packages/${last}`);
    await expect(offline.getByRole("heading", { level: 1 })).toHaveText("Mes sélections");
    await offline.goto(`/app/packages/${last}/new`);
    await expect(offline.getByRole("checkbox").first()).toBeVisible();
    await offline.goto(`/app/exercise/${allFamilies.at(-1)}`);
    await expect(field(offline)).toBeVisible();
    await offline.close();
  });

  const reopened = await context.newPage();
  await test.step("answers arrive although the page was closed", async () => {
    await context.setOffline(false);
    await reopened.goto("/app");
    await expect(todayButton(reopened, { correct: 1, attempts: 2 })).toBeVisible();
    await expect
      .poll(async () => (await progressOf(context.request)).stats)
      .toMatchObject({ totalAttempts: 2, totalCorrect: 1 });
    await expect(reopened.getByText("en attente")).toHaveCount(0);
  });

  await test.step("practice starts although the network never responds", async () => {
    await context.route("**", () => new Promise(() => {}));
    await reopened.goto("/app/exercise/preterito-indefinido");
    await field(reopened).fill(WRONG_ANSWER);
    await reopened.keyboard.press("Enter");
    await expect(todayButton(reopened, { correct: 1, attempts: 3 })).toBeVisible();
    await context.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("selections and a report are made offline and arrive later", async ({ page, context }) => {
  await createPackage(page.request, ["hablar"], "Du lundi");
  await createPackage(page.request, ["comer"], "Du mardi");
  const screen = await openExercise(page, "preterito-indefinido?verbs=comer");
  await waitForServiceWorker(page);
  await page.goto("/app/packages/preterito-indefinido");
  await expect(page.getByRole("heading", { name: "Du mardi" })).toBeVisible();
  await page.getByRole("link", { name: "Modifier Du lundi" }).click();
  await expect(page.getByRole("checkbox", { name: "hablar" })).toBeVisible();
  await context.setOffline(true);

  await test.step("a selection is changed, another deleted", async () => {
    await page.getByLabel("Nom de la sélection").fill("Du train");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
    await page.getByRole("button", { name: "Supprimer Du mardi" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("2 modifications en attente")).toBeVisible();
  });

  await test.step("a new selection is practised, also after a reload", async () => {
    await openWithoutReload(page, "/app/packages/preterito-indefinido/new");
    await page.getByLabel("Nom de la sélection").fill("Du bateau");
    await page.getByRole("checkbox", { name: "comer" }).check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("heading", { name: "Du bateau" })).toBeVisible();
    await page.reload();
    await page.getByRole("link", { name: "S’entraîner avec Du bateau" }).click();
    await expect(screen.positionText(1, 6)).toBeAttached();
    await page.reload();
    await expect(screen.positionText(1, 6)).toBeAttached();
  });

  await test.step("a sentence is reported", async () => {
    await screen.answerWrong();
    await chooseAction(page, "Signaler cette phrase");
    const report = page.getByRole("dialog", { name: "Signaler cette phrase" });
    await report.getByText("La traduction", { exact: true }).click();
    await report.getByLabel("Votre message (facultatif)").fill("Écrit dans le train.");
    await report.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("1 réponse et 4 modifications en attente")).toBeVisible();
  });

  await test.step("a sign-out asks first", async () => {
    await signOut(page);
    const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
    await expect(question).toContainText(
      "1 réponse et 4 modifications ne sont pas encore enregistrées sur le serveur. Ce qui attend reste sur cet appareil",
    );
    await question.getByRole("button", { name: "Rester" }).click();
  });

  await context.setOffline(false);
  await expect(page.getByText("en attente")).toHaveCount(0);
  await page.goto("/app/packages/preterito-indefinido");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Du bateau", "Du train"]);
  await openWithoutReload(page, "/app/profile");
  await expect(page.getByRole("list", { name: "Mes signalements" })).toContainText(
    "Écrit dans le train.",
  );
});

/**
 * Removes files as a browser does when it is short of space: those whose name is `name` with a hash from the
 * application's cache, and all files from the browser's HTTP cache.
 */
async function evictFiles(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const cache = await caches.open("verbena");
    for (const { url } of await cache.keys()) {
      if (url.includes(`/${name}-`)) await cache.delete(url);
    }
  }, name);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.clearBrowserCache");
  await devTools.detach();
}

test("a learner signs out offline: answers arrive after the next sign-in, and nothing else starts", async ({
  learner,
  page,
  context,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await waitForServiceWorker(page);
  await evictFiles(page, "statistics-route");
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await expect(page.getByText(/Votre session est fermée sur cet appareil/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Des réponses attendent sur cet appareil/)).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await context.request.get("/api/profile")).status()).toBe(401);
  await page.goto("/auth");
  await signIn(page, learner);
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await expect.poll(async () => (await progressOf(context.request)).stats.totalAttempts).toBe(1);

  const heading = page.getByRole("heading", { level: 1 });
  await test.step("a page that is not stored shows a message and opens when the network returns", async () => {
    await context.setOffline(true);
    await page.goto("/app/statistics?tab=progression");
    await expect(heading).toHaveText("Pas d’Internet");
    await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
    await context.setOffline(false);
    await expect(heading).toHaveText("Statistiques");
  });

  await test.step("after sign-out nothing starts offline", async () => {
    await signOut(page);
    await expect(page).toHaveURL("/auth");
    await context.setOffline(true);
    await page.goto("/app");
    await expect(page.getByText("Le serveur ne répond pas.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });

  await test.step("a page in the chosen language replaces the landing page, which returns by itself", async () => {
    await page.goto("/auth?lng=nl");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await page.goto("/");
    await expect(heading).toHaveText("Geen internet");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.getByRole("link", { name: "Oefenen" })).toHaveAttribute("href", "/app");
    await page.getByRole("link", { name: "Opnieuw proberen" }).click();
    await expect(heading).toHaveText("Geen internet");
    await context.setOffline(false);
    await expect(page.getByRole("link", { name: "Beginnen" }).first()).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { allFamilies, conjugationFamilies } from "@verbena/core/families";
import { signIn, signOut } from "../support/accounts.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import { chooseAction, openExercise } from "../support/exercise-screen.ts";
import { waitForServiceWorker } from "../support/pages.ts";
import { createPackage, progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ learner: _signedIn, browserErrors }) => browserErrors.allow(offlineErrors));

test("practice starts offline, and answers arrive later", async ({ page, context }) => {
  const online = await openExercise(page, "preterito-indefinido");
  await online.answerRight();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ stats: { totalAttempts: 1 } });
  await waitForServiceWorker(page);
  await page.goto("/app");
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await expect(page.getByText("en attente")).toHaveCount(0);
  await page.close();

  await context.setOffline(true);
  const reopened = await context.newPage();
  await reopened.goto("/app");
  await expect(todayButton(reopened, { correct: 1, attempts: 1 })).toBeVisible();
  await reopened
    .getByRole("listitem", { name: "Pretérito indefinido" })
    .getByRole("link", { name: "S’entraîner" })
    .click();
  await reopened.getByRole("textbox", { name: "Votre réponse" }).fill("incorrecto");
  await reopened.keyboard.press("Enter");
  await expect(reopened.getByText("1 réponse en attente")).toBeVisible();
  await expect(todayButton(reopened, { correct: 1, attempts: 2 })).toBeVisible();

  await context.setOffline(false);
  await expect(reopened.getByText("en attente")).toHaveCount(0);
  expect((await progressOf(context.request)).stats).toMatchObject({
    totalAttempts: 2,
    totalCorrect: 1,
  });
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

test("practice starts although the network never responds", async ({ page, context }) => {
  const online = await openExercise(page, "preterito-indefinido");
  await online.answerRight();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ stats: { totalAttempts: 1 } });
  await waitForServiceWorker(page);
  await page.goto("/app");
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await page.close();

  await context.route("**", () => new Promise(() => {}));
  const reopened = await context.newPage();
  await reopened.goto("/app/exercise/preterito-indefinido");
  await reopened.getByRole("textbox", { name: "Votre réponse" }).fill("incorrecto");
  await reopened.keyboard.press("Enter");
  await expect(todayButton(reopened, { correct: 1, attempts: 2 })).toBeVisible();
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("a selection is created and practised offline and arrives later", async ({
  page,
  context,
}) => {
  const names = async () => {
    const answer = await context.request.get("/api/packages?family=preterito-indefinido");
    const { packages } = await answer.json();
    return packages.map(({ name }: { name: string }) => name);
  };
  const screen = await openExercise(page, "preterito-indefinido");
  await expect(screen.field).toBeVisible();
  await waitForServiceWorker(page);
  await page.goto("/app/packages/preterito-indefinido");
  await page.getByRole("link", { name: "Créer ma première sélection" }).click();
  await expect(page.getByRole("checkbox", { name: "hablar" })).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel("Nom de la sélection").fill("Du train");
  await page.getByRole("checkbox", { name: "hablar" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "S’entraîner avec Du train" }).click();
  await expect(screen.positionText(1, 6)).toBeAttached();
  await page.reload();
  await expect(screen.positionText(1, 6)).toBeAttached();

  await context.setOffline(false);
  await expect.poll(names).toEqual(["Du train"]);
});

test("a report and changed selections arrive after having been made offline", async ({
  page,
  context,
}) => {
  await createPackage(page.request, ["hablar"], "Du lundi");
  await createPackage(page.request, ["comer"], "Du mardi");
  const { field } = await openExercise(page, "preterito-indefinido?verbs=comer");
  await expect(field).toBeVisible();
  await waitForServiceWorker(page);
  await page.goto("/app/packages/preterito-indefinido");
  await expect(page.getByRole("heading", { name: "Du mardi" })).toBeVisible();
  await page.getByRole("link", { name: "Modifier Du lundi" }).click();
  await expect(page.getByRole("checkbox", { name: "hablar" })).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel("Nom de la sélection").fill("Du train");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Supprimer Du mardi" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("2 modifications en attente")).toBeVisible();
  await page.goto("/app/exercise/preterito-indefinido?verbs=comer");
  await field.fill("incorrecto");
  await page.keyboard.press("Enter");
  await chooseAction(page, "Signaler cette phrase");
  const report = page.getByRole("dialog", { name: "Signaler cette phrase" });
  await report.getByText("La traduction", { exact: true }).click();
  await report.getByLabel("Votre message (facultatif)").fill("Écrit dans le train.");
  await report.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("1 réponse et 3 modifications en attente")).toBeVisible();

  await signOut(page);
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await expect(question).toContainText(
    "1 réponse et 3 modifications ne sont pas encore enregistrées sur le serveur. Ce qui attend reste sur cet appareil",
  );
  await question.getByRole("button", { name: "Rester" }).click();
  await context.setOffline(false);
  await expect(page.getByText("en attente")).toHaveCount(0);
  await page.goto("/app/packages/preterito-indefinido");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Du train"]);
  await page.goto("/app/profile");
  await expect(page.getByRole("list", { name: "Mes signalements" })).toContainText(
    "Écrit dans le train.",
  );
});

test("a page that is not stored says so offline and opens when the network returns", async ({
  page,
  context,
}) => {
  await page.goto("/app");
  await waitForServiceWorker(page);
  await evictFiles(page, "statistics-route");
  await context.setOffline(true);
  await page.goto("/app/statistics?tab=progression");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Pas d’Internet");
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();

  await context.setOffline(false);
  await expect(heading).toHaveText("Statistiques");
});

test("after sign-out nothing starts offline", async ({ page, context }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await expect(screen.field).toBeVisible();
  await waitForServiceWorker(page);
  await signOut(page);
  await expect(page).toHaveURL("/auth");
  await context.setOffline(true);
  await page.goto("/app");
  await expect(page.getByText("Le serveur ne répond pas.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

test("a learner can sign out offline, and their answers arrive after the next sign-in", async ({
  learner,
  page,
  context,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await expect(page.getByText(/Votre session est fermée sur cet appareil/)).toBeVisible();
  await page.reload();

  await context.setOffline(false);
  await expect.poll(async () => (await context.request.get("/api/profile")).status()).toBe(401);
  await page.goto("/auth");
  await signIn(page, learner);
  await expect(todayButton(page, { correct: 1, attempts: 1 })).toBeVisible();
  await expect.poll(async () => (await progressOf(context.request)).stats.totalAttempts).toBe(1);
});

test("the last of all chosen families is there offline too, with its selections and verbs", async ({
  page,
  context,
}) => {
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
  const last = conjugationFamilies.at(-1) ?? "";
  const verbs = page.waitForResponse((response) =>
    response.url().endsWith(`/api/verbs?family=${last}`),
  );
  await page.goto("/app");
  await verbs;
  await page.waitForLoadState("networkidle");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto(`/app/packages/${last}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes sélections");
  await page.goto(`/app/packages/${last}/new`);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.goto(`/app/exercise/${allFamilies.at(-1)}`);
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
});

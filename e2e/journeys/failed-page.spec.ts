import { openExercise } from "../support/exercise-screen.ts";
import { failPageScript, failStartScript } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a page that fails to load says so within the layout and can be retried", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/statistics-route/);
  await failPageScript(page, "statistics");
  await page.goto("/app");
  await page.getByRole("link", { name: "Statistiques" }).first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Quelque chose s’est mal passé");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();

  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(heading).toHaveText("Statistiques");
});

test("a part that fails to load leaves the page intact and can be retried", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/toasts-|verb-table-/);
  await page.route(/\/assets\/(toasts|verb-table)-.*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerWrong();
  await page.getByRole("button", { name: /^Tableau : / }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Cette partie n’a pas pu être chargée.")).toBeVisible();

  await page.unrouteAll();
  await drawer.getByRole("button", { name: "Réessayer" }).click();
  await expect(drawer.getByRole("table").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.positionText(1)).toBeAttached();
});

test("a visitor’s page that fails to load leads home", async ({ page, browserErrors }) => {
  browserErrors.allow(/auth-route/);
  await failPageScript(page, "auth");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quelque chose s’est mal passé");
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Commencer" })).toBeVisible();
});

test("an application whose script is missing says so in the visitor’s language and starts on retry", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/assets\/|could not be loaded/);
  const heading = page.getByRole("heading", { level: 1 });
  for (const name of ["start", "rolldown-runtime", "language", "libraries", "messages"]) {
    await failStartScript(page, name);
    await page.goto("/auth");
    await expect(heading, name).toHaveText("L’application n’a pas pu démarrer.");
    await expect(page.getByText(/nouvelle version est peut-être en cours/)).toBeVisible();

    await page.unrouteAll();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(heading).toHaveText("De retour à la fête");
  }
});

test("an application that gets a Wi-Fi login page instead of a script says so in Dutch", async ({
  page,
  context,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allow(/MIME type/);
  await context.addCookies([{ name: "verbena_language", value: "nl", url: baseURL ?? "" }]);
  await page.route(/\/assets\/start-.*\.js$|\/healthz$/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Wi-Fi</h1>" }),
  );
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "De applicatie kon niet starten. Controleer je internetverbinding.",
  );
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("a page whose code is not loaded yet says so offline and opens when the network returns", async ({
  learner: _signedIn,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|cannot be reached/);
  await page.goto("/app");
  const link = page.getByRole("link", { name: "Statistiques" }).first();
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Pas d’Internet");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(heading).toHaveText("Pas d’Internet");

  await context.setOffline(false);
  await expect(heading).toHaveText("Statistiques");
});

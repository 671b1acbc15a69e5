import { breakPage, breakTexts } from "../break-page.ts";
import { openExercise } from "../exercise-screen.ts";
import { expect, test } from "../test.ts";

test("a page that cannot be shown says so within the layout, and can be tried again", async ({
  learner: _signedIn,
  page,
  noise,
}) => {
  noise.expect(/statistics-route/);
  await breakPage(page, "statistics");
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

test("a part that cannot be loaded leaves the page as it is, and can be tried again", async ({
  learner: _signedIn,
  page,
  noise,
}) => {
  noise.expect(/toasts-|verb-table-/);
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
  await expect(screen.goOn).toBeVisible();
  await expect(screen.position(1)).toBeAttached();
});

test("a visitor’s page that cannot be shown leads home", async ({ page, noise }) => {
  noise.expect(/auth-route/);
  await breakPage(page, "auth");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quelque chose s’est mal passé");
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Commencer" })).toBeVisible();
});

test("an application whose texts do not come says so in the visitor’s language, and starts at the next try", async ({
  page,
  noise,
}) => {
  noise.expect(/messages-/);
  await breakTexts(page);
  await page.goto("/auth");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("L’application n’a pas pu démarrer. Vérifiez votre connexion.");

  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(heading).toHaveText("De retour à la fête");
});

import { exerciseScreen } from "../support/exercise-screen.ts";
import { failPageScript, failStartScript, openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a page or a part that fails to load shows a message within the layout and can be retried", async ({
  learner: _signedIn,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(
    /statistics-route|toasts-|verb-table-|ERR_INTERNET_DISCONNECTED|cannot be reached/,
  );
  const heading = page.getByRole("heading", { level: 1 });
  const retry = page.getByRole("button", { name: "Réessayer" });
  const menu = page.getByRole("navigation", { name: "Navigation principale" });

  await test.step("a page that the server no longer has", async () => {
    await failPageScript(page, "statistics");
    await page.goto("/app");
    await menu.getByRole("link", { name: "Statistiques" }).click();
    await expect(heading).toHaveText("Quelque chose s’est mal passé");
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(menu).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(heading).toHaveText("Statistiques");
  });

  await test.step("a page whose code is not loaded yet, offline: it opens when the network returns", async () => {
    await context.setOffline(true);
    await menu.getByRole("link", { name: "Liens utiles" }).click();
    await expect(heading).toHaveText("Pas d’Internet");
    await retry.click();
    await expect(heading).toHaveText("Pas d’Internet");
    await context.setOffline(false);
    await expect(heading).toHaveText("Liens utiles");
  });

  await test.step("a part, which leaves the page intact", async () => {
    await page.route(/\/assets\/(toasts|learner-verb-table)-.*\.js/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await openWithoutReload(page, "/app/exercise/preterito-indefinido");
    const screen = await exerciseScreen(page, "preterito-indefinido");
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
});

test("an application that cannot start says why in the visitor’s language, and starts on retry", async ({
  page,
  context,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allow(/assets\/|could not be loaded|MIME type/);
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("a script is missing", async () => {
    // A script that the document names, and one that a script imports.
    for (const name of ["libraries", "messages"]) {
      await page.unrouteAll();
      await failStartScript(page, name);
      await page.goto("/auth");
      await expect(heading, name).toHaveText("L’application n’a pas pu démarrer.");
      await expect(page.getByText(/nouvelle version est peut-être en cours/)).toBeVisible();
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(heading).toHaveText("De retour à la fête");
  });

  await test.step("a page that fails to load leads a visitor home", async () => {
    await failPageScript(page, "auth");
    await page.goto("/auth");
    await expect(heading).toHaveText("Quelque chose s’est mal passé");
    await expect(page.getByRole("main")).toHaveCount(1);
    await page.getByRole("link", { name: "Retour à l’accueil" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Commencer" })).toBeVisible();
  });

  await test.step("a Wi-Fi login page comes in place of a script, in Dutch", async () => {
    await page.unrouteAll();
    await context.addCookies([{ name: "verbena_language", value: "nl", url: baseURL ?? "" }]);
    await page.route(/\/assets\/start-.*\.js$|\/healthz$/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Wi-Fi</h1>" }),
    );
    await page.goto("/app");
    await expect(heading).toHaveText(
      "De applicatie kon niet starten. Controleer je internetverbinding.",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  });
});

import { waitForServiceWorker } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ noise }) => noise.expect(/ERR_INTERNET_DISCONNECTED/));

test("offline the landing page is replaced by a page that leads to practice, and returns by itself", async ({
  page,
  context,
}) => {
  await page.goto("/auth");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Pas de connexion");
  await expect(page.getByRole("link", { name: "S’entraîner" })).toHaveAttribute("href", "/app");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(heading).toHaveText("Pas de connexion");

  await context.setOffline(false);
  await expect(page.getByRole("link", { name: "Commencer" }).first()).toBeVisible();
});

test("the offline page uses the chosen language", async ({ page, context }) => {
  await page.goto("/auth?lng=nl");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geen verbinding");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

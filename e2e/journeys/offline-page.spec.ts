import { waitForServiceWorker } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ browserErrors }) => browserErrors.allow(/ERR_INTERNET_DISCONNECTED/));

test("offline the landing page is replaced by a page in the chosen language, and returns by itself", async ({
  page,
  context,
}) => {
  await page.goto("/auth?lng=nl");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Geen internet");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("link", { name: "Oefenen" })).toHaveAttribute("href", "/app");
  await page.getByRole("link", { name: "Opnieuw proberen" }).click();
  await expect(heading).toHaveText("Geen internet");

  await context.setOffline(false);
  await expect(page.getByRole("link", { name: "Beginnen" }).first()).toBeVisible();
});

import { arrive } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a guide prints without navigation, dark on white in either theme", async ({
  learner: _signedIn,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await arrive(page, "/app/theory/preterito-indefinido");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^S’entraîner/ })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(32, 33, 74)");
});

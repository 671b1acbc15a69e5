import type { Locator, Page } from "@playwright/test";
import { waitForTakeOver } from "../support/first-paint.ts";
import { expect, test } from "../support/test.ts";

/** A menu entry, in any language. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole("navigation").getByRole("link", { name });

test("a learner changes the language of all texts at once, for all devices", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const profile = async () => (await page.request.get("/api/profile")).json();

  await test.step("the landing page leads to the app", async () => {
    await page.goto("/");
    const continueButton = page.getByRole("link", { name: "Continuer", exact: true });
    await expect(continueButton).toHaveCount(2);
    await expect(page.getByRole("link", { name: "Commencer" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Se connecter" })).toBeHidden();
    await continueButton.first().click();
    await expect(page).toHaveURL("/app");
  });

  await test.step("the menu changes all texts", async () => {
    const menu = entry(page, "Liens utiles");
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: /^Langue/ }).click();
    await page.getByRole("menuitemradio", { name: "Nederlands" }).click();
    await expect(entry(page, "Nuttige links")).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect.poll(profile).toMatchObject({ preferredLanguage: "nl" });
  });

  await test.step("a device that has stored no language takes it from the profile", async () => {
    await page.evaluate(() => localStorage.removeItem("verbena_language"));
    await context.clearCookies({ name: "verbena_language" });
    await page.reload();
    await expect(entry(page, "Nuttige links")).toBeVisible();
  });

  await test.step("the landing page stores a choice in the profile", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Spanish verbs/);
    await expect.poll(profile).toMatchObject({ preferredLanguage: "en" });
  });
});

test.describe("with a browser in Dutch", () => {
  test.use({ locale: "nl" });

  test("a visitor is greeted in Dutch, and chooses another language by a link", async ({
    page,
    context,
  }) => {
    const html = page.locator("html");

    await test.step("in the page’s own fonts", async () => {
      await page.goto("/");
      await expect(html).toHaveAttribute("lang", "nl");
      await expect(page).toHaveTitle(/^Verbena: /);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Spaanse werkwoorden, zin voor zin.",
      );
      await expect(page.locator("h1")).toHaveCSS("font-family", /^"Bricolage Grotesque",/);
      await expect(page.locator("body")).toHaveCSS("font-family", /^Figtree,/);
    });

    await test.step("the choice is kept by cookie and local storage", async () => {
      await page.getByRole("link", { name: "Français" }).click();
      await expect(page.getByRole("link", { name: "Français" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await page.getByRole("link", { name: "Commencer" }).click();
      await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
      // The application writes the cookie, too.
      await waitForTakeOver(page);
      await context.clearCookies({ name: "verbena_language" });
      await page.goto("/");
      await expect(html).toHaveAttribute("lang", "fr");
    });

    await test.step("a link can name the language, also that of the installed application", async () => {
      await page.goto("/auth?lng=es");
      await expect(html).toHaveAttribute("lang", "es");
      const path = "/manifest/es.webmanifest";
      await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", path);
      const { lang, shortcuts } = await (await page.request.get(path)).json();
      expect([lang, shortcuts[0].name]).toEqual(["es", "Repaso"]);
    });
  });
});

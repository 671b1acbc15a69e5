import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { arrive, untranslatedKeysOn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** A menu entry, in any language. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole("navigation").getByRole("link", { name });

test("the language menu changes all texts at once and permanently", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app");
  const menu = entry(page, "Liens utiles");
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: /^Langue/ }).click();
  await page.getByRole("menuitemradio", { name: "Nederlands" }).click();
  await expect(entry(page, "Nuttige links")).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await page.reload();
  await expect(entry(page, "Nuttige links")).toBeVisible();
});

test("the landing page uses the language in local storage when the cookie is gone", async ({
  page,
  context,
}) => {
  await page.goto("/auth?lng=es");
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await context.clearCookies({ name: "verbena_language" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a language chosen on the landing page is stored, too", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await context.clearCookies({ name: "verbena_language" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("the installed application is described in the language of the interface", async ({
  page,
}) => {
  const manifest = page.locator("link[rel=manifest]");
  for (const [language, review] of [
    ["fr", "Révision"],
    ["nl", "Herhalen"],
  ]) {
    await page.goto(`/auth?lng=${language}`);
    const path = `/manifest/${language}.webmanifest`;
    await expect(manifest).toHaveAttribute("href", path);
    const { lang, shortcuts } = await (await page.request.get(path)).json();
    expect([lang, shortcuts[0].name]).toEqual([language, review]);
  }
});

test("a link can name the language", async ({ page }) => {
  await page.goto("/auth?lng=nl");
  await expect(page.getByRole("button", { name: "Inloggen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("after sign-in the profile’s language is used", async ({ learner, page, openBrowser }) => {
  await page.goto("/app");
  await page.getByRole("button", { name: /^Langue/ }).click();
  const stored = page.waitForResponse("**/api/profile");
  await page.getByRole("menuitemradio", { name: "English" }).click();
  expect((await stored).status()).toBe(200);

  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto("/auth");
  await signIn(elsewhere, learner);
  await expect(entry(elsewhere, "Useful links")).toBeVisible();
});

for (const language of ["nl", "es", "en"]) {
  test(`no page in ${language} shows the key of a text`, async ({ learner: _signedIn, page }) => {
    await page.request.patch("/api/profile", { data: { preferredLanguage: language } });
    for (const path of ["/app", "/app/exercise/desde-hace", "/app/profile", `/?lng=${language}`]) {
      await arrive(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await untranslatedKeysOn(page), path).toEqual([]);
    }
  });
}

import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

/** A menu entry, in any language. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole("navigation").getByRole("link", { name });

test("the language menu changes all texts at once and permanently", async ({
  learner,
  page,
  openBrowser,
}) => {
  await page.goto("/app");
  const menu = entry(page, "Liens utiles");
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: /^Langue/ }).click();
  const stored = page.waitForResponse("**/api/profile");
  await page.getByRole("menuitemradio", { name: "Nederlands" }).click();
  expect((await stored).status()).toBe(200);
  await expect(entry(page, "Nuttige links")).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await page.reload();
  await expect(entry(page, "Nuttige links")).toBeVisible();

  await test.step("in another browser, too", async () => {
    const elsewhere = await (await openBrowser()).newPage();
    await elsewhere.goto("/auth");
    await signIn(elsewhere, learner);
    await expect(entry(elsewhere, "Nuttige links")).toBeVisible();
  });
});

test("a language chosen on the landing page is kept by cookie and local storage", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page.getByRole("link", { name: "Nederlands" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/");
  await page.getByRole("link", { name: "Beginnen" }).click();
  await expect(page.getByRole("button", { name: "Inloggen" })).toBeVisible();
  await context.clearCookies({ name: "verbena_language" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("a link can name the language, also that of the installed application", async ({ page }) => {
  const manifest = page.locator("link[rel=manifest]");
  for (const [language, review] of [
    ["fr", "Révision"],
    ["nl", "Herhalen"],
  ]) {
    await page.goto(`/auth?lng=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language ?? "");
    const path = `/manifest/${language}.webmanifest`;
    await expect(manifest).toHaveAttribute("href", path);
    const { lang, shortcuts } = await (await page.request.get(path)).json();
    expect([lang, shortcuts[0].name]).toEqual([language, review]);
  }
});

import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { arrive, learnerPaths, visitorPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** An entry of the menu, whatever the menu itself is called. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole("navigation").getByRole("link", { name });

test("the switcher changes everything at once, and for good", async ({
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

test("a choice that only the browser’s storage still has holds for the landing page too", async ({
  page,
  context,
}) => {
  await page.goto("/auth?lng=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await context.clearCookies({ name: "verbena_language" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a link can name the language", async ({ page }) => {
  await page.goto("/auth?lng=nl");
  await expect(page.getByRole("button", { name: "Inloggen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("after signing in, the profile’s language wins", async ({ learner, page, openBrowser }) => {
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

for (const language of ["fr", "nl", "es", "en"]) {
  test(`in ${language} no page shows the key of a text`, async ({
    learner: _signedIn,
    page,
    openBrowser,
    noise,
  }) => {
    noise.expect(/404.*\/nulle-part/);
    const visitor = await (await openBrowser()).newPage();
    await visitor.goto(`/?lng=${language}`);
    for (const path of visitorPaths) {
      await arrive(visitor, path);
      expect(await keysOn(visitor), path).toEqual([]);
    }
    await page.request.patch("/api/profile", { data: { preferredLanguage: language } });
    for (const path of learnerPaths) {
      await arrive(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await keysOn(page), path).toEqual([]);
    }
  });
}

/** Texts and names on a page that look like `navigation.usefulLinks`, and are no site's name. */
async function keysOn(page: Page): Promise<string[]> {
  const { texts, hosts } = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    const names = named.flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    const texts = [document.title, ...names, ...document.body.innerText.split("\n")];
    return { texts, hosts: Array.from(document.links, ({ host }) => host) };
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => /^[a-z]+(\.[a-zA-Z-]+)+$/.test(text) && !hosts.includes(text));
}

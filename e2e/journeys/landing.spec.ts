import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test.describe("with a browser in Dutch", () => {
  test.use({ locale: "nl" });

  test("visitors are greeted in Dutch, in the page’s own fonts", async ({ page, baseURL }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page).toHaveTitle(/^Verbena: /);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Spaanse werkwoorden, zin voor zin.",
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/`);
    await expect(page.locator("h1")).toHaveCSS("font-family", /^"Bricolage Grotesque",/);
    await expect(page.locator("body")).toHaveCSS("font-family", /^Figtree,/);
  });
});

test("the landing page leads a learner to the app, and stores their choice of a language", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/");
  const continueButton = page.getByRole("link", { name: "Continuer", exact: true });
  await expect(continueButton).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Commencer" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeHidden();
  await continueButton.first().click();
  await expect(page).toHaveURL("/app");

  await page.goto("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Spanish verbs/);
  await expect
    .poll(async () => (await (await page.request.get("/api/profile")).json()).preferredLanguage)
    .toBe("en");
});

test("Tab reaches every control, and in the demo only the pause button", async ({ page }) => {
  await page.goto("/");
  const languages = ["Français", "Nederlands", "Español", "English"];
  const names = ["verbena", ...languages, "Se connecter", "Commencer"];
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /en pause$/ })).toBeFocused();
  const demo = page.getByRole("figure", { name: /^Démonstration : trois phrases/ });
  await expect(demo.getByRole("button")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Écrire ma première phrase" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("on a phone, the languages are one menu, and a returning learner signs in from the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Español" })).toBeHidden();
  await page.locator("summary").getByText("fr", { exact: true }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("tab", { name: "Iniciar sesión", selected: true })).toBeVisible();
});

test.describe("the demo", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("stops while it is paused", async ({ page }) => {
    await openAtRest(page);
    await page.clock.runFor(2 * 150);
    const answer = sentence(page, "Esta noche mis primos", "a la verbena");
    await answer.isTypedAs("vi");
    await page.getByRole("button", { name: "Mettre la démonstration en pause" }).click();
    await page.clock.runFor(60_000);
    await answer.isTypedAs("vi");
    await page.getByRole("button", { name: "Reprendre la démonstration" }).click();
    await page.clock.runFor(150);
    await answer.isTypedAs("vie");
  });
});

test("with reduced motion the demo shows finished exercises in turn", async ({ page }) => {
  await openAtRest(page);
  await expect(page.getByText("¡Perfecto!")).toBeVisible();
  await sentence(page, "Esta noche mis primos", "a la verbena").isTypedAs("vienen");
  await page.clock.runFor(6000);
  await expect(page.getByText("Réponse correcte : pude")).toBeVisible();
  await sentence(page, "Con tanta música, anoche no", "dormir.").isTypedAs("podí");
  await page.clock.runFor(12_000);
  await expect(page.getByText("Exercice 1 / 3")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("texts, links and a finished exercise are there, and the language can be chosen", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(8);
    await expect(page.getByRole("link", { name: "Commencer" })).toHaveAttribute("href", "/auth");
    await expect(page.getByText("Exercice 1 / 3")).toBeVisible();
    await expect(page.getByText("¡Perfecto!")).toBeVisible();
    await expect(page.getByText("Réponse correcte : pude")).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
  });
});

/** Opens the page with a paused clock. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-23T21:00:00Z" });
  await page.clock.pauseAt("2026-06-23T21:01:00Z");
  await page.goto("/");
}

function sentence(page: Page, before: string, after: string) {
  const element = page.locator("p[lang=es]", { hasText: before });
  return {
    /** Checks the visible part of the answer, all of which is in the page from the start. */
    isTypedAs: (typed: string) =>
      expect(element).toContainText([before, typed, after].filter(Boolean).join(" "), {
        useInnerText: true,
      }),
  };
}

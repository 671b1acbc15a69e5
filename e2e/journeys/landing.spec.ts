import { expect, test } from "../support/test.ts";

test("Tab reaches every control, and a phone shows the languages as one menu", async ({ page }) => {
  await page.goto("/");
  const languages = ["Français", "Nederlands", "Español", "English"];
  const names = ["verbena", ...languages, "Se connecter", "Commencer", "Essayer sans compte"];
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /en pause$/ })).toBeFocused();
  const demo = page.getByRole("figure", { name: /^Démonstration : trois phrases/ });
  await expect(demo.getByRole("button")).toHaveCount(1);
  const others = ["Au tableau", "Aide pour les enseignants", "Écrire ma première phrase"];
  for (const name of [...others, "Conjugaison", "Grammaire"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Español" })).toBeHidden();
  await page.locator("summary").getByText("fr", { exact: true }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("tab", { name: "Iniciar sesión", selected: true })).toBeVisible();
});

test("a teacher finds the board and the help, which need no account", async ({ page }) => {
  for (const [name, heading] of [
    ["Au tableau", "Au tableau"],
    ["Aide pour les enseignants", "Une classe en dix étapes"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("the demo stops while it is paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: "2026-06-23T21:00:00Z" });
  await page.clock.pauseAt("2026-06-23T21:01:00Z");
  await page.goto("/");
  const sentence = page.locator("p[lang=es]", { hasText: "Esta noche mis primos" });
  /** Checks the visible part of the answer, all of which is in the page from the start. */
  const expectTyped = (typed: string) =>
    expect(sentence).toContainText(`Esta noche mis primos ${typed} a la verbena`, {
      useInnerText: true,
    });

  await page.clock.runFor(2 * 150);
  await expectTyped("vi");
  await page.getByRole("button", { name: "Mettre la démonstration en pause" }).click();
  await page.clock.runFor(60_000);
  await expectTyped("vi");
  await page.getByRole("button", { name: "Reprendre la démonstration" }).click();
  await page.clock.runFor(150);
  await expectTyped("vie");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("texts, links and a finished exercise are there, and the language can be chosen", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(9);
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

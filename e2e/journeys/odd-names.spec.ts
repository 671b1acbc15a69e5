import type { Page } from "@playwright/test";
import { newLearner } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const refused = [
  {
    what: "500 characters",
    name: "a".repeat(500),
    why: "Le nom peut compter 50 caractères au plus",
  },
  {
    what: "three characters without a picture",
    name: "\u200b\u200b\u200b",
    why: "Le nom doit compter au moins 2 caractères",
  },
  {
    what: "a turn of the direction of writing",
    name: "Léa \u202elive",
    why: "Cette valeur n’est pas valable",
  },
];

for (const { what, name, why } of refused) {
  test(`a name of ${what} is refused where it stands, and kept there`, async ({ page }) => {
    const { email, password } = newLearner();
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Inscription" }).click();
    const field = page.getByLabel("Nom d’utilisateur");
    await field.fill(name);
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toHaveValue(name);
    await expect(page).toHaveURL("/auth?tab=signup");
  });
}

const welcome = [
  { what: "markup", name: "<script>alert(1)</script>" },
  { what: "Arabic", name: "محمد عبد الله الأندلسي القرطبي الغرناطي" },
  { what: "pictures", name: "👩‍👩‍👧‍👦🎉 Lola" },
  { what: "50 wide letters", name: "W".repeat(50) },
];

for (const { what, name } of welcome) {
  test(`a name of ${what} is a name, and moves nothing`, async ({ learner: _signedIn, page }) => {
    await page.goto("/app/profile");
    await page.getByLabel("Nom d’utilisateur").fill(name);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Profil mis à jour")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(name);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => contentWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/** Of the page, with what stands out of it. */
function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

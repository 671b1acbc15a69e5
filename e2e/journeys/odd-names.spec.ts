import type { Page } from "@playwright/test";
import { newLearner } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const refused = [
  { name: "a".repeat(500), why: "Le nom peut compter 50 caractères au plus" },
  { name: "\u200b\u200b\u200b", why: "Le nom doit compter au moins 2 caractères" },
  { name: "Léa \u202elive", why: "Cette valeur n’est pas valable" },
];

test("a username that is too long, invisible, or turns the text around is refused and stays in its field", async ({
  page,
}) => {
  const { email, password } = newLearner();
  await page.goto("/auth?tab=signup");
  const field = page.getByLabel("Nom d’utilisateur");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  for (const { name, why } of refused) {
    await field.fill(name);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toHaveValue(name);
  }
  await expect(page).toHaveURL("/auth?tab=signup");
});

const accepted = [
  "<script>alert(1)</script>",
  "محمد عبد الله الأندلسي القرطبي الغرناطي",
  "👩‍👩‍👧‍👦🎉 Lola",
  "W".repeat(50),
];

test("a username may be markup, Arabic, emoji or very wide, and never widens the page", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/profile");
  for (const name of accepted) {
    await page.getByLabel("Nom d’utilisateur").fill(name);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(name);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => contentWidth(page), `${name} at ${width} px`)
        .toBeLessThanOrEqual(width);
    }
  }
});

function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

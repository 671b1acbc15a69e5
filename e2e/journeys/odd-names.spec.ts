import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

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

import type { Locator, Page } from "@playwright/test";
import { changeStartResponse } from "../support/change-start.ts";
import { expect, test } from "../support/test.ts";

const MILLIONS = {
  totalAttempts: 9_876_543,
  totalCorrect: 8_765_432,
  totalFailed: 1_111_111,
  todayAttempts: 9_876_543,
  todayCorrect: 8_765_432,
  todayFailed: 1_111_111,
};

/** Replaces the figures in the server's responses by millions. */
async function stubMillions(page: Page): Promise<void> {
  await changeStartResponse(page, ({ progress }) => {
    for (const family of Object.values(progress.exercises)) {
      Object.assign(family.stats, MILLIONS);
      family.currentLevel = 7;
    }
  });
}

test.use({ viewport: { width: 360, height: 740 } });

test("figures of seven digits fit on the smallest phone", async ({ learner: _signedIn, page }) => {
  await stubMillions(page);
  await page.goto("/app");
  const bar = page.getByRole("region", { name: /^Vos chiffres/ });
  await expect(bar.getByRole("button")).toHaveText([
    /8.765.432 \/ 9.876.543$/,
    /Gran maestro$/,
    /8.765.432$/,
  ]);
  expect(await cutTexts(bar)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await bar.getByRole("button", { name: /^Total/ }).click();
  const drawer = page.getByRole("dialog", { name: "Total" });
  await expect(drawer.getByRole("definition")).toHaveText([
    /^9.876.543$/,
    /^8.765.432$/,
    /^1.111.111$/,
    "89 %",
  ]);
  expect(await cutTexts(drawer)).toEqual([]);
});

/** Texts that are wider than their elements, except those for screen readers only. */
function cutTexts(within: Locator): Promise<string[]> {
  return within
    .locator("span:not(.sr-only), dd, p")
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
}

import { arrive } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const path of [
  "/",
  "/app/statistics",
  "/app/statistics?tab=configuration",
  "/app/profile",
  "/app/verbs?verb=tener",
  "/app/packages/preterito-indefinido",
  "/app/enlaces-utiles",
]) {
  test(`text at 200 % needs no sideways scrolling on ${path}`, async ({
    learner: _signedIn,
    page,
  }) => {
    await arrive(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(360);
  });
}

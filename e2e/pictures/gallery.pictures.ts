import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { administratorScreens } from "../screens/administrator-screens.ts";
import { learnerScreens } from "../screens/learner-screens.ts";
import { errorsOfScreens, type Role, type Screens, startAs } from "../screens/screens.ts";
import { visitorScreens } from "../screens/visitor-screens.ts";
import { expect, test } from "../support/test.ts";
import { speakDutch } from "./dutch.ts";
import { findFaults } from "./layout-faults.ts";

const folder = join(import.meta.dirname, "..", "..", "gallery");

/** A desktop and a phone. */
const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Longer pictures are cut off: the rest of a long guide looks the same. */
const PICTURE_MAX_HEIGHT = 4_000;

photograph("visitor", visitorScreens);
photograph("learner", learnerScreens);
photograph("administrator", administratorScreens);

/**
 * One test per screen: `npm run gallery -- --grep NAME` takes pictures of only a few. Each test shows all screens of the
 * visit until then.
 */
function photograph(role: Role, topics: Screens): void {
  for (const visit of Object.values(topics).flat()) {
    const screens = Object.entries(visit);
    for (const [index, [name]] of screens.entries()) {
      test(name, async ({ page, browserErrors, locale, baseURL, dataDir }, testInfo) => {
        browserErrors.allow(errorsOfScreens);
        if (locale === "nl-NL") speakDutch(page);
        await startAs(role, page, { baseURL, dataDir });
        for (const [, show] of screens.slice(0, index + 1)) await show(page);
        await takePictures(page, testInfo);
      });
    }
  }
}

/** Photographs a screen in both widths and both themes, and expects no fault in its layout. */
async function takePictures(page: Page, testInfo: TestInfo): Promise<void> {
  const slug = testInfo.title.replace(/[^\p{L}\d]+/gu, "-");
  for (const view of views) {
    await page.setViewportSize(view);
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await document.fonts.ready;
    });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
      const picture = `${slug}-${view.width}-${theme}.png`;
      const path = join(folder, testInfo.project.name, picture);
      await takePicture(page, path, view.width);
      await testInfo.attach(picture, { path });
    }
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await page.evaluate(findFaults), `faults at ${view.width} px`).toEqual([]);
  }
}

async function takePicture(page: Page, path: string, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, PICTURE_MAX_HEIGHT);
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

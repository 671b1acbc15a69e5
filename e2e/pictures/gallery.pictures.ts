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

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowestPhone = { width: 360, height: 740 };

type View = typeof desktop;

/** Longer pictures are cut off: the rest of a long guide looks the same. */
const PICTURE_MAX_HEIGHT = 4_000;

photograph("visitor", visitorScreens, [desktop, phone, narrowestPhone]);
photograph("learner", learnerScreens, [desktop, narrowestPhone]);
photograph("administrator", administratorScreens, [desktop, narrowestPhone]);

/**
 * One test per visit, whose title has the names of its screens: `npm run gallery -- --grep NAME` takes the pictures of the
 * visits with that screen.
 */
function photograph(role: Role, topics: Screens, views: readonly View[]): void {
  for (const visit of Object.values(topics).flat()) {
    test(`${role}: ${Object.keys(visit).join("; ")}`, async ({
      page,
      browserErrors,
      locale,
      baseURL,
      dataDir,
    }, testInfo) => {
      test.slow();
      browserErrors.allow(errorsOfScreens);
      if (locale === "nl-NL") speakDutch(page);
      await startAs(role, page, { baseURL, dataDir });
      for (const [name, show] of Object.entries(visit)) {
        await test.step(name, async () => {
          await show(page);
          await takePictures(page, name, views, testInfo);
        });
      }
    });
  }
}

/** Photographs a screen in all widths and both themes, and expects no fault in its layout. Restores the window. */
async function takePictures(
  page: Page,
  name: string,
  views: readonly View[],
  testInfo: TestInfo,
): Promise<void> {
  const slug = name.replace(/[^\p{L}\d]+/gu, "-");
  const viewport = page.viewportSize() ?? desktop;
  const devTools = await page.context().newCDPSession(page);
  for (const view of views) {
    await page.setViewportSize(view);
    await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: view !== desktop });
    await page.evaluate(async () => {
      // Bars that stick to the window would stand in the middle of the picture.
      window.scrollTo(0, 0);
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
    const faults = await page.evaluate(findFaults);
    expect.soft(faults, `${name}: faults at ${view.width} px`).toEqual([]);
  }
  await devTools.detach();
  await page.setViewportSize(viewport);
}

async function takePicture(page: Page, path: string, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, PICTURE_MAX_HEIGHT);
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Fault, faultsOf } from "./faults.ts";

/** A desktop, a tablet, a small phone. */
const views = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Longer guides are cut off, as the rest looks the same. */
const PICTURE_MAX_HEIGHT = 4_000;

/** A screen in one language. */
type Screen = {
  name: string;
  language: string;
  pictures: { file: string; width: number; theme: "light" | "dark" }[];
  faults: (Fault & { width: number })[];
};

type Target = { folder: string; name: string; language: string };

/** Photographs a screen in all widths and both themes, and records its faults. */
export async function takePictures(page: Page, { folder, name, language }: Target): Promise<void> {
  const screen: Screen = { name, language, pictures: [], faults: [] };
  const slug = name.replace(/[^\p{L}\d]+/gu, "-");
  await mkdir(join(folder, language), { recursive: true });
  for (const view of views) {
    await page.setViewportSize(view);
    await waitUntilSettled(page);
    const faults = await faultsOf(page);
    screen.faults.push(...faults.map((fault) => ({ ...fault, width: view.width })));
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
      const file = join(language, `${slug}-${view.width}-${theme}.png`);
      await takePicture(page, join(folder, file), view.width);
      screen.pictures.push({ file, width: view.width, theme });
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
  await writeFile(join(folder, language, `${slug}.json`), JSON.stringify(screen));
}

async function takePicture(page: Page, path: string, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, PICTURE_MAX_HEIGHT);
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/** Waits for layout, animations and fonts. */
function waitUntilSettled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await document.fonts.ready;
  });
}

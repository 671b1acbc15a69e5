import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Keeps the application's scripts and style sheet back, as a slow network does. Returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]*\.(js|css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the visitor sees before the application. */
export const firstPaintOf = (page: Page): Locator => page.locator("#first");

/** Waits until the application has taken over. */
export async function waitForTakeOver(page: Page): Promise<void> {
  await expect(firstPaintOf(page)).not.toBeAttached();
}

/** Keeps the fonts back. They come later than the application takes over, and change the size of texts. */
export async function holdFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", () => undefined);
}

/** The boxes of what is visible in a part of the page. */
export function boxesIn(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const elements = document.querySelectorAll(
      `${selector} :is(h1, header, label, input, button, a, svg, [data-notice], [data-sentence] span)`,
    );
    return Array.from(elements, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    });
  }, part);
}

/** Starts to observe layout shifts, and paints that are the largest so far. Returns a function that counts them. */
export async function observePaints(page: Page): Promise<() => Promise<Record<string, number>>> {
  // The entry of the first paint itself may come late.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.evaluate(() => {
    const counts: Record<string, number> = { "largest-contentful-paint": 0, "layout-shift": 0 };
    Object.assign(window, { paintCounts: counts });
    for (const type of Object.keys(counts)) {
      const observer = new PerformanceObserver((list) => {
        counts[type] = (counts[type] ?? 0) + list.getEntries().length;
      });
      observer.observe({ type });
    }
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          // Entries arrive after the frame.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(Reflect.get(window, "paintCounts"))),
            ),
          );
        }),
    );
}

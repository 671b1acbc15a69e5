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

/** Keeps the fonts back until the returned function is called. It waits until they are loaded. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => {
    released.resolve();
    await page.waitForFunction(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
      const names = loaded.map(({ family }) => family.replaceAll('"', ""));
      return names.includes("Figtree") && names.includes("Bricolage Grotesque");
    });
  };
}

/** The path of the exercise screen in the tests of its first paint. */
export const EXERCISE = "/app/exercise/presente-indicativo";

/** Opens a screen until its first paint shows a sentence: the server may be too busy to send one. */
export async function openWithSentence(page: Page, path = EXERCISE): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: "commit" });
    await expect(firstPaintOf(page).locator("[data-sentence]")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Leaves the first item out of documents of the server, so that only the note on the device counts. */
export async function leaveOutItem(page: Page): Promise<void> {
  await page.route("**/app/**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('id="first-item"', "") });
  });
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

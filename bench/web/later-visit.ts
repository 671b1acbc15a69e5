import type { BrowserContext, Page } from "playwright-core";
import { throttleCpu } from "../harness/browser.ts";

declare global {
  interface Window {
    /** When the first answer was graded, or the static page's heading was there, on the page's clock. */
    readyAt?: number;
  }
}

const SLOWDOWN = 4;

/** Opens a page until its service worker controls it and its data is on the device. */
export async function visitFirst(context: BrowserContext, address: string, script?: string) {
  const page = await context.newPage();
  await page.goto(address);
  if (script) await page.evaluate((url) => navigator.serviceWorker.register(url), script);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
  await page.close();
}

/**
 * Opens a page with a slow processor. Returns the ms from the navigation to the end of `untilReady`,
 * which runs in the page.
 */
export async function timeOfVisit(
  context: BrowserContext,
  address: string,
  untilReady: () => void,
): Promise<number> {
  const page: Page = await context.newPage();
  await throttleCpu(page, SLOWDOWN);
  await page.addInitScript(untilReady);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.readyAt !== undefined);
  const time = await page.evaluate(() => window.readyAt ?? Number.NaN);
  await page.close();
  return time;
}

/** Types an answer and presses Enter in each frame until the verdict is there. */
export function answerOnce(): void {
  const attempt = () => {
    const field = document.querySelector<HTMLInputElement>("main input:enabled");
    if (document.querySelector("[data-verdict]:not(:empty)")) {
      window.readyAt = performance.now();
      return;
    }
    if (field) {
      field.setRangeText("otra cosa", 0, field.value.length);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }
    requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

export function showHeading(): void {
  const attempt = () => {
    if (document.querySelector("h1")) window.readyAt = performance.now();
    else requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

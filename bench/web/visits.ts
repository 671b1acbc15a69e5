import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";
import { throttleCpu } from "../harness/browser.ts";

const kinds = ["Script", "Stylesheet", "Font", "Document", "Fetch"] as const;
type Kind = (typeof kinds)[number];

/** A page counts as loaded after this time without a response. */
const QUIET_MS = 1500;

/** Bytes of compressed response bodies. */
export type RouteLoad = {
  bytes: Record<Kind, number>;
  /** Scripts in the document, and those requested before the page could be used. */
  scriptsBeforeUse: number;
  requests: number;
};

declare global {
  interface Window {
    /** When the page could be used, on the page's clock. */
    usableAt?: number;
    /** When the first answer was graded, or the static page's heading was there, on the page's clock. */
    readyAt?: number;
  }
}

/**
 * Opens an address in a browser without a cache and counts its responses until the page is quiet.
 *
 * @param usable selector of an element that appears when the page can be used, such as the answer field
 */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  usable: string,
): Promise<RouteLoad> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const bytes = { Script: 0, Stylesheet: 0, Font: 0, Document: 0, Fetch: 0 };
  let requests = 0;
  const responses = new Map<string, { kind: string; headers: number }>();
  network.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    const kind = kinds.find((one) => one === response?.kind);
    requests += 1;
    if (kind && response) bytes[kind] += encodedDataLength - response.headers;
  });
  await network.send("Network.enable");
  await page.addInitScript(noteWhenUsable, usable);
  await page.goto(address);
  await page.waitForFunction(() => window.usableAt !== undefined);
  for (let before = -1; before !== requests; ) {
    before = requests;
    await sleep(QUIET_MS);
  }
  const inline = await page.evaluate(() =>
    [...document.scripts].map(({ textContent }) => textContent).join(""),
  );
  const inlineBytes = inline === "" ? 0 : brotliCompressSync(inline).length;
  const { all, beforeUse } = await page.evaluate(scriptBytes);
  bytes.Script = inlineBytes + all;
  const scriptsBeforeUse = inlineBytes + beforeUse;
  await context.close();
  return { bytes, scriptsBeforeUse, requests };
}

/** Runs in the page before its own scripts. */
function noteWhenUsable(usable: string): void {
  const changes = new MutationObserver(() => {
    if (document.querySelector(usable) === null) return;
    changes.disconnect();
    window.usableAt = performance.now();
  });
  changes.observe(document, { childList: true, attributes: true, subtree: true });
}

/** Runs in the page. */
function scriptBytes(): { all: number; beforeUse: number } {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  // A preloaded script has two entries.
  const byAddress = new Map(resources.map((resource) => [resource.name, resource]));
  const scripts = [...byAddress.values()].filter(({ name }) =>
    new URL(name).pathname.endsWith(".js"),
  );
  // The service worker's files come from the device.
  const sizeOf = (some: readonly PerformanceResourceTiming[]) =>
    some.reduce((sum, one) => sum + (one.transferSize > 0 ? one.encodedBodySize : 0), 0);
  const isBeforeUse = ({ startTime }: PerformanceResourceTiming) =>
    startTime <= (window.usableAt ?? 0);
  return { all: sizeOf(scripts), beforeUse: sizeOf(scripts.filter(isBeforeUse)) };
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
  const page = await context.newPage();
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

export function awaitHeading(): void {
  const attempt = () => {
    if (document.querySelector("h1")) window.readyAt = performance.now();
    else requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

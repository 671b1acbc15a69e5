import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { throttleCpu } from "../harness/browser.ts";
import type { Account } from "../harness/learner.ts";

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
    /** When what the visitor waits for was painted, in ms since 1970. */
    shownAt?: number;
    /** When the verdict on the first answer was painted, in ms since 1970. */
    gradedAt?: number;
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
    [...document.scripts]
      .filter(({ type }) => type === "" || type === "module")
      .map(({ textContent }) => textContent)
      .join(""),
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

/** Lighthouse's slow 4G, as developer tools apply it: in ms and bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a page until its service worker controls it and its data is on the device. */
export async function visitFirst(context: BrowserContext, address: string, script?: string) {
  const page = await context.newPage();
  await page.goto(address);
  if (script) await page.evaluate((url) => navigator.serviceWorker.register(url), script);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
  await page.close();
}

/** What a visitor of a page waits for. */
export type Wait = {
  /** Selector of what should be visible. */
  shown: string;
  /** Whether the visitor also answers at once and waits for the verdict. */
  answers?: boolean;
};

/** The sentence of an exercise, also before the application shows it. */
export const SENTENCE = "[data-sentence]";

/** In ms; `graded` is NaN without an answer. */
export type Times = { shown: number; graded: number };

/** Opens a page with a slow processor. The times begin with the navigation. */
export async function timeVisit(
  context: BrowserContext,
  address: string,
  { wait, isSlow4G = false }: { wait: Wait; isSlow4G?: boolean },
): Promise<Times> {
  const page = await openPhone(context, wait, isSlow4G);
  await page.goto(address, { waitUntil: "commit" });
  const begin = await page.evaluate(() => performance.timeOrigin);
  return timesSince(begin, page, wait);
}

/** Signs in on a new phone. The time begins when the filled form is submitted. */
export async function timeSignIn(
  context: BrowserContext,
  address: string,
  { email, password }: Account,
): Promise<Times> {
  const wait = { shown: SENTENCE };
  const page = await openPhone(context, wait, true);
  await page.goto(address);
  await page.locator("#root input[type=email]").fill(email);
  await page.locator("#root input[type=password]").fill(password);
  // Typing takes longer than the requests that are still open.
  await page.waitForLoadState("networkidle");
  const begin = Date.now();
  await page.keyboard.press("Enter");
  return timesSince(begin, page, wait);
}

async function openPhone(context: BrowserContext, wait: Wait, isSlow4G: boolean): Promise<Page> {
  const page = await context.newPage();
  await throttleCpu(page, SLOWDOWN);
  if (isSlow4G) {
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", slow4G);
  }
  await page.addInitScript(noteTimes, wait);
  return page;
}

/** Closes the page when it has shown everything. */
async function timesSince(begin: number, page: Page, { answers }: Wait): Promise<Times> {
  await page.waitForFunction(() => window.shownAt !== undefined);
  if (answers) await page.waitForFunction(() => window.gradedAt !== undefined);
  const { shownAt, gradedAt } = await page.evaluate(() => {
    const { shownAt = Number.NaN, gradedAt = Number.NaN } = window;
    return { shownAt, gradedAt };
  });
  await page.close();
  return { shown: shownAt - begin, graded: gradedAt - begin };
}

/**
 * Runs in the page before its own scripts. It looks in each frame. To answer, it types and presses Enter in each frame
 * until the verdict is there.
 */
function noteTimes({ shown, answers }: Wait): void {
  const visible = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].find((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const notePaint = (key: "shownAt" | "gradedAt") => {
    if (window[key] !== undefined) return;
    // Its task runs when the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window[key] ??= performance.timeOrigin + performance.now();
    };
    port2.postMessage(null);
  };
  const answer = (field: HTMLInputElement) => {
    field.setRangeText("otra cosa", 0, field.value.length);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  const look = () => {
    if (visible(shown)) notePaint("shownAt");
    if (document.querySelector("[data-verdict]:not(:empty)")) return notePaint("gradedAt");
    const field = answers && visible<HTMLInputElement>(`${shown} input:enabled`);
    if (field) answer(field);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

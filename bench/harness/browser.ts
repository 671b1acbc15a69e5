import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Defer } from "./benchmark.ts";
import type { Learner } from "./learner.ts";

const options = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "chromium",
  chromiumSandbox: process.getuid?.() !== 0,
};

/** Starts Chromium, and closes it when the benchmark ends. */
export async function launchBrowser(defer: Defer): Promise<Browser> {
  const browser = await chromium.launch(options);
  defer(() => browser.close());
  return browser;
}

/** Starts Chromium with an empty profile and these flags. */
export function launchProfile(args: string[]): Promise<BrowserContext> {
  return chromium.launchPersistentContext("", { ...options, args, viewport: null });
}

/** Signs in a learner and marks the welcome dialog as seen. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { cookie }: Learner,
): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  const welcomed = { name: "verbena_welcome_shown", value: "true", url: origin };
  await context.addCookies([{ name, value, url: origin }, welcomed]);
}

/** @param rate how many times slower the page's processor is */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

import { defineConfig } from "@playwright/test";
import { alreadyWelcomed, TIME_ZONE } from "./support/browser.ts";

const chromiumFlags = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Lets a browser context keep its process from page to page. Opening a page then takes a third less work.
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
];

/** Chromium's sandbox refuses to run for root. */
const sandboxFlags = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  // Run the longest tests first: all workers then finish at about the same time.
  projects: [
    { name: "screens", testMatch: "screens/*.spec.ts" },
    { name: "journeys", testMatch: "journeys/*.spec.ts", testIgnore: "**/*.scale.spec.ts" },
    { name: "scale", testMatch: "journeys/*.scale.spec.ts" },
  ],
  globalSetup: "./support/shared-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Twice as many workers as cores, because journeys often wait for the server or the screen.
  workers: 4,
  timeout: 120_000,
  // A long timeout, because the machine may be busy. Only a failing test waits so long.
  expect: { timeout: 30_000 },
  use: {
    locale: "fr-FR",
    timezoneId: TIME_ZONE,
    contextOptions: { reducedMotion: "reduce" },
    storageState: alreadyWelcomed,
    // Playwright cannot intercept responses of a service worker. Only tests of the service worker allow it.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    // Tracing takes a tenth of the time. Add --trace=retain-on-failure to investigate a failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...chromiumFlags, ...sandboxFlags],
    },
  },
});

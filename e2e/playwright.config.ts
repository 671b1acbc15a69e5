import { defineConfig } from "@playwright/test";
import { alreadyWelcomed, TIME_ZONE } from "./support/browser.ts";

const chromiumFlags = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A browser context keeps its process from page to page, which saves a third of the work to open one.
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
];

/** Chromium's sandbox refuses to run for root. */
const sandboxFlags = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  // The longest tests first, so that all workers finish together.
  projects: [
    { name: "screens", testMatch: "screens/*.spec.ts" },
    { name: "journeys", testMatch: "journeys/*.spec.ts", testIgnore: "**/*.scale.spec.ts" },
    { name: "scale", testMatch: "journeys/*.scale.spec.ts" },
  ],
  globalSetup: "./support/shared-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // One more than cores: journeys often wait for the server or the screen.
  workers: 3,
  timeout: 120_000,
  // Generous: only a failing test waits so long, and the machine may be busy.
  expect: { timeout: 30_000 },
  use: {
    locale: "fr-FR",
    timezoneId: TIME_ZONE,
    contextOptions: { reducedMotion: "reduce" },
    storageState: alreadyWelcomed,
    // Playwright cannot intercept what a service worker answers: only tests about it allow one.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    // Tracing takes a tenth of the time: add --trace=retain-on-failure to look into a failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...chromiumFlags, ...sandboxFlags],
    },
  },
});

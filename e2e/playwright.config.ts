import { defineConfig } from "@playwright/test";
import { alreadyWelcomed, TIME_ZONE } from "./support/browser.ts";

const chromiumFlags = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium's sandbox refuses to run for root. */
const sandboxFlags = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/shared-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // Who fails once among others that use the same server is tried again, and named at the end.
  retries: 1,
  timeout: 60_000,
  // The machine is shared: what takes a second alone may take several here.
  expect: { timeout: 15_000 },
  use: {
    locale: "fr-FR",
    timezoneId: TIME_ZONE,
    contextOptions: { reducedMotion: "reduce" },
    storageState: alreadyWelcomed,
    // What a service worker answers, a test cannot intercept: only tests about it let it work.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    // The first try is traced too; film and snapshots would cost a sixth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...chromiumFlags, ...sandboxFlags],
    },
  },
});

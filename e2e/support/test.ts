import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from "@playwright/test";
import { freePort } from "../../packages/server/src/testing/postgres.ts";
import { grantAdministration, type Learner, newLearner, signUpByApi } from "./accounts.ts";
import { fixDraws } from "./browser.ts";
import { type BrowserErrors, createBrowserErrors } from "./browser-errors.ts";
import { startServer } from "./server.ts";
import { sharedServerVariable } from "./shared-server.ts";

type Fixtures = {
  /** Folder of the server's database. */
  dataDir: string;
  /** Errors and warnings of the browsers. The test fails on those that it does not allow. */
  browserErrors: BrowserErrors;
  /** A new learner, signed in in the test's browser. */
  learner: Learner;
  /** A new administrator, signed in in the test's browser. */
  administrator: Learner;
  /** Opens another browser, in which nobody is signed in. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** A test that fails on errors and warnings of the browsers that it does not allow. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
  baseURL: async ({}, use) => {
    await use(sharedServerVariable("VERBENA_URL"));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
  dataDir: async ({}, use) => {
    await use(sharedServerVariable("VERBENA_DATA_DIR"));
  },
  // Requests without a page also name the browser's language, because the first request decides the profile's language.
  extraHTTPHeaders: async ({ locale }, use) => {
    await use(locale === undefined ? {} : { "Accept-Language": locale });
  },
  context: async ({ context }, use) => {
    await fixDraws(context);
    await use(context);
  },
  browserErrors: [
    async ({ context, baseURL }, use) => {
      const browserErrors = createBrowserErrors(baseURL ?? "");
      browserErrors.listenTo(context);
      await use(browserErrors);
      expect(browserErrors.notAllowed(), "errors and warnings of the browsers").toEqual([]);
    },
    { auto: true },
  ],
  learner: async ({ context }, use) => {
    await use(await signUpByApi(context.request, newLearner()));
  },
  administrator: async ({ learner, dataDir }, use) => {
    await grantAdministration(learner, dataDir);
    await use(learner);
  },
  openBrowser: async ({ browser, browserErrors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const another = await browser.newContext(options);
      await fixDraws(another);
      browserErrors.listenTo(another);
      opened.push(another);
      return another;
    });
    for (const another of opened) await another.close();
  },
});

/** A server that a test can kill, start again on the same data, and move to the next day. */
export type RestartableServer = { kill(): Promise<void>; start(): Promise<void>; nextDay(): void };

/** A test with its own server. */
export const testWithOwnServer = test.extend<{
  server: RestartableServer;
  port: number;
  /** The server's time at its start. By default, the system's time. */
  startsAt: number | undefined;
  /** Further variables of the server's environment. */
  variables: Record<string, string>;
}>({
  startsAt: [undefined, { option: true }],
  variables: [{ OPERATOR: "school" }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
  port: async ({}, use) => {
    await use(await freePort());
  },
  // Depends on the server. The browser is therefore closed before the server stops, and logs no errors.
  baseURL: async ({ port, server: _running }, use) => {
    await use(`http://127.0.0.1:${port}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "verbena-journey-"));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  server: [
    async ({ port, dataDir, startsAt, variables }, use) => {
      const start = () => startServer({ port, dataDir, startsAt, variables });
      let running = await start();
      await use({
        kill: () => running.kill(),
        start: async () => {
          running = await start();
        },
        nextDay: () => running.nextDay(),
      });
      await running.stop();
    },
    { timeout: 120_000 },
  ],
});

export { expect };

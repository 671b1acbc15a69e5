import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { grantAdministration, type Learner, newLearner, signUpByApi } from "./accounts.ts";
import { createNoise, type Noise } from "./noise.ts";
import { freePort, startServer } from "./server.ts";

type Fixtures = {
  /** Folder of the server's database. */
  dataDir: string;
  /** What the browsers complain of; whatever the test does not expect fails it. */
  noise: Noise;
  /** Somebody new, already signed in in the test's browser. */
  learner: Learner;
  /** Somebody new with an administrator's role, signed in in the test's browser. */
  administrator: Learner;
  /** Opens a second browser, in which nobody is signed in. */
  openBrowser: () => Promise<BrowserContext>;
};

/** A test with its own learner, in a browser that has to stay silent. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env["VERBENA_URL"]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
  dataDir: async ({}, use) => {
    await use(process.env["VERBENA_DATA_DIR"] ?? "");
  },
  noise: [
    async ({ context, baseURL }, use) => {
      const noise = createNoise(baseURL ?? "");
      noise.listenTo(context);
      await use(noise);
      expect(noise.unexpected(), "what the browsers complained of").toEqual([]);
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
  openBrowser: async ({ browser, noise }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const another = await browser.newContext();
      noise.listenTo(another);
      opened.push(another);
      return another;
    });
    for (const another of opened) await another.close();
  },
});

/** A server that a test may kill, and start again on the same data. */
export type FragileServer = { kill(): Promise<void>; start(): Promise<void> };

/** A test that has a server to itself. */
export const testWithOwnServer = test.extend<{ server: FragileServer; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
  port: async ({}, use) => {
    await use(await freePort());
  },
  baseURL: async ({ port }, use) => {
    await use(`http://127.0.0.1:${port}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "verbena-journey-"));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  server: [
    async ({ port, dataDir }, use) => {
      let running = await startServer({ port, dataDir });
      await use({
        kill: () => running.kill(),
        start: async () => {
          running = await startServer({ port, dataDir });
        },
      });
      await running.stop();
    },
    { auto: true },
  ],
});

export { expect };

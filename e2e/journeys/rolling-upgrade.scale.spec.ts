import { rm } from "node:fs/promises";
import { startHaproxy } from "../../packages/server/src/testing/haproxy.ts";
import { freePort, startPostgresCluster } from "../../packages/server/src/testing/postgres.ts";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { buildOtherRelease } from "../support/other-release.ts";
import { startServer } from "../support/server.ts";
import { test as base } from "../support/test.ts";

/** First visits with a service worker, and as many without; more until the page of each release was opened. */
const VISITS = 4;

/** Building the other release may take a minute on a busy machine. */
const TIMEOUT_MS = 300_000;

/** A site behind HAProxy, whose two servers run different releases. */
const test = base.extend<{ mixedSite: string }>({
  mixedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
    async ({}, use) => {
      const cluster = await startPostgresCluster();
      const other = await buildOtherRelease();
      const folders = { dataDir: other.folder, databaseUrl: cluster.url };
      const first = await startServer({ port: await freePort(), ...folders });
      const { program } = other;
      const second = await startServer({ port: await freePort(), ...folders, program });
      const haproxy = await startHaproxy([first.url, second.url]);
      await use(haproxy.origin);
      await haproxy.stop();
      await Promise.all([first.stop(), second.stop()]);
      await cluster.stop();
      await rm(other.folder, { recursive: true });
    },
    { timeout: TIMEOUT_MS },
  ],
  baseURL: async ({ mixedSite }, use) => {
    await use(mixedSite);
  },
});

test.setTimeout(TIMEOUT_MS);

test("first visits succeed while two releases run", async ({ openBrowser }) => {
  for (const serviceWorkers of ["block", "allow"] as const) {
    const releases = new Set<string | null>();
    for (let visit = 0; visit < VISITS || releases.size < 2; visit++) {
      const context = await openBrowser({ serviceWorkers });
      await signUpByApi(context.request, newLearner());
      // The servers take turns: without this request, all visits might open the page of the same release.
      if (visit % 2 === 1) await context.request.get("/healthz");
      const page = await context.newPage();
      const screen = await openExercise(page, "preterito-indefinido");
      await screen.answerRight();
      releases.add(await page.locator("script[src*=start]").getAttribute("src"));
      await context.close();
    }
  }
});

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";
import { type Haproxy, startHaproxy } from "../../packages/server/src/testing/haproxy.ts";
import { freePort, startPostgresCluster } from "../../packages/server/src/testing/postgres.ts";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { progressOf } from "../support/practice.ts";
import { type Release, unpackReleases } from "../support/releases.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { test as base } from "../support/test.ts";

/** First visits of each kind; more until the page of each release that runs was opened. */
const VISITS = 2;

/** Building another release may take minutes on a busy machine. */
const TIMEOUT_MS = 1_200_000;

/** Until HAProxy has noticed that a server stops. */
const DRAIN_SECONDS = "3";

/** Longer than HAProxy needs to notice that a server is ready: two checks, one second apart. */
const RISE_MS = 6_000;

/** A learner's unconfirmed account may send 5,000 answers a day: enough for the longest test. */
const PAUSE_MS = 250;

/** A site behind HAProxy with two servers on one PostgreSQL. Both run the previous release at first. */
type Site = {
  origin: string;
  previous: Release;
  next: Release;
  /** Stops a server as an upgrade does. */
  stop(server: 0 | 1): Promise<void>;
  /** Starts a stopped server with a release, and waits until HAProxy uses it. */
  start(server: 0 | 1, release: Release): Promise<void>;
};

const test = base.extend<{ site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "verbena-upgrade-"));
      await runSite(folder, use).finally(() => rm(folder, { recursive: true }));
    },
    { timeout: TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

test.setTimeout(TIMEOUT_MS);

test("learners notice nothing while a site is upgraded and rolled back", async ({
  site,
  browser,
  openBrowser,
}) => {
  const { previous, next } = site;
  const busy = await keepBusy((await openBrowser()).request);
  const ana = await openSession(await openBrowser({ serviceWorkers: "allow" }));
  await waitForServiceWorker(ana.page);
  // Without a service worker, which keeps its files, an open page logs that scripts of its release are gone. It still
  // works. So nobody listens to the errors of these browsers.
  const berta = await openSession(await browser.newContext());
  await ana.answers();

  await test.step("one server runs the next release", async () => {
    await site.stop(1);
    await site.start(1, next);
    await ana.answers();
    await berta.answers();
    await makeFirstVisits(openBrowser, [previous, next]);
  });
  const clara = await openSession(await browser.newContext());
  await clara.answers();
  const everybody = [ana, berta, clara];

  await test.step("it is rolled back, and the other server goes on alone", async () => {
    await site.stop(1);
    for (const learner of everybody) await learner.answers();
    await makeFirstVisits(openBrowser, [previous]);
  });

  await test.step("a new one runs again, and the other one restarts as before", async () => {
    await site.start(1, next);
    await site.stop(0);
    for (const learner of everybody) await learner.answers();
    await site.start(0, previous);
    for (const learner of everybody) await learner.answers();
    await makeFirstVisits(openBrowser, [previous, next]);
  });

  await test.step("the site is rolled back, and upgraded again", async () => {
    await site.stop(1);
    await site.start(1, previous);
    await site.stop(0);
    await site.start(0, previous);
    for (const learner of everybody) await learner.answers();
    await makeFirstVisits(openBrowser, [previous]);
    await site.stop(1);
    await site.start(1, next);
    await site.stop(0);
  });

  await test.step("both servers run the next release", async () => {
    await site.start(0, next);
    for (const learner of everybody) await learner.answers();
    await makeFirstVisits(openBrowser, [next]);
    await openWithoutReload(berta.page, "/app/statistics");
    await expect(berta.page.getByRole("heading", { level: 1 })).toHaveText("Statistiques");
    expect(await startScriptOf(berta.page)).toBe(next.startScript);
  });
  await busy.end();
});

/** @param folder an empty folder for the releases and the mails */
async function runSite(folder: string, use: (site: Site) => Promise<void>): Promise<void> {
  const { previous, next } = await unpackReleases(folder);
  const cluster = await startPostgresCluster();
  const ports = [await freePort(), await freePort()];
  const running: (RunningServer | undefined)[] = [];
  const start = async (server: number, { program }: Release) => {
    const port = ports[server] ?? 0;
    const database = { dataDir: folder, databaseUrl: cluster.url };
    const variables = { DRAIN_SECONDS };
    running[server] = await startServer({ port, ...database, program, variables });
    await sleep(RISE_MS);
  };
  const stop = async (server: number) => {
    await running[server]?.stop();
    running[server] = undefined;
  };
  let haproxy: Haproxy | undefined;
  try {
    for (const server of [0, 1]) await start(server, previous);
    haproxy = await startHaproxy(ports.map((port) => `http://127.0.0.1:${port}`));
    await use({ origin: haproxy.origin, previous, next, start, stop });
  } finally {
    await Promise.allSettled([haproxy?.stop(), stop(0), stop(1)]);
    await cluster.stop();
  }
}

/** Signs up, practises in a page that stays open, and expects each answer to arrive. */
async function openSession(context: BrowserContext) {
  await signUpByApi(context.request, newLearner());
  const page = await context.newPage();
  const screen = await openExercise(page, "preterito-indefinido");
  let given = 0;
  return {
    page,
    async answers() {
      if (given > 0) await screen.goToNext();
      await screen.answerRight();
      given += 1;
      await expect
        .poll(async () => (await progressOf(context.request)).stats.totalAttempts)
        .toBe(given);
    },
  };
}

/** New learners open the application, with and without a service worker, until each of the releases has answered. */
async function makeFirstVisits(
  openBrowser: (options: { serviceWorkers: "block" | "allow" }) => Promise<BrowserContext>,
  releases: readonly Release[],
): Promise<void> {
  const expected = new Set(releases.map(({ startScript }) => startScript));
  for (const serviceWorkers of ["block", "allow"] as const) {
    const opened = new Set<string>();
    for (let visit = 0; visit < VISITS || opened.size < expected.size; visit++) {
      const context = await openBrowser({ serviceWorkers });
      await signUpByApi(context.request, newLearner());
      // The servers take turns: without this request, all visits might open the page of the same release.
      if (visit % 2 === 1) await context.request.get("/healthz");
      const page = await context.newPage();
      const screen = await openExercise(page, "preterito-indefinido");
      await screen.answerRight();
      opened.add(await startScriptOf(page));
      await context.close();
    }
    expect(opened).toEqual(expected);
  }
}

async function startScriptOf(page: Page): Promise<string> {
  const source = await page.locator("script[src*=start]").getAttribute("src");
  return source?.split("/").at(-1) ?? "";
}

/** A learner who sends answers and reads progress all the time. Each request must succeed, and each answer count once. */
async function keepBusy(request: APIRequestContext) {
  await signUpByApi(request, newLearner());
  const failures: string[] = [];
  let given = 0;
  let isOver = false;
  const send = async () => {
    while (!isOver) {
      const at = new Date().toISOString();
      const base = { kind: "answer", id: randomUUID(), at, timeZone: "Europe/Paris" };
      const asked = { family: "preterito-indefinido", item: "tener", context: "yo", sentence: 1 };
      const data = { events: [{ ...base, ...asked, given: "tuve" }] };
      const responses = [
        await request.post("/api/progress/events", { data }),
        await request.get("/api/start"),
        await request.get("/app"),
      ];
      given += 1;
      for (const response of responses) {
        if (!response.ok()) failures.push(`${response.status()} ${response.url()}`);
      }
      await sleep(PAUSE_MS);
    }
  };
  const sending = send();
  return {
    async end() {
      isOver = true;
      await sending;
      expect(failures).toEqual([]);
      expect((await progressOf(request)).stats.totalAttempts).toBe(given);
    },
  };
}

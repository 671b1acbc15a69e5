// npm run bench:web: what each route loads when a browser opens it first.
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { benchmark, temporaryFolder } from "./harness/benchmark.ts";
import { launchBrowser, signIn } from "./harness/browser.ts";
import { createLearner } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { startVerbena } from "./harness/verbena-server.ts";

const visitorRoutes = ["/", "/auth"];
const learnerRoutes = [
  "/app",
  "/app/exercise/preterito-indefinido",
  "/app/exercise/desde-hace",
  "/app/theory/preterito-indefinido",
  "/app/verbs?verb=tener",
  "/app/packages/preterito-indefinido/new",
  "/app/statistics",
  "/app/profile",
];

const kinds = ["Script", "Stylesheet", "Font", "Document", "Fetch"] as const;
type Kind = (typeof kinds)[number];

/** A page counts as loaded after this time without a response. */
const QUIET_MS = 1500;

/** Bytes of compressed response bodies by kind. */
type Load = { bytes: Record<Kind, number>; requests: number };

await benchmark(async (defer) => {
  const { origin } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launchBrowser(defer);
  const learner = await createLearner(origin);
  const rows: string[][] = [];
  for (const route of [...visitorRoutes, ...learnerRoutes]) {
    const context = await browser.newContext();
    if (learnerRoutes.includes(route)) await signIn(context, origin, learner);
    const { bytes, requests } = await measureLoad(context, origin + route);
    const kilobytes = kinds.map((kind) => (bytes[kind] / 1000).toFixed(1));
    rows.push([`\`${route}\``, ...kilobytes, String(requests)]);
  }
  const head = ["route", "JavaScript kB", "styles", "fonts", "document", "data", "requests"];
  await report("web", `${table(head, rows)}\n\nChromium ${browser.version()}, nothing cached.`);
});

/** Opens an address and counts its responses until the page is quiet. */
async function measureLoad(context: BrowserContext, address: string): Promise<Load> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const load: Load = {
    bytes: { Script: 0, Stylesheet: 0, Font: 0, Document: 0, Fetch: 0 },
    requests: 0,
  };
  const responses = new Map<string, { kind: string; headers: number }>();
  network.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    const kind = kinds.find((one) => one === response?.kind);
    load.requests += 1;
    if (kind && response) load.bytes[kind] += encodedDataLength - response.headers;
  });
  await network.send("Network.enable");
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (let before = -1; before !== load.requests; ) {
    before = load.requests;
    await sleep(QUIET_MS);
  }
  await context.close();
  return load;
}

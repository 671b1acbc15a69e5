// npm run bench:web: what each route loads when it is the first that a browser opens.
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { benchmark, type Defer, temporaryFolder } from "./harness/benchmark.ts";
import { createLearner, type Learner } from "./harness/learner.ts";
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
/** Time without an answer after which no more is expected. */
const QUIET_MS = 1500;

type Kind = (typeof kinds)[number];

/** Bytes of bodies as they came over the network, compressed, by what they are. */
type Load = { bytes: Record<Kind, number>; requests: number };

await benchmark(async (defer) => {
  const { origin } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launch(defer);
  const learner = await createLearner(origin);
  const rows: string[][] = [];
  for (const route of visitorRoutes) {
    rows.push(row(route, await loadOf(await browser.newContext(), origin + route)));
  }
  for (const route of learnerRoutes) {
    rows.push(row(route, await loadOf(await signedIn(browser, origin, learner), origin + route)));
  }
  const head = ["route", "JavaScript kB", "styles", "fonts", "document", "data", "requests"];
  await report("web", `${table(head, rows)}\n\nChromium ${browser.version()}, nothing cached.`);
});

async function launch(defer: Defer): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "chromium",
    chromiumSandbox: process.getuid?.() !== 0,
  });
  defer(() => browser.close());
  return browser;
}

async function signedIn(browser: Browser, origin: string, { cookie }: Learner) {
  const context = await browser.newContext();
  const [name = "", value = ""] = cookie.split("=");
  const welcomed = { name: "verbena_welcome_shown", value: "true", url: origin };
  await context.addCookies([{ name, value, url: origin }, welcomed]);
  return context;
}

/** Opens an address, and counts until the page stands and nothing more has come for a while. */
async function loadOf(context: BrowserContext, address: string): Promise<Load> {
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

function row(route: string, { bytes, requests }: Load): string[] {
  const kilobytes = kinds.map((kind) => (bytes[kind] / 1000).toFixed(1));
  return [`\`${route}\``, ...kilobytes, String(requests)];
}

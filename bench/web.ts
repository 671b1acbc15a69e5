// npm run bench:web: what a first visit costs, in Lighthouse and in bytes. With paths, only these pages.
import type { Browser } from "playwright-core";
import { benchmark, log, quantile, report, table, temporaryFolder } from "./harness/benchmark.ts";
import { launchBrowser, signIn } from "./harness/browser.ts";
import {
  answerAll,
  clientOf,
  confirmLevels,
  createLearner,
  type Learner,
  readQuestions,
} from "./harness/learner.ts";
import { startVerbena } from "./harness/site.ts";
import { lighthouse, medianVisit, type Visit } from "./web/lighthouse.ts";
import { serveStaticPage } from "./web/static-page.ts";
import {
  answerOnce,
  awaitHeading,
  measureLoad,
  type RouteLoad,
  timeOfVisit,
  visitFirst,
} from "./web/visits.ts";

type Route = {
  path: string;
  /** Selector of an element that appears when the page can be used. */
  usable: string;
  isPublic?: boolean;
  /** Whether Lighthouse also measures it. */
  hasGoal?: boolean;
};

const routes: Route[] = [
  { path: "/", usable: "h1", isPublic: true, hasGoal: true },
  { path: "/auth", usable: "input[type=password]", isPublic: true, hasGoal: true },
  { path: "/app", usable: "main a[href^='/app/exercise']", hasGoal: true },
  { path: "/app/exercise/preterito-indefinido", usable: "main input:enabled", hasGoal: true },
  { path: "/app/exercise/desde-hace", usable: "main input:enabled" },
  { path: "/app/theory/preterito-indefinido", usable: "main h1", hasGoal: true },
  { path: "/app/verbs?verb=tener", usable: "main h1" },
  { path: "/app/packages/preterito-indefinido/new", usable: "main h1" },
  { path: "/app/statistics", usable: "main h1" },
  { path: "/app/profile", usable: "main h1" },
];

/** As in Lighthouse. With a mouse, the sign-in page would focus its first field and load what checks it. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const VISITS = 3;
const LATER_VISITS = 20;

/** The learner has answered one question of this many. */
const ANSWERED_SHARE = 3;

const visitHead = [
  ...["page", "performance", "first paint ms", "largest paint ms", "÷ static page"],
  ...["blocking ms", "layout shift", "scripts before use kB", "data kB", "total kB", "requests"],
];

const goalRows = [
  ["goal: `/`", "100", "", "", "1.30", "", "0", "5", "", "", ""],
  ["goal: other pages", "90", "", "2500", "", "200", "0.01", "150", "", "", ""],
];

const loadHead = [
  ...["route", "scripts before use kB", "all scripts", "styles", "fonts", "document", "data"],
  "requests",
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

await benchmark(async (defer) => {
  const paths = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
  const chosen = routes.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const floor = await serveStaticPage(defer);
  const { origin, pid } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launchBrowser(defer);
  const site: Site = { origin, browser, learner: await learnerWithProgress(origin) };

  const staticPage = await medianOfVisits(floor.origin);
  const visitRows = [visitRow("a static page of text", staticPage, staticPage), ...goalRows];
  const loadRows: string[][] = [];
  for (const route of chosen) {
    const load = await loadOf(route, site);
    loadRows.push(loadRow(route, load));
    if (!route.hasGoal) continue;
    const visit = await medianOfVisits(origin + route.path, route.isPublic ? undefined : site);
    visitRows.push(visitRow(`\`${route.path}\``, visit, staticPage, load));
  }
  const laterRows = await laterVisits(site, floor, pid);
  const note = `Chromium ${browser.version()}.`;
  const tables = [
    table(visitHead, visitRows),
    table(loadHead, loadRows),
    table(["later visit, network hangs", "p50 ms", "p95", "max"], laterRows),
  ].join("\n\n");
  await report("web", `${tables}\n\n${note}`);
});

type StaticPage = Awaited<ReturnType<typeof serveStaticPage>>;

type Site = { origin: string; browser: Browser; learner: Learner };

async function learnerWithProgress(origin: string): Promise<Learner> {
  const learner = await createLearner(origin);
  const client = clientOf(origin, learner);
  const questions = await readQuestions(client);
  const answered = questions.filter((_, index) => index % ANSWERED_SHARE === 0);
  await answerAll(client, answered);
  // Otherwise the celebration of a level would open on every page.
  await confirmLevels(client);
  return learner;
}

/** @param signedIn the site on which to sign in first */
async function medianOfVisits(address: string, signedIn?: Site): Promise<Visit> {
  const visits: Visit[] = [];
  for (let turn = 1; turn <= VISITS; turn += 1) {
    log(`Lighthouse, ${new URL(address).pathname}, ${turn} of ${VISITS} …`);
    visits.push(
      await lighthouse(address, async (context) => {
        if (signedIn) await signIn(context, signedIn.origin, signedIn.learner);
      }),
    );
  }
  return medianVisit(visits);
}

/** Opens both pages, which service workers have cached, while no request is answered. */
async function laterVisits(site: Site, floor: StaticPage, pid: number): Promise<string[][]> {
  const context = await site.browser.newContext();
  await signIn(context, site.origin, site.learner);
  const exercise = `${site.origin}/app/exercise/preterito-indefinido`;
  await visitFirst(context, exercise);
  await visitFirst(context, floor.origin, "/sw.js");
  floor.hang();
  process.kill(pid, "SIGSTOP");
  const times = { exercise: [] as number[], floor: [] as number[] };
  try {
    for (let turn = 0; turn < LATER_VISITS; turn += 1) {
      times.exercise.push(await timeOfVisit(context, exercise, answerOnce));
      times.floor.push(await timeOfVisit(context, floor.origin, awaitHeading));
    }
  } finally {
    process.kill(pid, "SIGCONT");
  }
  const row = (name: string, values: readonly number[]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)),
  ];
  return [
    row("the static page is there", times.floor),
    row("an answer in the exercise is graded", times.exercise),
    ["goal: exercise", "", "1000", ""],
  ];
}

async function loadOf(route: Route, { browser, origin, learner }: Site): Promise<RouteLoad> {
  const context = await browser.newContext(phone);
  if (!route.isPublic) await signIn(context, origin, learner);
  return measureLoad(context, origin + route.path, route.usable);
}

function visitRow(name: string, visit: Visit, floor: Visit, load?: RouteLoad): string[] {
  const { performance, firstPaint, largestPaint, blocking, shift } = visit;
  const times = [firstPaint, largestPaint].map((time) => time.toFixed(0));
  return [
    ...[name, performance.toFixed(0), ...times],
    ...[(largestPaint / floor.largestPaint).toFixed(2), blocking.toFixed(0), shift.toFixed(3)],
    ...[load?.scriptsBeforeUse ?? 0, visit.data, visit.total].map(kilobytes),
    String(visit.requests),
  ];
}

function loadRow({ path }: Route, { scriptsBeforeUse, bytes, requests }: RouteLoad): string[] {
  const { Script, Stylesheet, Font, Document, Fetch } = bytes;
  const sizes = [scriptsBeforeUse, Script, Stylesheet, Font, Document, Fetch].map(kilobytes);
  return [`\`${path}\``, ...sizes, String(requests)];
}
